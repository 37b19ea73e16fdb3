package app.likeness;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.constant.ClassDesc;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;

/// Writes the classes of a library anew that the [ClassCache] cannot keep, because they are in the class-file format of
/// Java 5: with the stack maps that newer virtual machines verify by, and otherwise as they are. picocli 4.7.7 has 170
/// such classes on the way of every command; looking for them in the jar and verifying them the old way takes a tenth
/// of a second.
final class OldClasses {
    /// Java 8: the first version without the old way of verifying that every tool still knows.
    private static final int VERSION = ClassFile.JAVA_8_VERSION;

    /// In the jar: that it was changed, as its licence asks.
    private static final String NOTICE = "META-INF/CHANGED.txt";

    private static final String CLASS = ".class";

    private OldClasses() {}

    /// Renews the classes in `jar` that are older than Java 8; leaves a jar without such classes as it is.
    static void renew(Path jar) throws IOException {
        Map<String, byte[]> entries = entries(jar);
        int[] renewed = {0};
        ClassFile format = format(entries);
        Map<String, byte[]> all = new LinkedHashMap<>();
        entries.forEach((name, bytes) -> {
            boolean isOld = isOld(name, bytes);
            renewed[0] += isOld ? 1 : 0;
            all.put(name, isOld ? renewed(format, bytes) : bytes);
        });
        if (renewed[0] > 0) {
            all.put(
                    NOTICE,
                    ("Likeness has written " + renewed[0]
                                    + " classes of this library in the class-file format of Java 8, otherwise"
                                    + " unchanged.\n")
                            .getBytes(StandardCharsets.UTF_8));
            write(all, jar);
        }
    }

    /// Whether an entry is a class of a version below [#VERSION]: bytes 6 and 7 tell.
    static boolean isOld(String name, byte[] bytes) {
        return name.endsWith(CLASS) && ((bytes[6] & 0xFF) << Byte.SIZE | (bytes[7] & 0xFF)) < VERSION;
    }

    /// The entries of a jar by name, in their order.
    static Map<String, byte[]> entries(Path jar) throws IOException {
        Map<String, byte[]> entries = new LinkedHashMap<>();
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(jar))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                entries.put(entry.getName(), in.readAllBytes());
            }
        }
        return entries;
    }

    /// Makes stack maps by the classes of the jar itself and of Java.
    private static ClassFile format(Map<String, byte[]> entries) {
        ClassHierarchyResolver own = ClassHierarchyResolver.ofResourceParsing(type -> bytes(entries, type));
        return ClassFile.of(
                StackMapsOption.GENERATE_STACK_MAPS,
                ClassHierarchyResolverOption.of(own.orElse(ClassHierarchyResolver.defaultResolver())));
    }

    private static @Nullable InputStream bytes(Map<String, byte[]> entries, ClassDesc type) {
        String descriptor = type.descriptorString();
        byte[] found = entries.get(descriptor.substring(1, descriptor.length() - 1) + CLASS);
        return found == null ? null : new ByteArrayInputStream(found);
    }

    private static byte[] renewed(ClassFile format, byte[] bytes) {
        ClassTransform newer = (made, element) -> {
            switch (element) {
                case ClassFileVersion ignored -> made.withVersion(VERSION, 0);
                case MethodModel method ->
                    made.transformMethod(method, MethodTransform.transformingCode(CodeTransform.ACCEPT_ALL));
                default -> made.with(element);
            }
        };
        return format.transformClass(format.parse(bytes), newer);
    }

    private static void write(Map<String, byte[]> entries, Path jar) throws IOException {
        Path unfinished = jar.resolveSibling(jar.getFileName() + ".new");
        try (OutputStream file = Files.newOutputStream(unfinished);
                ZipOutputStream out = new ZipOutputStream(file)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                ZipEntry written = new ZipEntry(entry.getKey());
                written.setTime(0);
                out.putNextEntry(written);
                out.write(entry.getValue());
                out.closeEntry();
            }
        }
        Files.move(unfinished, jar, StandardCopyOption.REPLACE_EXISTING);
    }
}
