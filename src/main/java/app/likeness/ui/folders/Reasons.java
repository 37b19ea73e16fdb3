package app.likeness.ui.folders;

import app.likeness.text.SkipReason;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// The words for why a file was not read.
final class Reasons {
    private Reasons() {}

    /// One file's reason, in a table.
    static String name(SkipReason reason) {
        return switch (reason) {
            case UNSUPPORTED -> "folders.unread.unsupported.name";
            case UNREADABLE -> "folders.unread.unreadable.name";
            case DAMAGED -> "folders.unread.damaged.name";
            case ENCRYPTED -> "folders.unread.encrypted.name";
            case EMPTY -> "folders.unread.empty.name";
            case PICTURES_ONLY -> "folders.unread.pictures.name";
            case TOO_LARGE -> "folders.unread.tooLarge.name";
            case CUT -> "folders.unread.cut.name";
            case CHARSET_UNCERTAIN -> "folders.unread.charset.name";
            case GARBLED -> "folders.unread.garbled.name";
        };
    }

    /// How many files have the reason.
    static String count(SkipReason reason) {
        return switch (reason) {
            case UNSUPPORTED -> "folders.unread.unsupported.count";
            case UNREADABLE -> "folders.unread.unreadable.count";
            case DAMAGED -> "folders.unread.damaged.count";
            case ENCRYPTED -> "folders.unread.encrypted.count";
            case EMPTY -> "folders.unread.empty.count";
            case PICTURES_ONLY -> "folders.unread.pictures.count";
            case TOO_LARGE -> "folders.unread.tooLarge.count";
            case CUT -> "folders.unread.cut.count";
            case CHARSET_UNCERTAIN -> "folders.unread.charset.count";
            case GARBLED -> "folders.unread.garbled.count";
        };
    }

    /// What that means and what to do.
    static String remedy(SkipReason reason) {
        return switch (reason) {
            case UNSUPPORTED -> "folders.unread.unsupported.remedy";
            case UNREADABLE -> "folders.unread.unreadable.remedy";
            case DAMAGED -> "folders.unread.damaged.remedy";
            case ENCRYPTED -> "folders.unread.encrypted.remedy";
            case EMPTY -> "folders.unread.empty.remedy";
            case PICTURES_ONLY -> "folders.unread.pictures.remedy";
            case TOO_LARGE -> "folders.unread.tooLarge.remedy";
            case CUT -> "folders.unread.cut.remedy";
            case CHARSET_UNCERTAIN -> "folders.unread.charset.remedy";
            case GARBLED -> "folders.unread.garbled.remedy";
        };
    }

    static Ikon icon(SkipReason reason) {
        return switch (reason) {
            case UNSUPPORTED -> MaterialDesignF.FILE_QUESTION_OUTLINE;
            case UNREADABLE -> MaterialDesignA.ALERT_OUTLINE;
            case DAMAGED -> MaterialDesignF.FILE_CANCEL_OUTLINE;
            case ENCRYPTED -> MaterialDesignL.LOCK_OUTLINE;
            case EMPTY -> MaterialDesignT.TEXT_BOX_REMOVE_OUTLINE;
            case PICTURES_ONLY -> MaterialDesignI.IMAGE_OUTLINE;
            case TOO_LARGE -> MaterialDesignF.FILE_ALERT_OUTLINE;
            case CUT -> MaterialDesignC.CONTENT_CUT;
            case CHARSET_UNCERTAIN, GARBLED -> MaterialDesignA.ALPHABETICAL_VARIANT;
        };
    }
}
