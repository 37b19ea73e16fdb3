package app.likeness.report;

import app.likeness.compare.CommonText;
import app.likeness.fingerprint.Method;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// What a report is made from. The same report gives the same bytes.
///
/// @param commonTexts what stands in many documents: in the most first
/// @param texts where the texts of the shown pairs come from
/// @param locale the language of the words; English where there is no translation
public record Report(
        NamedFindings findings, List<CommonText> commonTexts, Settings settings, PairTexts texts, Locale locale) {
    public Report {
        commonTexts = List.copyOf(commonTexts);
    }

    /// How the findings came about.
    ///
    /// @param version the program's version, such as `0.1.0`
    /// @param checked the folders and files whose documents were compared with each other, as the user named them
    /// @param comparedWith the folders and files of earlier work, as the user named them
    /// @param templates the files of text that everybody was given, as the user named them
    /// @param distance the largest Hamming distance at which the SimHash methods propose a pair
    /// @param minShare the least share of a pair that was kept, 0…1
    public record Settings(
            String version,
            List<String> checked,
            List<String> comparedWith,
            List<String> templates,
            Set<Method> methods,
            int distance,
            double minShare) {
        public Settings {
            checked = List.copyOf(checked);
            comparedWith = List.copyOf(comparedWith);
            templates = List.copyOf(templates);
            methods = Set.copyOf(methods);
        }

        /// The names of the methods in their usual order.
        List<String> methodLabels() {
            return methods.stream().sorted().map(Method::label).toList();
        }
    }
}
