package app.likeness.text.formats.old;

import app.likeness.text.formats.document.DocumentText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.poi.ddf.AbstractEscherOptRecord;
import org.apache.poi.ddf.EscherChildAnchorRecord;
import org.apache.poi.ddf.EscherContainerRecord;
import org.apache.poi.ddf.EscherPropertyTypes;
import org.apache.poi.ddf.EscherRecord;
import org.apache.poi.ddf.EscherRecordTypes;
import org.apache.poi.ddf.EscherSimpleProperty;
import org.apache.poi.ddf.EscherTextboxRecord;
import org.apache.poi.hslf.record.DateTimeMCAtom;
import org.apache.poi.hslf.record.EscherTextboxWrapper;
import org.apache.poi.hslf.record.HSLFEscherClientDataRecord;
import org.apache.poi.hslf.record.OEPlaceholderAtom;
import org.apache.poi.hslf.record.OutlineTextRefAtom;
import org.apache.poi.hslf.record.PPDrawing;
import org.apache.poi.hslf.record.Record;
import org.apache.poi.hslf.record.RecordTypes;
import org.apache.poi.hslf.record.RoundTripHFPlaceholder12;
import org.apache.poi.sl.usermodel.Placeholder;
import org.jspecify.annotations.Nullable;

/// The shapes of a slide, or of the page with its notes.
final class OldDrawing {
    /// Groups hold groups; deeper ones than people make are an attack.
    private static final int MOST_DEPTH = 50;

    private static final Set<Long> FIELDS = Stream.of(
                    RecordTypes.SlideNumberMCAtom,
                    RecordTypes.DateTimeMCAtom,
                    RecordTypes.GenericDateMCAtom,
                    RecordTypes.RTFDateTimeMCAtom)
            .map(type -> (long) type.typeID)
            .collect(Collectors.toUnmodifiableSet());

    private final @Nullable PPDrawing drawing;
    private final List<String> outlines;
    private final boolean isNotes;
    private final IdentityHashMap<EscherRecord, EscherTextboxWrapper> boxes = new IdentityHashMap<>();

    OldDrawing(@Nullable PPDrawing drawing, List<String> outlines, boolean isNotes) {
        this.drawing = drawing;
        this.outlines = outlines;
        this.isNotes = isNotes;
    }

    void addTo(DocumentText text) {
        if (drawing == null) {
            return;
        }
        for (EscherTextboxWrapper box : drawing.getTextboxWrappers()) {
            boxes.put(box.getEscherRecord(), box);
        }
        // The first group holds all shapes; behind it stands the background.
        if (drawing.getDgContainer().getChildById(EscherRecordTypes.SPGR_CONTAINER.typeID)
                instanceof EscherContainerRecord all) {
            shapes(all, 0, text);
        }
    }

    /// The shapes of a group, whose first is the group itself.
    private void shapes(EscherContainerRecord group, int depth, DocumentText text) {
        if (depth > MOST_DEPTH) {
            return;
        }
        List<EscherContainerRecord> all = group.getChildContainers();
        for (EscherContainerRecord shape : all.subList(Math.min(1, all.size()), all.size())) {
            if (shape.getRecordId() != EscherRecordTypes.SPGR_CONTAINER.typeID) {
                text.addParagraphs(words(shape));
            } else if (isTable(shape)) {
                table(shape, text);
            } else {
                shapes(shape, depth + 1, text);
            }
        }
    }

    private static boolean isTable(EscherContainerRecord group) {
        return !group.getChildContainers().isEmpty()
                && group.getChildContainers().getFirst().getChildById(EscherRecordTypes.USER_DEFINED.typeID)
                        instanceof AbstractEscherOptRecord properties
                && properties.lookup(EscherPropertyTypes.GROUPSHAPE__TABLEPROPERTIES)
                        instanceof EscherSimpleProperty table
                && (table.getPropertyValue() & 1) == 1;
    }

    private record Cell(int top, int left, String words) {}

    /// A table is a group with a shape for each cell; its borders are shapes without words.
    private void table(EscherContainerRecord group, DocumentText text) {
        List<Cell> cells = new ArrayList<>();
        for (EscherContainerRecord shape : group.getChildContainers()) {
            if (shape.getChildById(EscherRecordTypes.CLIENT_TEXTBOX.typeID) != null
                    && shape.getChildById(EscherRecordTypes.CHILD_ANCHOR.typeID)
                            instanceof EscherChildAnchorRecord at) {
                cells.add(new Cell(
                        at.getDy1(),
                        at.getDx1(),
                        words(shape).replace('\n', ' ').strip()));
            }
        }
        cells.sort(Comparator.comparingInt(Cell::top).thenComparingInt(Cell::left));
        text.endParagraph();
        for (int i = 0; i < cells.size(); i++) {
            if (i > 0 && cells.get(i).top != cells.get(i - 1).top) {
                text.endParagraph();
            } else if (i > 0) {
                text.append('\t', false);
            }
            text.append(cells.get(i).words);
        }
        text.endParagraph();
    }

    /// What stands in a shape, a paragraph a line; nothing for one that is not read.
    private String words(EscherContainerRecord shape) {
        if (!(shape.getChildById(EscherRecordTypes.CLIENT_TEXTBOX.typeID) instanceof EscherTextboxRecord textbox)) {
            return "";
        }
        EscherTextboxWrapper box = boxes.get(textbox);
        if (box == null) {
            box = new EscherTextboxWrapper(textbox);
        }
        if (!isRead(placeholder(shape, box))) {
            return "";
        }
        String raw = String.join("\r", OldSlide.texts(box.getChildRecords()));
        for (Record each : box.getChildRecords()) {
            if (each instanceof OutlineTextRefAtom outline
                    && outline.getTextIndex() >= 0
                    && outline.getTextIndex() < outlines.size()) {
                raw = outlines.get(outline.getTextIndex());
            }
        }
        return isField(raw, box) ? "" : raw.replace('\r', '\n').replace('\u000b', '\n');
    }

    /// Whether the words are a star in the place of a number or a date that PowerPoint works out.
    private static boolean isField(String words, EscherTextboxWrapper box) {
        return words.strip().equals("*")
                && Stream.of(box.getChildRecords()).anyMatch(each -> FIELDS.contains(each.getRecordType()));
    }

    private boolean isRead(@Nullable Placeholder placeholder) {
        if (isNotes) {
            return placeholder == Placeholder.BODY || placeholder == null;
        }
        return placeholder != Placeholder.SLIDE_NUMBER
                && placeholder != Placeholder.DATETIME
                && placeholder != Placeholder.FOOTER
                && placeholder != Placeholder.HEADER;
    }

    /// What the shape holds the place of; null for one of its own.
    private @Nullable Placeholder placeholder(EscherContainerRecord shape, EscherTextboxWrapper box) {
        if (shape.getChildById(EscherRecordTypes.CLIENT_DATA.typeID) instanceof HSLFEscherClientDataRecord data) {
            for (Record each : data.getHSLFChildRecords()) {
                if (each instanceof OEPlaceholderAtom atom) {
                    return named(atom.getPlaceholderId());
                }
                if (each instanceof RoundTripHFPlaceholder12 atom) {
                    return named(atom.getPlaceholderId());
                }
            }
        }
        for (Record each : box.getChildRecords()) {
            if (each instanceof DateTimeMCAtom) {
                return Placeholder.DATETIME;
            }
        }
        return null;
    }

    private @Nullable Placeholder named(int number) {
        return isNotes ? Placeholder.lookupNativeNotes(number) : Placeholder.lookupNativeSlide(number);
    }
}
