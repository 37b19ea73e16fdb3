package app.likeness.text.container;

import app.likeness.text.Skip;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// An archive that cannot be opened: gives the reason, once.
final class UnreadSource implements MemberSource {
    private final Skip reason;
    private boolean isGiven;

    UnreadSource(Skip reason) {
        this.reason = reason;
    }

    @Override
    public Path path() {
        return reason.path();
    }

    @Override
    public @Nullable Member next() {
        boolean isFirst = !isGiven;
        isGiven = true;
        return isFirst ? new Member.Unread(reason) : null;
    }

    @Override
    public void close() {
        // It holds nothing open.
    }
}
