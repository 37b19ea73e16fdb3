package app.likeness.text.formats;

import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.List;
import java.util.Set;

/// Bars the way out of a reader process: no parser opens an address that a document names.
final class Outside {
    /// What the virtual machine itself loads classes with.
    private static final Set<String> OWN = Set.of("jar", "jrt", "file");

    private Outside() {}

    /// To be called once, before anything is read.
    static void close() {
        ProxySelector.setDefault(new ProxySelector() {
            @Override
            public List<Proxy> select(URI address) {
                throw new IllegalStateException("a document's addresses are not opened");
            }

            @Override
            public void connectFailed(URI address, SocketAddress proxy, IOException failure) {
                // Nothing is ever connected.
            }
        });
        URL.setURLStreamHandlerFactory(protocol -> OWN.contains(protocol) ? null : new Closed());
    }

    private static final class Closed extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL address) throws IOException {
            throw new IOException("a document's addresses are not opened");
        }
    }
}
