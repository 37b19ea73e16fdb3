package app.likeness.text.formats.rtf;

import app.likeness.text.formats.document.DocumentReader;
import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.NoteLabels;
import app.likeness.text.formats.document.Properties;
import app.likeness.text.formats.document.TextLimitException;
import app.likeness.text.formats.rtf.RtfState.Destination;
import app.likeness.text.reader.ReaderReply;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Rich Text Format 1.9: the body, text boxes behind their paragraph, then footnotes, endnotes and comments with a
/// label. A row of a table is a line with tabs. Headers, footers, deleted text and instructions of fields are left out.
public final class RtfReader implements DocumentReader {
    private static final int MOST_DEPTH = 10_000;

    /// One point, in half points.
    private static final int TINY = 2;

    private static final Set<String> NOWHERE = Set.of(
            "stylesheet",
            "pict",
            "header",
            "headerl",
            "headerr",
            "headerf",
            "footer",
            "footerl",
            "footerr",
            "footerf",
            "ftnsep",
            "ftnsepc",
            "ftncn",
            "aftnsep",
            "aftnsepc",
            "aftncn",
            "listtext",
            "pntext",
            "xe",
            "tc",
            "nonshppict",
            "shprslt",
            "filetbl",
            "revtbl",
            "rsidtbl",
            "listtable",
            "listoverridetable",
            "themedata",
            "objdata",
            "fldinst",
            "mmathPr",
            "atnid",
            "atnauthor",
            "atnref",
            "atndate",
            "bkmkstart",
            "bkmkend",
            "template");

    private static final Map<String, Character> SYMBOLS = Map.ofEntries(
            Map.entry("emdash", '—'),
            Map.entry("endash", '–'),
            Map.entry("lquote", '‘'),
            Map.entry("rquote", '’'),
            Map.entry("ldblquote", '“'),
            Map.entry("rdblquote", '”'),
            Map.entry("bullet", '•'),
            Map.entry("tab", '\t'),
            Map.entry("cell", '\t'),
            Map.entry("nestcell", '\t'),
            Map.entry("line", '\n'),
            Map.entry("emspace", ' '),
            Map.entry("enspace", ' '),
            Map.entry("qmspace", ' '));

    private static final Set<String> ENDS_OF_PARAGRAPHS = Set.of("par", "sect", "page", "row", "nestrow", "column");

    /// A note or box that is being read, and what was being read around it.
    private record Capture(String kind, DocumentText text) {}

    private final Deque<RtfState> states = new ArrayDeque<>();
    private final Deque<Capture> captures = new ArrayDeque<>();
    private final List<Capture> ended = new ArrayList<>();
    private final Map<Integer, Integer> fontCharsets = new HashMap<>();
    private final List<Integer> colours = new ArrayList<>();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final StringBuilder title = new StringBuilder();
    private final StringBuilder author = new StringBuilder();
    private final int[] created = new int[5];
    private RtfState state = new RtfState();
    private DocumentText text = new DocumentText();
    private int page = 1252;
    private int defaultFont = -1;
    private int declaredFont = -1;
    private int colour;
    private int toPassOver;

    @Override
    public ReaderReply read(byte[] content, List<String> passwords) throws IOException {
        DocumentText body = text;
        try {
            RtfTokens tokens = new RtfTokens(content);
            while (tokens.next()) {
                token(tokens);
            }
            flush();
            while (!captures.isEmpty()) {
                endCapture();
            }
            addNotes(body);
        } catch (TextLimitException cut) {
            // What was read until then is the text.
        }
        return new Properties(title.toString(), author.toString(), date(), "").with(body);
    }

    private String date() {
        return created[0] == 0
                ? ""
                : String.format(
                        Locale.ROOT,
                        "%04d-%02d-%02dT%02d:%02d:00",
                        created[0],
                        Math.max(1, created[1]),
                        Math.max(1, created[2]),
                        created[3],
                        created[4]);
    }

    private void addNotes(DocumentText body) {
        NoteLabels labels = NoteLabels.of(body.text());
        int footnotes = 0;
        int endnotes = 0;
        for (String kind : List.of("footnote", "endnote", "annotation")) {
            for (Capture note : ended) {
                String words = note.text.text();
                if (note.kind.equals(kind) && !words.isBlank()) {
                    String label = switch (kind) {
                        case "footnote" -> labels.footnote(++footnotes);
                        case "endnote" -> labels.endnote(++endnotes);
                        default -> labels.comment("");
                    };
                    body.addParagraphs(label + words);
                }
            }
        }
    }

    private void token(RtfTokens tokens) throws IOException {
        switch (tokens.kind()) {
            case OPEN -> {
                flush();
                toPassOver = 0;
                states.push(state);
                if (states.size() > MOST_DEPTH) {
                    throw new IOException("groups nest too deep");
                }
                state = new RtfState(state);
            }
            case CLOSE -> {
                flush();
                toPassOver = 0;
                if (state.isCapture) {
                    endCapture();
                }
                if (!states.isEmpty()) {
                    state = states.pop();
                }
            }
            case BYTE -> {
                if (toPassOver > 0) {
                    toPassOver--;
                } else {
                    addByte(tokens.value());
                }
            }
            case WORD -> {
                if (toPassOver > 0) {
                    toPassOver--;
                } else {
                    word(tokens);
                }
            }
        }
    }

    private void addByte(int value) {
        switch (state.destination) {
            case TEXT, TITLE, AUTHOR -> bytes.write(value);
            case COLOURS -> {
                if (value == ';') {
                    colours.add(colour);
                    colour = 0;
                }
            }
            default -> {
                // Nobody reads it.
            }
        }
    }

    private void flush() {
        if (bytes.size() > 0) {
            add(bytes.toString(RtfCharsets.of(charsetOfFont())));
            bytes.reset();
        }
    }

    private int charsetOfFont() {
        int font = state.isWide && state.wideFont >= 0 ? state.wideFont : state.font >= 0 ? state.font : defaultFont;
        Integer charset = fontCharsets.get(font);
        return charset == null ? page : RtfCharsets.page(charset, page);
    }

    private void add(String words) {
        switch (state.destination) {
            case TEXT -> {
                if (!state.isDeleted) {
                    text.append(words, isHidden());
                }
            }
            case TITLE -> title.append(words);
            case AUTHOR -> author.append(words);
            default -> {
                // Nobody reads it.
            }
        }
    }

    private boolean isHidden() {
        boolean isWhite = state.colour > 0
                && state.colour < colours.size()
                && colours.get(state.colour) == 0xFFFFFF
                && !state.onColour;
        return state.isVanished || state.isTiny || isWhite;
    }

    private void word(RtfTokens tokens) {
        String word = tokens.word();
        int value = tokens.value();
        if (!word.equals("'")) {
            flush();
        }
        Character symbol = SYMBOLS.get(word);
        if (symbol != null) {
            if (state.destination == Destination.TEXT && !state.isDeleted) {
                text.append(symbol, isHidden());
            }
        } else if (ENDS_OF_PARAGRAPHS.contains(word)) {
            if (state.destination == Destination.TEXT) {
                text.endParagraph();
            }
        } else if (NOWHERE.contains(word) || (state.isStarred && !isKnown(word))) {
            state.destination = Destination.NOWHERE;
            state.isStarred = false;
        } else if (!destination(word, tokens)) {
            property(word, value, tokens.hasValue());
        }
    }

    /// Destinations that are marked to be passed over by programs that do not know them, and that this one knows.
    private static boolean isKnown(String word) {
        return word.equals("annotation") || word.equals("shpinst") || word.equals("shptxt");
    }

    /// Whether `word` is where text goes, or a character.
    private boolean destination(String word, RtfTokens tokens) {
        switch (word) {
            case "*" -> state.isStarred = true;
            case "'" -> addByte(tokens.value());
            case "u" -> {
                add(String.valueOf((char) tokens.value()));
                toPassOver = state.fallbacks;
            }
            case "~" -> add(" ");
            case "_" -> add("-");
            case "fonttbl" -> state.destination = Destination.FONTS;
            case "colortbl" -> state.destination = Destination.COLOURS;
            case "info" -> state.destination = Destination.INFO;
            case "title" -> infoOnly(Destination.TITLE);
            case "author" -> infoOnly(Destination.AUTHOR);
            case "creatim" -> infoOnly(Destination.CREATED);
            case "shpinst" -> state.destination = Destination.NOWHERE;
            case "shptxt" -> beginCapture("box");
            case "footnote", "annotation" -> beginCapture(word);
            case "ftnalt" -> {
                if (!captures.isEmpty() && captures.getFirst().kind.equals("footnote")) {
                    captures.push(new Capture("endnote", captures.pop().text));
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void infoOnly(Destination destination) {
        if (state.destination == Destination.INFO) {
            state.destination = destination;
        }
    }

    private void beginCapture(String kind) {
        state.isStarred = false;
        state.destination = Destination.TEXT;
        state.isCapture = true;
        captures.push(new Capture(kind, text));
        text = new DocumentText();
    }

    private void endCapture() {
        Capture capture = captures.pop();
        DocumentText read = text;
        text = capture.text;
        if (capture.kind.equals("box")) {
            ended.add(new Capture("box", read));
            text.addBehind(read.text());
        } else {
            ended.add(new Capture(capture.kind, read));
        }
    }

    private void property(String word, int value, boolean hasValue) {
        boolean isOn = !hasValue || value != 0;
        switch (word) {
            case "ansicpg" -> page = value;
            case "mac" -> page = 10000;
            case "pc" -> page = 437;
            case "pca" -> page = 850;
            case "deff" -> defaultFont = value;
            case "f" -> {
                declaredFont = value;
                state.font = value;
                state.isWide = false;
            }
            case "af" -> {
                if (state.isWide) {
                    state.wideFont = value;
                }
            }
            case "dbch" -> state.isWide = true;
            case "loch", "hich" -> state.isWide = false;
            case "fcharset" -> {
                if (state.destination == Destination.FONTS) {
                    fontCharsets.put(declaredFont, value);
                }
            }
            case "uc" -> state.fallbacks = Math.clamp(value, 0, 16);
            case "plain" -> state.plain(defaultFont);
            case "v" -> state.isVanished = isOn;
            case "deleted" -> state.isDeleted = isOn;
            case "fs" -> state.isTiny = value > 0 && value <= TINY;
            case "cf" -> state.colour = value;
            case "cb", "highlight", "chcbpat" -> state.onColour = value > 0;
            case "red" -> colour |= (value & 0xFF) << 16;
            case "green" -> colour |= (value & 0xFF) << 8;
            case "blue" -> colour |= value & 0xFF;
            default -> time(word, value);
        }
    }

    private void time(String word, int value) {
        int part = List.of("yr", "mo", "dy", "hr", "min").indexOf(word);
        if (part >= 0 && state.destination == Destination.CREATED) {
            created[part] = Math.clamp(value, 0, 9999);
        }
    }
}
