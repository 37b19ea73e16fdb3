package app.likeness;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/// The layers and the rooms of the project, as `src/site/markdown/architecture.md` draws them.
@AnalyzeClasses(packages = "app.likeness", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule layersAreAsDrawn = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("main")
            .definedBy(resideInAPackage("app.likeness"))
            .layer("text")
            .definedBy("app.likeness.text..")
            .layer("fingerprint")
            .definedBy("app.likeness.fingerprint")
            .layer("compare")
            .definedBy("app.likeness.compare")
            .layer("review")
            .definedBy("app.likeness.review")
            .layer("evaluate")
            .definedBy("app.likeness.evaluate")
            .layer("store")
            .definedBy("app.likeness.store")
            .layer("scan")
            .definedBy("app.likeness.scan")
            .layer("report")
            .definedBy("app.likeness.report")
            .layer("cli")
            .definedBy("app.likeness.cli")
            .layer("ui")
            .definedBy("app.likeness.ui..")
            .whereLayer("main")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("cli")
            .mayOnlyBeAccessedByLayers("main")
            .whereLayer("ui")
            .mayOnlyBeAccessedByLayers("main")
            .whereLayer("report")
            .mayOnlyBeAccessedByLayers("cli", "ui")
            .whereLayer("scan")
            .mayOnlyBeAccessedByLayers("cli", "ui")
            .whereLayer("store")
            .mayOnlyBeAccessedByLayers("scan", "cli", "ui")
            .whereLayer("evaluate")
            .mayOnlyBeAccessedByLayers("scan", "cli", "ui")
            .whereLayer("review")
            .mayOnlyBeAccessedByLayers("store", "scan", "report", "cli", "ui")
            .whereLayer("compare")
            .mayOnlyBeAccessedByLayers("review", "evaluate", "store", "scan", "report", "cli", "ui")
            .whereLayer("fingerprint")
            .mayOnlyBeAccessedByLayers("compare", "review", "evaluate", "store", "scan", "report", "cli", "ui")
            .because("a stage knows the stages before it and none behind it");

    @ArchTest
    static final ArchRule packagesAreFreeOfCycles = slices().matching("app.likeness.(*)..")
            .should()
            .beFreeOfCycles()
            .because("a stage that needs the next one is in the wrong place");

    @ArchTest
    static final ArchRule viewsMeetOnlyInTheFrame = slices().matching("app.likeness.ui.(*)..")
            .should()
            .notDependOnEachOther()
            .because("views know the frame; the frame alone knows the views");

    @ArchTest
    static final ArchRule javaFxStaysInTheWindow =
            onlyIn("app.likeness.ui..", "javafx..", "atlantafx..", "org.kordamp..");

    @ArchTest
    static final ArchRule sqlStaysInTheStore = onlyIn("app.likeness.store", "java.sql..", "org.h2..");

    @ArchTest
    static final ArchRule jiebaStaysInText =
            onlyIn("app.likeness.text..", "com.huaban..", "org.jsoup..", "org.mozilla.universalchardet..");

    @ArchTest
    static final ArchRule parsersStayInTheReaderProcess = noClasses()
            .that()
            .resideOutsideOfPackage("app.likeness.text.formats")
            .and(areNotPdfWriters())
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.apache..", "javax.xml..", "org.xml..", "org.w3c..")
            .because("a parser that crashes, hangs or fills its memory takes its process with it");

    @ArchTest
    static final ArchRule reportsWritePdfAndReadNone = noClasses()
            .that()
            .resideInAPackage("app.likeness.report")
            .should()
            .dependOnClassesThat(resideInAPackage("org.apache..")
                    .and(com.tngtech.archunit.base.DescribedPredicate.not(resideInAnyPackage(
                            "org.apache.pdfbox.pdmodel..",
                            "org.apache.pdfbox.cos",
                            "org.apache.pdfbox.io",
                            "org.apache.fontbox.ttf"))))
            .because("PDFBox writes reports; what it reads comes from strangers and belongs into the reader process");

    @ArchTest
    static final ArchRule theProgramKnowsNoReader = noClasses()
            .that()
            .resideOutsideOfPackage("app.likeness.text.formats")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("app.likeness.text.formats")
            .because("a parser that crashes, hangs or fills its memory takes its process with it");

    @ArchTest
    static final ArchRule diffLibraryStaysInCompare = onlyIn("app.likeness.compare", "com.github.difflib..");

    @ArchTest
    static final ArchRule picocliStaysInTheCommandLine = onlyIn("app.likeness.cli", "picocli..");

    @ArchTest
    static final ArchRule onlyTheCommandLinePrints = noClasses()
            .that()
            .resideOutsideOfPackage("app.likeness.cli")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .because("what is printed is part of the contract of the command line");

    @ArchTest
    static final ArchRule threadsAreStartedInTwoPlaces = noClasses()
            .that(resideInAnyPackage(
                    "app.likeness.text",
                    "app.likeness.fingerprint",
                    "app.likeness.compare",
                    "app.likeness.review",
                    "app.likeness.store",
                    "app.likeness.report",
                    "app.likeness.ui.."))
            .and()
            .doNotHaveFullyQualifiedName("app.likeness.ui.Background")
            .and(notNestedIn("app.likeness.ui.Background"))
            .should()
            .dependOnClassesThat()
            .areAssignableTo(Executor.class)
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(Thread.Builder.class)
            .orShould()
            .callConstructor(Thread.class, Runnable.class)
            .orShould()
            .callConstructor(Thread.class, Runnable.class, String.class)
            .because("scan and ui.Background own all the threads there are");

    @ArchTest
    static final ArchRule fingerprintsAreTheSameEverywhere = noClasses()
            .that()
            .resideInAnyPackage("app.likeness.fingerprint", "app.likeness.compare")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.io..", "java.nio..", "java.time..")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(RandomGenerator.class)
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .because("same input, same bits, on every machine");

    @ArchTest
    static final ArchRule nobodyInterrupts = noClasses()
            .should()
            .callMethod(Thread.class, "interrupt")
            .orShould()
            .callMethod(java.util.concurrent.ExecutorService.class, "shutdownNow")
            .because("an interrupted thread inside H2 closes the file and can damage it");

    @ArchTest
    static final ArchRule classesAreFinalOrBuiltToBeExtended = classes()
            .that()
            .areNotInterfaces()
            .and()
            .areNotEnums()
            .and()
            .areTopLevelClasses()
            .and()
            .doNotHaveSimpleName("package-info")
            .should()
            .haveModifier(com.tngtech.archunit.core.domain.JavaModifier.FINAL)
            .orShould()
            .haveModifier(com.tngtech.archunit.core.domain.JavaModifier.ABSTRACT)
            .because("inheritance is a decision, not a default");

    @ArchTest
    static final ArchRule accessorsAreNouns = methods()
            .that()
            .arePublic()
            .and()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackages("app.likeness.ui..", "app.likeness.text.formats")
            .and()
            .areDeclaredInClassesThat()
            .areNotAssignableTo("org.h2.store.fs.FilePath")
            .should()
            .haveNameNotMatching("get[A-Z].*")
            .because(
                    "a method that returns is named by what it returns; the database and PDFBox name what they call back");

    @ArchTest
    static final ArchRule dialogsAreMadeInOneWay = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("app.likeness.ui.DialogWindow")
            .should()
            .callConstructor(javafx.stage.Stage.class)
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(javafx.scene.control.Dialog.class)
            .because("DialogWindow follows the language and the text size, and fits the screen");

    private static ArchRule onlyIn(String home, String... libraries) {
        return noClasses()
                .that()
                .resideOutsideOfPackage(home)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(libraries)
                .because("a library has one room, so that it can be exchanged there: " + home);
    }

    private static com.tngtech.archunit.base.DescribedPredicate<JavaClass> areNotPdfWriters() {
        return com.tngtech.archunit.base.DescribedPredicate.describe(
                "do not write PDF", type -> !type.getName().startsWith("app.likeness.report.Pdf"));
    }

    private static com.tngtech.archunit.base.DescribedPredicate<JavaClass> notNestedIn(String outer) {
        return com.tngtech.archunit.base.DescribedPredicate.describe(
                "are not nested in " + outer, type -> !type.getName().startsWith(outer + "$"));
    }
}
