package app.likeness.ui.support;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/// Essays that share what may be left out: a quotation, a list of references, a passage that is too short to count, and
/// two of them a good deal more.
public final class LeftOutEssays {
    /// How the headline begins when quotations, references and short passages are left out.
    public static final String COUNTED = "2 of 6 ";

    private static final String QUOTATION =
            "“The sea keeps no ledger, and so the harbour must keep two: one for what came"
                    + " in with the tide, and another for what the town said had come in with it.”";
    private static final String COPIED =
            "When the old quay closed, the shops behind it lost half of their customers within"
                    + " a single winter. The council answered with a market hall of glass, which was to bring the people back, and"
                    + " which has stood empty since the second year. It had asked everybody but the fishermen, and it was the"
                    + " fishermen who had filled the quay at five in the morning.";
    private static final String WORKS = """

            References

            Alder, J. (1998). Harbours of the northern coast and their keepers. Edinburgh: Quay Press.
            Birch, M. (2004). Who pays for the breakwater? Journal of Coastal Towns, 12(3), 44-61.
            Cedar, P. & Dogwood, L. (2011). A short history of tolls and tides. London: Ebb and Flow.
            Elm, R. (2016). Counting ships: a handbook for small ports. Harbour Studies, 7(1), 3-29.
            Fir, S. (2019). The winter that closed the quay. Retrieved from https://example.org/winter
            """;

    private LeftOutEssays() {}

    /// Writes them into `folder`.
    public static Path write(Path folder) throws IOException {
        Map<String, String> essays = new LinkedHashMap<>();
        essays.put("014 A harbour for everyone", """
                A harbour is the only street of a town that leads everywhere. Whoever wants to close it should say first \
                where the street is to go instead.

                Old Alder wrote the sentence that every essay of this year begins with: %s I have always read it as a \
                joke about taxes.

                %s

                What I would keep is the crane. It is of no use, and children know what it was for.
                """.formatted(QUOTATION, COPIED) + WORKS);
        essays.put(
                "102 Harbour for all",
                """
                My grandmother sold rope, and she never called it the harbour: she called it the shop.

                %s So it says in the book that we were given, and it is true of more than harbours.

                %s

                There is talk of a museum now. I would rather have the smell of tar back than a room that explains it.
                """.formatted(QUOTATION, COPIED.replace("a single winter", "one long winter")) + WORKS);
        essays.put("033 Who owns the shore", """
                Between the lowest and the highest water lies a strip that belongs to nobody, or to everybody, and \
                lawyers have lived well on the difference for six hundred years.

                Fences do not last there. Neither, as it turns out, do the lawsuits about them.
                """ + WORKS);
        essays.put("045 Rebuilding the quay", """
                Stone is cheap and masons are dear, which is why the new wall is of concrete and the old one still holds.

                The plan allows for a storm that comes once in a century. We had two of them last year.
                """ + WORKS);
        essays.put("062 Low water", """
                At low water one sees what a port throws away, and it is mostly bottles. %s One could say the same of the mud.

                I counted forty anchors, and only one of them had a chain.
                """.formatted(QUOTATION));
        essays.put("121 The old pier", """
                Nobody remembers who ordered the pier. It was begun in a dry summer and left when the money was gone.

                %s Perhaps that is why the pier is missing from both.
                """.formatted(QUOTATION));
        Files.createDirectories(folder);
        for (Map.Entry<String, String> essay : essays.entrySet()) {
            Files.writeString(folder.resolve(essay.getKey() + ".txt"), essay.getValue());
        }
        return folder;
    }
}
