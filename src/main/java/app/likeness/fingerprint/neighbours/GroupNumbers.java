package app.likeness.fingerprint.neighbours;

import java.util.Arrays;

/// A growing list of numbers of groups.
final class GroupNumbers {
    private int[] numbers = new int[4];
    private int size;

    void add(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = number;
    }

    int[] ascending() {
        int[] ascending = Arrays.copyOf(numbers, size);
        Arrays.sort(ascending);
        return ascending;
    }
}
