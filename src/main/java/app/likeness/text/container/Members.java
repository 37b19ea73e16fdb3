package app.likeness.text.container;

import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.archive.ArchiveBytes;
import app.likeness.text.table.ArticleTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.apache.commons.compress.MemoryLimitException;
import org.jspecify.annotations.Nullable;

/// What is in a container that was opened, one after the other, in its own order: every file, or why it is not read. A
/// container inside is opened in its turn. Never throws for content. Confined to one thread; to be closed.
public final class Members implements AutoCloseable {
    private final Deque<Level> open = new ArrayDeque<>();
    private final UnpackBudget budget;
    private final Mails mails;
    private final Optional<Tables> tables;
    private final List<String> passwords;
    private final List<ArticleTable> read = new ArrayList<>();
    private int hidden;

    /// A container that is open, and how many files it gave.
    private static final class Level {
        private final MemberSource source;
        private int members;

        Level(MemberSource source) {
            this.source = source;
        }
    }

    /// @param tables empty where tables are files like others
    /// @param passwords to try on archives inside
    Members(MemberSource outermost, UnpackBudget budget, Mails mails, Optional<Tables> tables, List<String> passwords) {
        this.passwords = passwords;
        this.budget = budget;
        this.mails = mails;
        this.tables = tables;
        open.push(new Level(outermost));
    }

    /// The next one; empty at the end.
    public Optional<Member> next() {
        while (!open.isEmpty()) {
            Member member = budget.isSpent() ? new Member.Unread(spent()) : next(open.element());
            if (member instanceof MemberFile file) {
                budget.member();
                member = opened(file);
            }
            if (member != null) {
                return Optional.of(member);
            }
        }
        return Optional.empty();
    }

    /// How many hidden files were passed over so far.
    public int hidden() {
        return hidden + open.stream().mapToInt(level -> level.source.hidden()).sum();
    }

    /// The tables of articles whose rows were all given so far.
    public List<ArticleTable> tables() {
        return List.copyOf(read);
    }

    private @Nullable Member next(Level level) {
        try {
            Member member = level.source.next();
            if (member != null) {
                level.members++;
                return member;
            }
            if (budget.isSpent()) {
                return null;
            }
            leave();
            return rest(level);
        } catch (MemoryLimitException tooLarge) {
            leave();
            return new Member.Unread(ArchiveFormat.tooLarge(level.source.path(), budget));
        } catch (IOException damaged) {
            leave();
            return new Member.Unread(new Skip(
                    level.source.path(),
                    SkipReason.DAMAGED,
                    "the archive is damaged or incomplete; " + level.members + " of its files could be found"));
        }
    }

    private static @Nullable Member rest(Level level) {
        String rest = level.source.rest();
        if (!rest.isEmpty()) {
            return new Member.Unread(new Skip(level.source.path(), level.source.restReason(), rest));
        }
        return level.members == 0 && level.source.hidden() == 0
                ? new Member.Unread(new Skip(level.source.path(), SkipReason.EMPTY, "there is no file in it"))
                : null;
    }

    private Skip spent() {
        Path outermost = open.getLast().source.path();
        while (!open.isEmpty()) {
            leave();
        }
        return new Skip(outermost, SkipReason.TOO_LARGE, budget.reason() + "; the rest was not read");
    }

    private void leave() {
        MemberSource source = open.pop().source;
        hidden += source.hidden();
        read.addAll(source.tables());
        close(source);
    }

    /// The file itself, or nothing where it is a container that is open now, or why that cannot be.
    private @Nullable Member opened(MemberFile file) {
        try {
            ArchiveBytes bytes = ArchiveBytes.of(file.bytes().bytes());
            Optional<ArchiveFormat> format = ArchiveFormat.of(bytes);
            if (format.isEmpty()) {
                return isWhole(file) ? file : openedOther(file);
            }
            if (isDeepest()) {
                return new Member.Unread(tooDeep(file));
            }
            open.push(new Level(format.get().open(file.path(), file.modifiedAt(), bytes, budget, passwords)));
            return null;
        } catch (IOException damaged) {
            return new Member.Unread(new Skip(file.path(), SkipReason.DAMAGED, "a damaged archive"));
        }
    }

    private boolean isDeepest() {
        return open.size() >= budget.limits().depth();
    }

    private Skip tooDeep(MemberFile file) {
        return new Skip(
                file.path(),
                SkipReason.UNSUPPORTED,
                "more than " + budget.limits().depth() + " archives in each other; unpack it");
    }

    /// A message with attachments, a table, or the file itself.
    private @Nullable Member openedOther(MemberFile file) {
        if (Mails.hasAttachments(file.path(), file.bytes().bytes()) && isDeepest()) {
            return new Member.Unread(tooDeep(file));
        }
        Optional<MemberSource> source = mails.source(file.path(), file.modifiedAt(), file.bytes())
                .or(() -> tables.flatMap(found -> found.source(file.path(), file.modifiedAt(), file.bytes())));
        source.ifPresent(other -> open.push(new Level(other)));
        return source.isPresent() ? null : file;
    }

    /// Whether it is a sheet, which is no spreadsheet whatever it is called, or a message whose attachments follow.
    private boolean isWhole(MemberFile file) {
        return switch (open.element().source) {
            case SheetSource sheets -> sheets.path().equals(file.path().getParent());
            case MailSource mail -> mail.isMessage(file.path());
            default -> false;
        };
    }

    private static void close(MemberSource source) {
        try {
            source.close();
        } catch (IOException e) {
            // It was only read from.
        }
    }

    @Override
    public void close() {
        while (!open.isEmpty()) {
            leave();
        }
    }
}
