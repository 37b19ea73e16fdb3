package app.likeness.ui.clusters.model;

import java.util.ArrayList;
import java.util.List;

/// Lays a graph out by forces (Fruchterman and Reingold 1991): nodes push each other away, edges pull their ends
/// together, stronger ones more. It begins with the nodes on a spiral, the first in the middle, so that the same graph
/// always looks the same. O(nodes² × rounds).
final class MapLayout {
    private static final int ROUNDS = 400;
    private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

    private MapLayout() {}

    /// Where the nodes lie, with a node at each border of the unit square unless all lie on one line.
    static List<GroupMap.Spot> of(int nodes, List<GroupMap.Edge> edges) {
        double[] x = new double[nodes];
        double[] y = new double[nodes];
        for (int i = 0; i < nodes; i++) {
            double radius = 0.5 * Math.sqrt(i / (double) Math.max(1, nodes - 1));
            x[i] = 0.5 + radius * Math.cos(i * GOLDEN_ANGLE);
            y[i] = 0.5 + radius * Math.sin(i * GOLDEN_ANGLE);
        }
        double ideal = 0.8 / Math.sqrt(Math.max(1, nodes));
        double[] moveX = new double[nodes];
        double[] moveY = new double[nodes];
        for (int round = 0; round < ROUNDS; round++) {
            push(x, y, moveX, moveY, ideal);
            pull(x, y, moveX, moveY, ideal, edges);
            double most = 0.1 * (1 - round / (double) ROUNDS);
            for (int i = 0; i < nodes; i++) {
                // A little towards the middle, so that parts without an edge between them stay together.
                double right = moveX[i] + (0.5 - x[i]) * ideal;
                double down = moveY[i] + (0.5 - y[i]) * ideal;
                double length = Math.hypot(right, down);
                double step = length == 0 ? 0 : Math.min(length, most) / length;
                x[i] += right * step;
                y[i] += down * step;
            }
        }
        spread(x);
        spread(y);
        List<GroupMap.Spot> spots = new ArrayList<>(nodes);
        for (int i = 0; i < nodes; i++) {
            spots.add(new GroupMap.Spot(x[i], y[i]));
        }
        return List.copyOf(spots);
    }

    private static void push(double[] x, double[] y, double[] moveX, double[] moveY, double ideal) {
        for (int i = 0; i < x.length; i++) {
            moveX[i] = 0;
            moveY[i] = 0;
            for (int j = 0; j < x.length; j++) {
                double right = x[i] - x[j];
                double down = y[i] - y[j];
                double square = Math.max(1e-6, right * right + down * down);
                moveX[i] += right / square * ideal * ideal;
                moveY[i] += down / square * ideal * ideal;
            }
        }
    }

    private static void pull(
            double[] x, double[] y, double[] moveX, double[] moveY, double ideal, List<GroupMap.Edge> edges) {
        for (GroupMap.Edge edge : edges) {
            double right = x[edge.to()] - x[edge.from()];
            double down = y[edge.to()] - y[edge.from()];
            double force = Math.hypot(right, down) / ideal * (0.4 + 0.6 * edge.share());
            moveX[edge.from()] += right * force;
            moveY[edge.from()] += down * force;
            moveX[edge.to()] -= right * force;
            moveY[edge.to()] -= down * force;
        }
    }

    /// Stretches the values to 0…1; equal ones come into the middle.
    private static void spread(double[] values) {
        double least = Double.MAX_VALUE;
        double most = -Double.MAX_VALUE;
        for (double value : values) {
            least = Math.min(least, value);
            most = Math.max(most, value);
        }
        for (int i = 0; i < values.length; i++) {
            values[i] = most - least < 1e-9 ? 0.5 : (values[i] - least) / (most - least);
        }
    }
}
