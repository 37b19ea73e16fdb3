package app.likeness.text.words;

import java.util.Arrays;

/// Finds words that no dictionary has, such as names, in a run of Han characters: the hidden Markov model of jieba, in
/// which each character Begins a word, is in its Middle, Ends it or is a word by it*S*elf, and the most probable
/// sequence of these four states is taken (Viterbi 1967). Emissions are read from jieba-analysis's `prob_emit.txt`,
/// start and transitions are those of its `FinalSeg`, and sums are taken in its order, so that ties and rounding fall
/// the same way. Immutable.
final class UnknownWords {
    static final int B = 0;
    static final int M = 1;
    static final int E = 2;
    static final int S = 3;

    /// What jieba takes for the logarithm of 0.
    private static final double NEVER = -3.14e100;

    private static final double START_B = -0.26268660809250016;
    private static final double START_S = -1.4652633398537678;
    private static final double B_E = -0.510825623765990;
    private static final double B_M = -0.916290731874155;
    private static final double E_B = -0.5897149736854513;
    private static final double E_S = -0.8085250474669937;
    private static final double M_E = -0.33344856811948514;
    private static final double M_M = -1.2603623820268226;
    private static final double S_B = -0.7211965654669841;
    private static final double S_S = -0.6658631448798212;

    private final double[] emissions;

    /// @param emissions the four logarithms of a character, in the order B, M, E, S, from 4 × its code
    UnknownWords(double[] emissions) {
        this.emissions = emissions;
    }

    /// Reads the table from the class path.
    static UnknownWords of(CharacterCodes codes) {
        double[] emissions = new double[4 * (codes.sentenceCodes() + 1)];
        Arrays.fill(emissions, NEVER);
        EmissionText text = new EmissionText(DictionaryText.resource("/prob_emit.txt"));
        while (text.next()) {
            int code = codes.code(text.character());
            if (codes.isOfSentences(code)) {
                emissions[4 * code + text.state()] = text.logarithm();
            }
        }
        return new UnknownWords(emissions);
    }

    double[] emissions() {
        return emissions;
    }

    /// Writes the state of each character of `sentence[from, to)`, Han alone, to the same place of `states`. The
    /// last is E or S. The first can be M or E where jieba's table lacks the character for B and S.
    void states(char[] sentence, int from, int to, byte[] states) {
        int at = 4 * sentence[from];
        double b = START_B + emissions[at + B];
        double m = NEVER + emissions[at + M];
        double e = NEVER + emissions[at + E];
        double s = START_S + emissions[at + S];
        for (int i = from + 1; i < to; i++) {
            at = 4 * sentence[i];
            double emitB = emissions[at + B];
            double emitM = emissions[at + M];
            double emitE = emissions[at + E];
            double emitS = emissions[at + S];
            double ofE = E_B + (emitB + e);
            double ofS = S_B + (emitB + s);
            double middleM = M_M + (emitM + m);
            double middleB = B_M + (emitM + b);
            double endB = B_E + (emitE + b);
            double endM = M_E + (emitE + m);
            double singleS = S_S + (emitS + s);
            double singleE = E_S + (emitS + e);
            // Where two come to the same, jieba keeps the second it looks at: S, B, M, E.
            int back = (ofE <= ofS ? 1 : 0)
                    | (middleM <= middleB ? 2 : 0)
                    | (endB <= endM ? 4 : 0)
                    | (singleS <= singleE ? 8 : 0);
            b = ofE <= ofS ? ofS : ofE;
            m = middleM <= middleB ? middleB : middleM;
            e = endB <= endM ? endM : endB;
            s = singleS <= singleE ? singleE : singleS;
            states[i] = (byte) back;
        }
        int state = e < s ? S : E;
        for (int i = to - 1; i > from; i--) {
            int back = states[i];
            states[i] = (byte) state;
            state = before(state, back);
        }
        states[from] = (byte) state;
    }

    private static int before(int state, int back) {
        boolean second = ((back >> state) & 1) != 0;
        return switch (state) {
            case B -> second ? S : E;
            case M -> second ? B : M;
            case E -> second ? M : B;
            default -> second ? E : S;
        };
    }
}
