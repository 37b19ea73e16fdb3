package app.likeness.cli.given;

import app.likeness.fingerprint.Method;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Finds the method with a name such as `winnowing`.
public final class MethodConverter implements ITypeConverter<Method> {
    @Override
    public Method convert(String value) {
        return Arrays.stream(Method.values())
                .filter(method -> method.label().equals(value))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("there is no method '" + value + "'; choose from "
                        + Arrays.stream(Method.values()).map(Method::label).collect(Collectors.joining(", "))));
    }
}
