package app.likeness.text.words;

import java.util.Arrays;

/// The words of a dictionary as a tree of characters, while it is being built: node 0 is the root, a node's children
/// are a linked list whose head is the child with the largest character.
///
/// Adding a word costs O(its length) when words come in the order of their characters, as nearly all of jieba's do:
/// the nodes that it shares with the word before are known, and a character above the head of the list is new without
/// looking. Any other order gives the same tree, only slower.
final class DictionaryTree {
    private final int[] rootChild = new int[1 << 16];
    private char[] characters = new char[1 << 19];
    private char[] weights = new char[1 << 19];
    private int[] children = new int[1 << 19];
    private int[] siblings = new int[1 << 19];
    private int size = 1;

    private final char[] lastWord = new char[DictionaryText.LONGEST];
    private final int[] lastPath = new int[DictionaryText.LONGEST];
    private int lastLength;
    private int longest;

    /// Adds a word, or gives the word another weight.
    ///
    /// @param weight above 0
    /// @return the weight that the word had before, or 0 when it is new
    int add(char[] word, int length, int weight) {
        int depth = 0;
        while (depth < length && depth < lastLength && word[depth] == lastWord[depth]) {
            depth++;
        }
        int node = depth == 0 ? 0 : lastPath[depth - 1];
        for (; depth < length; depth++) {
            node = node == 0 ? rootChild(word[depth]) : child(node, word[depth]);
            lastWord[depth] = word[depth];
            lastPath[depth] = node;
        }
        lastLength = length;
        longest = Math.max(longest, length);
        int before = weights[node];
        weights[node] = (char) weight;
        return before;
    }

    /// The number of nodes, the root among them.
    int size() {
        return size;
    }

    /// The characters of the longest word.
    int longest() {
        return longest;
    }

    char character(int node) {
        return characters[node];
    }

    /// What the word that ends here was given, or 0 when none does.
    int weight(int node) {
        return weights[node];
    }

    /// The first child, or 0 when there is none.
    int firstChild(int node) {
        return children[node];
    }

    /// The next child of the same node, or 0 after the last.
    int nextSibling(int node) {
        return siblings[node];
    }

    private int rootChild(char c) {
        int node = rootChild[c];
        if (node == 0) {
            node = newNode(c);
            rootChild[c] = node;
            siblings[node] = children[0];
            children[0] = node;
        }
        return node;
    }

    private int child(int parent, char c) {
        int head = children[parent];
        if (head == 0 || c > characters[head]) {
            int node = newNode(c);
            siblings[node] = head;
            children[parent] = node;
            return node;
        }
        for (int node = head; node != 0; node = siblings[node]) {
            if (characters[node] == c) {
                return node;
            }
        }
        int node = newNode(c);
        siblings[node] = siblings[head];
        siblings[head] = node;
        return node;
    }

    private int newNode(char c) {
        if (size == characters.length) {
            characters = Arrays.copyOf(characters, 2 * size);
            weights = Arrays.copyOf(weights, 2 * size);
            children = Arrays.copyOf(children, 2 * size);
            siblings = Arrays.copyOf(siblings, 2 * size);
        }
        characters[size] = c;
        return size++;
    }
}
