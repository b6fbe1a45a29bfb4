import { readFileSync } from "node:fs";
import path from "node:path";
import { average, type Half, type RatedQuery, rateSearch } from "./rated-search.fixture";

const file = path.join(__dirname, "../../../../bench/search/queries.json");
const queries: RatedQuery[] = JSON.parse(readFileSync(file, "utf8"));
const rated = rateSearch(queries);
const classes = [...new Set(queries.map((query) => query.class))];
const precisions = (half: Half, kind?: string) =>
  rated.filter((one) => one.half === half && (kind ?? one.class) === one.class).map(({ precision }) => precision);

/** What the first three hits of searches that nobody looked at must reach, over all and in each class. */
const [overall, ofClass] = [0.92, 0.8];

describe("the first three hits of a search", () => {
  it("are rated by at least 300 searches, half of them unseen, each once", () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(precisions("unseen").length).toBeGreaterThan(150);
    expect(precisions("tuned").length).toBeGreaterThan(150);
  });

  it("are what was looked for", () => {
    const row = (name: string, kind?: string) => {
      const [tuned, unseen] = [precisions("tuned", kind), precisions("unseen", kind)];
      return `${name.padEnd(12)}${average(tuned).toFixed(3)} of ${String(tuned.length).padEnd(5)}${average(unseen).toFixed(3)} of ${unseen.length}`;
    };
    const table = ["class       tuned         unseen", ...classes.map((kind) => row(kind, kind)), row("all")];
    if (process.env.HAAT_SEARCH_TABLE) process.stdout.write(`${table.join("\n")}\n`);
    expect(average(precisions("unseen"))).toBeGreaterThanOrEqual(overall);
    const poor = classes.filter((kind) => average(precisions("unseen", kind)) < ofClass);
    expect(poor).toEqual([]);
    expect(average(precisions("tuned"))).toBeGreaterThanOrEqual(overall);
  });
});
