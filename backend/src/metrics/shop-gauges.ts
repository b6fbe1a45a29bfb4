import { Gauge, type Registry } from "prom-client";
import type { Run } from "../database/database";
import { oldestTaskSql, taskCountsSql } from "../queue/failed-tasks";

type Sample = { labels: Record<string, string>; value: number };

/** How a gauge is read: one statement whose rows have its labels and `value`. */
type Reading = { name: string; help: string; labels: readonly string[]; text: string };

/** What is true of the whole shop, whichever process is asked. */
const readings: readonly Reading[] = [
  {
    name: "haat_queue_tasks",
    help: "Background tasks: due and not yet begun, being done, waiting for another try, given up.",
    labels: ["task", "state"],
    text: taskCountsSql,
  },
  {
    name: "haat_queue_oldest_seconds",
    help: "How long the oldest due task has waited to be begun; 0 if none is due.",
    labels: [],
    text: oldestTaskSql,
  },
  {
    name: "haat_orders_of_last_hour",
    help: "Orders placed in the last hour, by how they are paid and whether they are.",
    labels: ["payment_method", "payment_status"],
    text: `SELECT payment_method, payment_status, count(*)::float8 AS value FROM haat_order_listing
            WHERE placed_at > now() - interval '1 hour' GROUP BY 1, 2`,
  },
];

/** Adds the gauges of the shop, and one that tells whether the database let them be read. @returns reads them anew */
export function shopGauges(registry: Registry, run: Run): () => Promise<void> {
  const gauges = readings.map(({ name, help, labels, text }) => {
    const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [registry] });
    return { gauge, labels, statement: { name: `metrics-${name}`, text, values: [] } };
  });
  const up = new Gauge({
    name: "haat_database_up",
    help: "1 if the shop's gauges could be read from the database, 0 if not.",
    registers: [registry],
  });
  return async () => {
    for (const { gauge } of gauges) gauge.reset();
    try {
      for (const { gauge, labels, statement } of gauges)
        for (const { labels: of, value } of (await run(statement)).map((row) => toSample(row, labels)))
          gauge.set(of, value);
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}

const toSample = (row: Record<string, unknown>, labels: readonly string[]): Sample => ({
  labels: Object.fromEntries(labels.map((label) => [label, String(row[label])])),
  value: Number(row.value),
});
