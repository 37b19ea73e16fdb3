package app.likeness.cli.given;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Turns an argument into a path, or says why it cannot be one. On Linux and macOS the reason is usually the language
/// setting: under `LC_ALL=C` the Java runtime cannot name a file whose name is not plain ASCII.
public final class PathConverter implements ITypeConverter<Path> {
    @Override
    public Path convert(String value) {
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            throw new TypeConversionException("the name cannot be used under the present language setting;"
                    + " set LC_ALL=C.UTF-8 and try again");
        }
    }
}
