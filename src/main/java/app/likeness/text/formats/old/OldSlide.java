package app.likeness.text.formats.old;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.poi.hslf.exceptions.CorruptPowerPointFileException;
import org.apache.poi.hslf.record.BinaryTagDataBlob;
import org.apache.poi.hslf.record.Comment2000;
import org.apache.poi.hslf.record.Document;
import org.apache.poi.hslf.record.Notes;
import org.apache.poi.hslf.record.PersistPtrHolder;
import org.apache.poi.hslf.record.PositionDependentRecord;
import org.apache.poi.hslf.record.Record;
import org.apache.poi.hslf.record.RecordTypes;
import org.apache.poi.hslf.record.Slide;
import org.apache.poi.hslf.record.SlideListWithText;
import org.apache.poi.hslf.record.SlideListWithText.SlideAtomsSet;
import org.apache.poi.hslf.record.TextBytesAtom;
import org.apache.poi.hslf.record.TextCharsAtom;
import org.apache.poi.hslf.record.TextHeaderAtom;
import org.jspecify.annotations.Nullable;

/// A slide of a presentation of PowerPoint 97 to 2003, as its records have it.
///
/// The slides are found as MS-PPT, section 2.1.2, tells: every edit left a directory of where the persistent objects
/// stand, later ones count; one of these objects is the document, whose list of slides gives their order and the texts
/// that stand in an outline. POI's model of slides and shapes gives the same, but takes five times as long for it,
/// since it works out how every run of characters looks.
///
/// @param outlines the texts that shapes of the slide refer to by their number
/// @param notes what the speaker reads; null when there is nothing
record OldSlide(
        Slide sheet, List<String> outlines, @Nullable Notes notes) {

    /// The slides of a presentation in their order.
    ///
    /// @param records those that [org.apache.poi.hslf.usermodel.HSLFSlideShowImpl] finds, by where they stand
    /// @throws CorruptPowerPointFileException when there is no document among them
    static List<OldSlide> all(Record[] records) {
        Map<Integer, Record> objects = objects(records);
        Document document = only(Document.class, objects.values())
                .reduce((first, last) -> last)
                .orElseThrow(() -> new CorruptPowerPointFileException("the presentation has no document record"));
        Map<Integer, Notes> notes = new HashMap<>();
        for (SlideAtomsSet set : sets(document.getNotesSlideListWithText())) {
            if (objects.get(set.getSlidePersistAtom().getRefID()) instanceof Notes found) {
                notes.put(set.getSlidePersistAtom().getSlideIdentifier(), found);
            }
        }
        List<OldSlide> slides = new ArrayList<>();
        for (SlideAtomsSet set : sets(document.getSlideSlideListWithText())) {
            if (objects.get(set.getSlidePersistAtom().getRefID()) instanceof Slide slide
                    && slide.getSlideAtom() != null) {
                slides.add(new OldSlide(
                        slide,
                        texts(set.getSlideRecords()),
                        notes.get(slide.getSlideAtom().getNotesID())));
            }
        }
        return slides;
    }

    /// The persistent objects by their numbers.
    private static Map<Integer, Record> objects(Record[] records) {
        Map<Integer, Integer> offsets = new TreeMap<>();
        Map<Integer, Record> byOffset = new HashMap<>();
        for (Record each : records) {
            if (each instanceof PersistPtrHolder directory) {
                offsets.putAll(directory.getSlideLocationsLookup());
            }
            if (each instanceof PositionDependentRecord placed) {
                byOffset.put(placed.getLastOnDiskOffset(), each);
            }
        }
        Map<Integer, Record> objects = new TreeMap<>();
        offsets.forEach((number, offset) -> {
            Record object = byOffset.get(offset);
            if (object != null) {
                objects.put(number, object);
            }
        });
        return objects;
    }

    private static SlideAtomsSet[] sets(@Nullable SlideListWithText list) {
        return list == null ? new SlideAtomsSet[0] : list.getSlideAtomsSets();
    }

    /// The texts among these records, each with a head of its own, as they are written: paragraphs end with a carriage
    /// return, lines with a vertical tab.
    static List<String> texts(Record[] records) {
        List<String> texts = new ArrayList<>();
        for (Record each : records) {
            if (each instanceof TextHeaderAtom) {
                texts.add("");
            } else if (!texts.isEmpty() && each instanceof TextCharsAtom wide) {
                texts.set(texts.size() - 1, wide.getText());
            } else if (!texts.isEmpty() && each instanceof TextBytesAtom narrow) {
                texts.set(texts.size() - 1, narrow.getText());
            }
        }
        return texts;
    }

    /// What reviewers wrote to the slide. PowerPoint keeps it in tags beside those of its other versions.
    List<Comment2000> comments() {
        return Stream.of(sheet)
                .flatMap(slide -> children(slide, RecordTypes.ProgTags))
                .flatMap(tags -> children(tags, RecordTypes.ProgBinaryTag))
                .flatMap(tag -> only(BinaryTagDataBlob.class, Arrays.asList(tag.getChildRecords())))
                .flatMap(data -> only(Comment2000.class, Arrays.asList(data.getChildRecords())))
                .toList();
    }

    private static Stream<Record> children(Record container, RecordTypes type) {
        Record[] children = container.getChildRecords();
        return children == null
                ? Stream.empty()
                : Stream.of(children).filter(child -> child.getRecordType() == type.typeID);
    }

    private static <T> Stream<T> only(Class<T> type, Collection<? extends Record> records) {
        return records.stream().filter(type::isInstance).map(type::cast);
    }
}
