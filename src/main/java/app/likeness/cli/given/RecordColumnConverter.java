package app.likeness.cli.given;

import app.likeness.fingerprint.RecordColumn;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a column of a table: `NAME`, `NAME:KIND` or `NAME:KIND:WEIGHT`.
public final class RecordColumnConverter implements ITypeConverter<RecordColumn> {
    @Override
    public RecordColumn convert(String value) {
        String[] parts = value.split(":", -1);
        if (parts.length > 3 || parts[0].isBlank()) {
            throw new TypeConversionException(
                    "'" + value + "' is not NAME:KIND:WEIGHT, such as title:text:3; kind and weight may be left out");
        }
        return new RecordColumn(
                parts[0].strip(), parts.length > 1 ? kind(parts[1]) : null, parts.length > 2 ? weight(parts[2]) : 1);
    }

    private static RecordColumn.@Nullable Kind kind(String name) {
        return name.isBlank()
                ? null
                : Arrays.stream(RecordColumn.Kind.values())
                        .filter(kind -> kind.label().equals(name.strip()))
                        .findFirst()
                        .orElseThrow(() -> new TypeConversionException(
                                "there is no kind '" + name + "'; choose from text, number, enumeration"));
    }

    private static double weight(String digits) {
        try {
            double weight = Double.parseDouble(digits);
            if (weight > 0 && weight <= RecordColumn.LARGEST_WEIGHT) {
                return weight;
            }
        } catch (NumberFormatException e) {
            throw new TypeConversionException("the weight '" + digits + "' is no number");
        }
        throw new TypeConversionException("a weight must be above 0 and at most 1000, not " + digits);
    }
}
