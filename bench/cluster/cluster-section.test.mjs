import { clusterSection, missedByCluster, ratioOf } from "./cluster-section.mjs";

const runs = (/** @type {number[][]} */ ...figures) =>
  figures.map(([perSecond = 0, cpuMs = 0]) => ({ perSecond, cpuMs }));

const scale = (/** @type {number} */ servers, /** @type {object} */ changes = {}) => ({
  servers,
  reads: runs([100 * servers, 2]),
  orders: runs([10 * servers, 20]),
  statements: 40,
  lockedRows: 12,
  ...changes,
});

const fault = { fault: "Redis is restarted", answered: 500, failed: 9, recoveredMs: 800, wrong: 0, mayFail: true };

describe("a cluster's ratios", () => {
  it("are medians of the rounds' own, whatever the machine did in between", () => {
    expect(ratioOf(runs([190, 1], [20, 1], [200, 1]), runs([100, 1], [10, 1], [100, 1]), "perSecond")).toBe(2);
  });

  it("reach their targets or are named", () => {
    expect(missedByCluster([scale(1), scale(2), scale(4)], [fault])).toEqual([]);
    const slow = scale(2, { reads: runs([179, 2.3]), statements: 43 });
    expect(missedByCluster([scale(1), slow, scale(4)], [])).toEqual([
      "Category pages with filters, cache off: 2 servers: 1.79 (≥ 1.8)",
      "CPU of the servers for a page: 2 servers: 1.15 × (≤ 1.1)",
      "Statements for an order, with its tasks: 2 servers: 1.07 × (≤ 1.05)",
    ]);
  });
});

describe("a fault", () => {
  it("is missed by one wrong order, a slow recovery, or any failure of an update", () => {
    const faults = [
      { ...fault, wrong: 1 },
      { ...fault, recoveredMs: 10_500 },
      { ...fault, fault: "an update", mayFail: false },
    ];
    expect(missedByCluster([scale(1)], faults)).toEqual([
      "Redis is restarted: 1 orders lost, doubled or oversold (0)",
      "Redis is restarted: failing for 10.5 s after it (≤ 10)",
      "an update: 9 failed (0)",
    ]);
  });

  it("has its row, and the text says what was missing", () => {
    const text = clusterSection({
      scales: [scale(1), scale(2), scale(4)],
      faults: [fault],
      rounds: 1,
      minutes: 3,
      load: "0.10",
      isPooled: false,
      postgresVersion: "17.10",
    });
    expect(text).toContain("| Redis is restarted | 500 | 9 | ✅ 0 orders lost, doubled or oversold (0)<br>✅ failing");
    expect(text).toContain("Without PgBouncer");
  });
});
