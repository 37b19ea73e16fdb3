package app.likeness.compare.findings;

/// The lines that have names. Each stands at a share that measuring showed to be good (decisions/0028), and moves up
/// where the documents of a corpus share more than that without any relation.
public enum Stop implements Line {
    /// Everything that was found, down to a twentieth of a text.
    WIDE("wide", Stop.LEAST, 0),
    /// From here on pairs connect documents to groups: see [Clusters#LEAST_SHARE].
    BALANCED("balanced", Clusters.LEAST_SHARE, 0.05),
    /// Large parts of a text.
    STRICT("strict", 0.40, 0.20);

    /// The lowest of them.
    static final double LEAST = 0.05;

    /// No line is drawn above this share: what is the same text always stands out.
    private static final double HIGHEST = 0.9;

    private final String label;
    private final double share;
    private final double aboveUsual;

    Stop(String label, double share, double aboveUsual) {
        this.label = label;
        this.share = share;
        this.aboveUsual = aboveUsual;
    }

    @Override
    public double share(double usual) {
        return Math.min(HIGHEST, Math.max(share, usual + aboveUsual));
    }

    @Override
    public String label() {
        return label;
    }
}
