package app.likeness.bench;

import app.likeness.bench.PartialCopy.Passage;
import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// How well detected passages meet the true ones: Potthast, Stein, Barrón-Cedeño, Rosso, "An Evaluation Framework for
/// Plagiarism Detection" (COLING 2010). Recall is the mean over the true passages of the share of their characters, on
/// both sides together, that detections cover which overlap them on both sides; precision the same with the parts
/// exchanged; granularity the mean number of detections of a passage that has any. PlagDet is F₁ ÷ log₂(1 +
/// granularity). Add the pairs of documents one after the other; equal passages of a pair count once. Confined to one
/// thread.
public final class PlagDet {
    private double covered;
    private int truths;
    private double right;
    private int detections;
    private int found;
    private int times;

    /// The true passages of a pair and those detected. O(truth × detected).
    public void add(List<Passage> truth, List<Passage> detected) {
        List<Passage> cases = truth.stream().distinct().toList();
        List<Passage> answers = detected.stream().distinct().toList();
        for (Passage passage : cases) {
            List<Passage> hits = overlapping(passage, answers);
            covered += covered(passage, hits);
            found += hits.isEmpty() ? 0 : 1;
            times += hits.size();
        }
        for (Passage passage : answers) {
            right += covered(passage, overlapping(passage, cases));
        }
        truths += cases.size();
        detections += answers.size();
    }

    private static List<Passage> overlapping(Passage passage, List<Passage> others) {
        return others.stream()
                .filter(other ->
                        other.left().overlaps(passage.left()) && other.right().overlaps(passage.right()))
                .toList();
    }

    private static double covered(Passage passage, List<Passage> by) {
        int characters = covered(passage.left(), by.stream().map(Passage::left).toList())
                + covered(passage.right(), by.stream().map(Passage::right).toList());
        return (double) characters / (passage.left().length() + passage.right().length());
    }

    private static int covered(Span span, List<Span> by) {
        List<Span> sorted = new ArrayList<>(by);
        sorted.sort(null);
        int covered = 0;
        int until = span.start();
        for (Span each : sorted) {
            int end = Math.min(each.end(), span.end());
            covered += Math.max(0, end - Math.max(each.start(), until));
            until = Math.max(until, end);
        }
        return covered;
    }

    /// 0…1; 0 without true passages.
    public double recall() {
        return truths == 0 ? 0 : covered / truths;
    }

    /// 0…1; 0 without detections.
    public double precision() {
        return detections == 0 ? 0 : right / detections;
    }

    /// 1 or more; 1 where nothing was found.
    public double granularity() {
        return found == 0 ? 1 : (double) times / found;
    }

    /// 0…1.
    public double plagdet() {
        double sum = recall() + precision();
        return sum == 0 ? 0 : 2 * recall() * precision() / sum / (Math.log(1 + granularity()) / Math.log(2));
    }

    public int detections() {
        return detections;
    }

    /// PlagDet, recall, precision, granularity, true passages, detections, as a row of a table.
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%8.4f %8.4f %9.4f %11.4f %6d %6d",
                plagdet(),
                recall(),
                precision(),
                granularity(),
                truths,
                detections);
    }
}
