package app.likeness.store.kept;

/// When the corpus was last searched for what stands in many documents.
///
/// @param documents how many there were then
/// @param changes how many have come or changed since
public record BoilerplateState(int documents, int changes) {
    public static BoilerplateState labelled(String label) {
        int space = label.indexOf(' ');
        return new BoilerplateState(
                Integer.parseInt(label.substring(0, space)), Integer.parseInt(label.substring(space + 1)));
    }

    public String label() {
        return documents + " " + changes;
    }
}
