import { Samples } from "./samples.mjs";
import { measuredRow, missedTargets, plainRow, shopSummary, toMarkdown } from "./table.mjs";
import { assess, atMost, readable, rows } from "./targets.mjs";

const sizes = [1_000, 20_000];
const sample = (perSecond, { cpuMs = 1, latencies = [1, 2, 3] } = {}) => ({ perSecond, cpuMs, latencies });

/** One round on both catalogues; unnamed rows run at ten per second. */
function aRound(figures, catalogues = sizes) {
  const samples = new Samples();
  for (const row of Object.values(rows)) {
    for (const products of catalogues) samples.add({ row, connections: 16, products }, sample(10, figures[row]));
  }
  for (const [row, perSecond] of Object.entries(figures.rates ?? {})) {
    for (const [at, products] of sizes.entries()) {
      const place = { row, connections: 16, products };
      samples.of(place)[0].perSecond = perSecond[at];
    }
  }
  return samples;
}
const assessed = (samples, row) => assess(samples, { row, connections: 16, sizes }).map(({ reached }) => reached);

describe("Samples", () => {
  it("compares figures round by round", () => {
    const samples = new Samples();
    const [fast, slow] = ["fast", "slow"].map((row) => ({ row, connections: 1, products: 1_000 }));
    for (const [one, other] of [
      [100, 10],
      [20, 2],
      [900, 100],
    ]) {
      samples.add(fast, sample(one));
      samples.add(slow, sample(other));
    }
    expect(samples.timesAsFast(fast, slow)).toBe(10);
  });
});

describe("assess", () => {
  it("requires warm lists to be 5 times as fast as /health and 500 times as fast as the engine's list, at the largest catalogue", () => {
    const rates = { [rows.list]: [9_000, 6_000], [rows.health]: [1_000, 1_300], [rows.engineList]: [4, 4] };
    expect(assessed(aRound({ rates }), rows.list)).toEqual([false, true, true]);
  });

  it("requires nothing of the bare server, and reports its ratio", () => {
    const rates = { [rows.bare]: [4_000, 4_000], [rows.health]: [1_000, 1_000] };
    const results = assess(aRound({ rates }), { row: rows.bare, connections: 16, sizes });
    expect(results).toEqual([{ text: "4.00 × `/health`: the most that can be measured", reached: true }]);
  });

  it("requires lists without the cache to be 100 times as fast as the engine's", () => {
    expect(
      assessed(aRound({ rates: { [rows.listCold]: [400, 399], [rows.engineList]: [4, 4] } }), rows.listCold),
    ).toEqual([false, true]);
  });

  it("requires a 95th percentile of at most 25 ms for search", () => {
    const slowTail = [...Array(90).fill(5), ...Array(10).fill(26)];
    expect(assessed(aRound({ [rows.search]: { latencies: slowTail } }), rows.search)).toEqual([false, true]);
  });

  it("requires at most 60 ms for search in a million products, whatever it costs in fewer", () => {
    const large = [20_000, 1_000_000];
    const search = (latency) => {
      const samples = aRound({ [rows.search]: { latencies: [latency] } }, large);
      samples.of({ row: rows.search, connections: 16, products: 20_000 })[0].perSecond = 1_000;
      return assess(samples, { row: rows.search, connections: 16, sizes: large }).map(({ reached }) => reached);
    };
    expect(search(60)).toEqual([true]);
    expect(search(61)).toEqual([false]);
  });

  it("requires an order to use at most 40 % of the engine's CPU and 15 ms, and 60 a second", () => {
    const place = (cpuMs, engineCpuMs, perSecond) =>
      aRound({
        [rows.order]: { cpuMs },
        [rows.engineOrder]: { cpuMs: engineCpuMs },
        rates: { [rows.order]: [perSecond, perSecond] },
      });
    expect(assessed(place(15, 37.5, 60), rows.order)).toEqual([true, true, true, true]);
    expect(assessed(place(15, 37, 60), rows.order)).toEqual([false, true, true, true]);
    expect(assessed(place(15, 37.5, 59), rows.order)).toEqual([true, false, true, true]);
    expect(assessed(place(15.1, 1_000, 60), rows.order)).toEqual([true, true, false, true]);
  });

  it("requires 400 adds to the cart a second, for 2 ms of CPU each", () => {
    const add = (cpuMs, perSecond) =>
      aRound({ [rows.addToCart]: { cpuMs }, rates: { [rows.addToCart]: [perSecond, perSecond] } });
    expect(assessed(add(2, 400), rows.addToCart)).toEqual([true, true, true]);
    expect(assessed(add(2, 399), rows.addToCart)).toEqual([false, true, true]);
    expect(assessed(add(2.1, 400), rows.addToCart)).toEqual([true, false, true]);
  });

  it("requires the largest catalogue to cost at most twice the smallest, for our own rows only", () => {
    const rates = { [rows.addToCart]: [1_000, 499], [rows.engineOrder]: [2, 0.5] };
    expect(assessed(aRound({ rates }), rows.addToCart)).toEqual([true, true, false]);
    expect(assessed(aRound({ rates }), rows.engineOrder)).toEqual([]);
  });
});

describe("the results table", () => {
  const samples = aRound({ rates: { [rows.health]: [1_234.5, 987] } });

  it("contains rate, spread and CPU of every catalogue", () => {
    const text = toMarkdown([measuredRow(samples, { row: rows.health, connections: 16, sizes })], sizes);
    expect(text.split("\n")).toEqual([
      "|  | conn. | 1,000 products | p50 / p95 / p99, ms | CPU, ms | 20,000 products | p50 / p95 / p99, ms | CPU, ms | must reach |",
      "| --- | --: | --: | --: | --: | --: | --: | --: | --- |",
      "| The engine's `/health` | 16 | 1,235/s | 2.00 / 3.00 / 3.00 | 1.00 | 987/s | 2.00 / 3.00 / 3.00 | 1.00 |  |",
    ]);
  });

  it("names only the missed targets", () => {
    const memory = (megabytes) => plainRow("Memory", ["1", "2"], [atMost("", 700, megabytes, "MB")]);
    expect(missedTargets([memory(700), memory(701)])).toEqual(["Memory: 701 MB (≤ 700)"]);
  });
});

describe("shopSummary", () => {
  it("has two rows, of the largest catalogue with the most connections", () => {
    const samples = aRound({ rates: { [rows.list]: [1_000, 987], [rows.engineList]: [1, 1], [rows.health]: [9, 9] } });
    const measured = Object.values(rows).map((row) => measuredRow(samples, { row, connections: 16, sizes }));
    const [list, order, ...others] = shopSummary(measured);
    expect(list).toMatchObject({ what: "Category page, warm", figure: "987/s, 2.00 / 3.00 / 3.00 ms" });
    expect(list?.results).toContainEqual({ text: "987 × the engine's list (≥ 500)", reached: true });
    expect(order).toMatchObject({ what: "An order, `POST /api/v1/Order`" });
    expect(others).toEqual([]);
  });
});

describe("readable", () => {
  it.each([
    [0.061, "0.06"],
    [12.34, "12.3"],
    [12_345.6, "12,346"],
  ])("formats %s", (value, text) => expect(readable(value)).toBe(text));
});
