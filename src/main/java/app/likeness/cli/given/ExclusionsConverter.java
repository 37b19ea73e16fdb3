package app.likeness.cli.given;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads what is left out: names such as `template,quotation`, or `none`.
public final class ExclusionsConverter implements ITypeConverter<Exclusions> {
    private static final String NONE = "none";

    @Override
    public Exclusions convert(String value) {
        if (value.equals(NONE)) {
            return Exclusions.NONE;
        }
        return Exclusions.of(Arrays.stream(value.split(",", -1))
                .map(name -> Exclusion.named(name.strip())
                        .orElseThrow(() -> new TypeConversionException("nothing with the name '" + name
                                + "' can be left out; choose from " + names() + ", or " + NONE)))
                .toList());
    }

    private static String names() {
        return Arrays.stream(Exclusion.values()).map(Exclusion::label).collect(Collectors.joining(", "));
    }
}
