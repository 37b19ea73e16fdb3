package app.likeness;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Gatherers;
import java.util.stream.Stream;

/// The layers and the rooms of the project, as `src/site/markdown/architecture.md` draws them.
@AnalyzeClasses(packages = "app.likeness", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String[] VIEWS = Stream.of(
                    "clusters",
                    "documents",
                    "export",
                    "folders",
                    "help",
                    "home",
                    "methods",
                    "near",
                    "originality",
                    "pair",
                    "review",
                    "scan")
            .map(view -> "app.likeness.ui." + view + "..")
            .toArray(String[]::new);

    /// What only its own stage needs; all other rooms are entrances.
    private static final String[] INNER = {
        "app.likeness.text.archive",
        "app.likeness.text.reader",
        "app.likeness.text.web",
        "app.likeness.text.formats..",
        "app.likeness.compare.units",
        "app.likeness.compare.passages",
        "app.likeness.store.file",
        "app.likeness.store.tables",
        "app.likeness.scan.held",
        "app.likeness.report.html",
        "app.likeness.report.pdf"
    };

    /// Who starts threads, or has workers do something at the same time.
    private static final Set<String> THREAD_OWNERS = Set.of(
            "app.likeness.SecondStart",
            "app.likeness.cli.FingerprintCommand",
            "app.likeness.cli.Interrupt",
            "app.likeness.scan.compare.BoilerplateStage",
            "app.likeness.scan.compare.CandidateVerification",
            "app.likeness.scan.compare.GramCounting",
            "app.likeness.scan.compare.IndexKeeping",
            "app.likeness.scan.compare.MethodStage",
            "app.likeness.scan.held.HeldGrams",
            "app.likeness.scan.progress.ThreadedParts",
            "app.likeness.scan.read.HeadStart",
            "app.likeness.scan.read.KnownFiles",
            "app.likeness.scan.read.TimedReading",
            "app.likeness.scan.read.ReadStage",
            "app.likeness.scan.study.Evaluation",
            "app.likeness.scan.study.MethodPrints",
            "app.likeness.scan.study.MethodSurvey",
            "app.likeness.ui.parts.Background");

    @ArchTest
    static final ArchRule layersAreAsDrawn = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("main")
            .definedBy(resideInAPackage("app.likeness"))
            .layer("text")
            .definedBy("app.likeness.text..")
            .layer("fingerprint")
            .definedBy("app.likeness.fingerprint..")
            .layer("compare")
            .definedBy("app.likeness.compare..")
            .layer("review")
            .definedBy("app.likeness.review")
            .layer("evaluate")
            .definedBy("app.likeness.evaluate")
            .layer("store")
            .definedBy("app.likeness.store..")
            .layer("scan")
            .definedBy("app.likeness.scan..")
            .layer("report")
            .definedBy("app.likeness.report..")
            .layer("cli")
            .definedBy("app.likeness.cli..")
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
    static final ArchRule packagesAreFreeOfCycles = slices().matching("app.likeness.(**)")
            .should()
            .beFreeOfCycles()
            .because("a room that needs the room that needs it is one room, or in the wrong place");

    @ArchTest
    static final ArchRule theWindowHasFloors = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("words")
            .definedBy("app.likeness.ui.words")
            .layer("parts")
            .definedBy("app.likeness.ui.parts")
            .layer("table")
            .definedBy("app.likeness.ui.table")
            .layer("settings and intake")
            .definedBy("app.likeness.ui.settings", "app.likeness.ui.intake")
            .layer("corpus")
            .definedBy("app.likeness.ui.corpus")
            .layer("judging")
            .definedBy("app.likeness.ui.judging")
            .layer("views")
            .definedBy(VIEWS)
            .layer("frame")
            .definedBy("app.likeness.ui.frame")
            .whereLayer("frame")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("views")
            .mayOnlyBeAccessedByLayers("frame")
            .whereLayer("judging")
            .mayOnlyBeAccessedByLayers("views", "frame")
            .whereLayer("corpus")
            .mayOnlyBeAccessedByLayers("judging", "views", "frame")
            .whereLayer("settings and intake")
            .mayOnlyBeAccessedByLayers("corpus", "judging", "views", "frame")
            .whereLayer("table")
            .mayOnlyBeAccessedByLayers("settings and intake", "corpus", "judging", "views", "frame")
            .whereLayer("parts")
            .mayOnlyBeAccessedByLayers("table", "settings and intake", "corpus", "judging", "views", "frame")
            .because("a view knows the state, the state knows no view");

    @ArchTest
    static final ArchRule viewsMeetOnlyInTheFrame = slices().assignedFrom(new Views())
            .should()
            .notDependOnEachOther()
            .because("the frame alone knows the views");

    @ArchTest
    static final ArchRule innerRoomsAreEnteredFromTheirStage = classes()
            .that()
            .resideInAnyPackage(INNER)
            .should(beUsedFromTheirStageOnly())
            .because("a stage is entered by the rooms that its page names");

    @ArchTest
    static final ArchRule roomsAreSmall = classes()
            .that()
            .areTopLevelClasses()
            .should(standInARoomOfAtMost(30))
            .because("what has more is a drawer");

    @ArchTest
    static final ArchRule namesStandOnce = classes()
            .that()
            .areTopLevelClasses()
            .and()
            .doNotHaveSimpleName("package-info")
            .should(haveANameOfTheirOwn())
            .because("one word for one idea");

    @ArchTest
    static final ArchRule javaFxStaysInTheWindow =
            onlyIn("app.likeness.ui..", "javafx..", "atlantafx..", "org.kordamp..");

    @ArchTest
    static final ArchRule sqlStaysInTheStore = onlyIn("app.likeness.store..", "java.sql..", "org.h2..");

    @ArchTest
    static final ArchRule jiebaStaysInText =
            onlyIn("app.likeness.text..", "com.huaban..", "org.jsoup..", "org.mozilla.universalchardet..");

    @ArchTest
    static final ArchRule parsersStayInTheReaderProcess = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "app.likeness.text.formats..", "app.likeness.report.pdf", "app.likeness.report.docx")
            .should()
            .dependOnClassesThat(resideInAnyPackage("org.apache..", "javax.xml..", "org.xml..", "org.w3c..")
                    .and(DescribedPredicate.not(resideInAPackage("org.apache.commons.compress.."))))
            .because("a parser that crashes, hangs or fills its memory takes its process with it");

    @ArchTest
    static final ArchRule archivesAreOpenedInText =
            onlyIn("app.likeness.text.[archive|container]", "org.apache.commons.compress..", "org.tukaani..");

    @ArchTest
    static final ArchRule reportsWritePdfAndReadNone = noClasses()
            .that()
            .resideInAPackage("app.likeness.report.pdf")
            .should()
            .dependOnClassesThat(resideInAPackage("org.apache..")
                    .and(DescribedPredicate.not(resideInAnyPackage(
                            "org.apache.pdfbox.pdmodel..",
                            "org.apache.pdfbox.cos",
                            "org.apache.pdfbox.io",
                            "org.apache.fontbox.ttf"))))
            .because("PDFBox writes reports; what it reads comes from strangers and belongs into the reader process");

    @ArchTest
    static final ArchRule theProgramKnowsNoReader = noClasses()
            .that()
            .resideOutsideOfPackage("app.likeness.text.formats..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("app.likeness.text.formats..")
            .because("a parser that crashes, hangs or fills its memory takes its process with it");

    @ArchTest
    static final ArchRule diffLibraryStaysInCompare = onlyIn("app.likeness.compare.rows", "com.github.difflib..");

    @ArchTest
    static final ArchRule picocliStaysInTheCommandLine = onlyIn("app.likeness.cli..", "picocli..");

    @ArchTest
    static final ArchRule onlyTheCommandLinePrints = noClasses()
            .that()
            .resideOutsideOfPackage("app.likeness.cli..")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .because("what is printed is part of the contract of the command line");

    @ArchTest
    static final ArchRule threadsAreStartedByFew = noClasses()
            .that(areNotOneOf(THREAD_OWNERS))
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
            .orShould()
            .callMethod(Gatherers.class, "mapConcurrent", int.class, Function.class)
            .orShould()
            .callMethod(CompletableFuture.class, "delayedExecutor", long.class, TimeUnit.class)
            .because("every thread there is stands in the table of threads, with who owns it");

    @ArchTest
    static final ArchRule fingerprintsAreTheSameEverywhere = noClasses()
            .that()
            .resideInAnyPackage("app.likeness.fingerprint..", "app.likeness.compare..")
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
            .resideOutsideOfPackages("app.likeness.ui..", "app.likeness.text.formats..")
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
            .doNotHaveFullyQualifiedName("app.likeness.ui.parts.DialogWindow")
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

    private static DescribedPredicate<JavaClass> areNotOneOf(Set<String> names) {
        return DescribedPredicate.describe("are not one of " + names, type -> !names.contains(outermost(type)));
    }

    private static String outermost(JavaClass type) {
        String name = type.getName();
        return name.contains("$") ? name.substring(0, name.indexOf('$')) : name;
    }

    private static String stage(String packageName) {
        String[] parts = packageName.split("\\.", -1);
        return parts.length < 3 ? "" : parts[2];
    }

    private static ArchCondition<JavaClass> beUsedFromTheirStageOnly() {
        return condition(
                "be used from their stage only",
                (type, events) -> type.getDirectDependenciesToSelf().stream()
                        .map(use -> use.getOriginClass())
                        .filter(user -> !stage(user.getPackageName()).equals(stage(type.getPackageName())))
                        .forEach(user -> events.add(
                                SimpleConditionEvent.violated(type, user.getName() + " uses " + type.getName()))));
    }

    private static ArchCondition<JavaClass> standInARoomOfAtMost(int most) {
        return condition("stand in a package of at most " + most + " classes", (type, events) -> {
            long classes = type.getPackage().getClasses().stream()
                    .filter(each -> !each.isArray() && !each.getName().contains("$"))
                    .filter(each -> !each.getSimpleName().equals("package-info"))
                    .count();
            if (classes > most) {
                events.add(SimpleConditionEvent.violated(type, type.getPackageName() + " has " + classes));
            }
        });
    }

    private static ArchCondition<JavaClass> haveANameOfTheirOwn() {
        Map<String, String> seen = new HashMap<>();
        return condition("have a name that no other class has", (type, events) -> {
            String other = seen.putIfAbsent(type.getSimpleName(), type.getName());
            if (other != null && !other.equals(type.getName())) {
                events.add(SimpleConditionEvent.violated(type, type.getName() + " and " + other));
            }
        });
    }

    private static ArchCondition<JavaClass> condition(
            String description, BiConsumer<JavaClass, ConditionEvents> check) {
        return new ArchCondition<>(description) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                check.accept(type, events);
            }
        };
    }

    /// The rooms of a view, such as `ui.pair` with `ui.pair.model`, are one slice; what is no view is none.
    private static final class Views implements SliceAssignment {
        @Override
        public String getDescription() {
            return "views";
        }

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            String[] parts = type.getPackageName().split("\\.", -1);
            return parts.length > 3
                            && parts[2].equals("ui")
                            && Set.of(VIEWS).contains("app.likeness.ui." + parts[3] + "..")
                    ? SliceIdentifier.of(parts[3])
                    : SliceIdentifier.ignore();
        }
    }
}
