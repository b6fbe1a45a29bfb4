import { isId, type Row, type Rows } from "./twin-rows";

type Values = { ours: unknown[]; engines: unknown[] };
/** By `table.column`, or `table (1 more of ours)` and the like if one side has additional rows. */
export type Differences = Record<string, Values>;

export type Sides = {
  ours: Rows;
  engines: Rows;
  /** Ids that existed before both sides ran, and so must be equal. */
  shared: ReadonlySet<string>;
  /** Strings of ours that correspond to other strings of the engine's, such as the handles of two equal products. */
  words?: Record<string, string>;
};

const kindOf = (id: string) => id.slice(0, id.lastIndexOf("_"));

/** The mapping of our new ids to the engine's, learned from the rows compared so far. */
class Pairs {
  readonly #there = new Map<string, unknown>();
  readonly #back = new Map<unknown, string>();
  readonly #shared: ReadonlySet<string>;

  constructor({ shared, words = {} }: Sides) {
    this.#shared = shared;
    for (const [ours, engines] of Object.entries(words)) this.learn(ours, engines);
  }

  isNew(value: unknown): value is string {
    return isId(value) && !this.#shared.has(value);
  }

  knows(ours: string): boolean {
    return this.#there.has(ours);
  }

  learn(ours: string, engines: unknown): void {
    this.#there.set(ours, engines);
    this.#back.set(engines, ours);
  }

  /** Two new ids of one kind may correspond if neither is mapped yet. */
  same(ours: unknown, engines: unknown): boolean {
    if (typeof ours === "string" && this.#there.has(ours)) return this.#there.get(ours) === engines;
    if (this.isNew(ours) && this.isNew(engines)) return kindOf(ours) === kindOf(engines) && !this.#back.has(engines);
    return ours === engines;
  }
}

type Leaf = { path: string; ours: unknown; engines: unknown };

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The values of two rows side by side, by path; if both are JSON, one for each field. */
function leavesOf(ours: unknown, engines: unknown, path = ""): Leaf[] {
  if (!isObject(ours) || !isObject(engines)) return [{ path, ours, engines }];
  const [left, right] = [new Map(Object.entries(ours)), new Map(Object.entries(engines))];
  const names = [...new Set([...left.keys(), ...right.keys()])];
  return names.flatMap((name) => leavesOf(left.get(name), right.get(name), path ? `${path}.${name}` : name));
}

type Table = { name: string; ours: Row[]; engines: Row[] };
type Match = { table: Table; ours: Row; engines: Row };

/** The difference between two rows. Ids already mapped to each other reduce it, most of all the rows' own. */
function distance(pairs: Pairs, ours: Row, engines: Row): number {
  let unlike = 0;
  for (const leaf of leavesOf(ours, engines)) {
    if (!pairs.same(leaf.ours, leaf.engines)) unlike += 1;
    else if (pairs.isNew(leaf.ours) && !pairs.knows(leaf.ours)) unlike += 0.25;
  }
  const known = typeof ours.id === "string" && pairs.knows(ours.id);
  return known && pairs.same(ours.id, engines.id) ? unlike - 1000 : unlike;
}

/** How much nearer the nearest row is than the second nearest. */
function lead(distances: number[], nearest: number): number {
  const others = distances.filter((_, place) => place !== distances.indexOf(nearest));
  return Math.min(...others) - nearest;
}

/** The least ambiguous pair of rows in any table, from which ids are mapped. */
function clearestMatch(pairs: Pairs, tables: readonly Table[]): Match | undefined {
  let [clearest, found]: [number, Match | undefined] = [-1, undefined];
  for (const table of tables) {
    const far = table.ours.map((ours) => table.engines.map((engines) => distance(pairs, ours, engines)));
    for (const [row, ours] of table.ours.entries()) {
      const distances = far[row] ?? [];
      const nearest = Math.min(...distances);
      const column = distances.indexOf(nearest);
      const engines = table.engines[column];
      const back = far.map((others) => others[column] ?? 0);
      const clear = Math.min(lead(distances, nearest), lead(back, nearest));
      if (engines && clear > clearest) [clearest, found] = [clear, { table, ours, engines }];
    }
  }
  return found;
}

/**
 * Compares the changes of both sides, row by row and column by column. New ids may differ, but one of ours must
 * correspond to the same one of the engine's everywhere.
 */
export function differencesOf(sides: Sides): Differences {
  const pairs = new Pairs(sides);
  const found: Differences = {};
  const note = (at: string, ours: unknown[], engines: unknown[]) => {
    const values = found[at] ?? { ours: [], engines: [] };
    found[at] = { ours: [...values.ours, ...ours], engines: [...values.engines, ...engines] };
  };
  const tables: Table[] = [...new Set([...sides.ours.keys(), ...sides.engines.keys()])].map((name) => ({
    name,
    ours: sides.ours.get(name) ?? [],
    engines: sides.engines.get(name) ?? [],
  }));
  for (;;) {
    const match = clearestMatch(pairs, tables);
    if (!match) break;
    const { table } = match;
    table.ours = table.ours.filter((row) => row !== match.ours);
    table.engines = table.engines.filter((row) => row !== match.engines);
    for (const { path, ours, engines } of leavesOf(match.ours, match.engines)) {
      if (!pairs.same(ours, engines)) note(`${table.name}.${path}`, [ours], [engines]);
      else if (pairs.isNew(ours)) pairs.learn(ours, engines);
    }
  }
  for (const { name, ours, engines } of tables) {
    if (ours.length > 0) note(`${name} (${ours.length} more of ours)`, ours, []);
    if (engines.length > 0) note(`${name} (${engines.length} more of the engine's)`, [], engines);
  }
  return found;
}

/** Intended differences, each with its reason. `table.column` covers the fields of its JSON too. */
export type KnownDifferences = Record<string, string>;

/** This many rows of each table exist only on the engine's side, all for one reason. */
export const moreOfEngines = (rows: Record<string, number>, reason: string): KnownDifferences =>
  Object.fromEntries(
    Object.entries(rows).map(([table, count]) => [`${table} (${count} more of the engine's)`, reason]),
  );

/** These columns of a table differ, all for one reason. */
export const differing = (table: string, columns: readonly string[], reason: string): KnownDifferences =>
  Object.fromEntries(columns.map((column) => [`${table}.${column}`, reason]));

const covers = (known: string, at: string) => at === known || at.startsWith(`${known}.`);

const inWords = (values: unknown[]) => values.map((value) => JSON.stringify(value) ?? "(none)").join(", ") || "no rows";

/**
 * Fails with the tables and columns that differ unexpectedly, and with known differences that no longer exist, so that
 * the list stays correct.
 */
export function expectTwins(sides: Sides, known: KnownDifferences): void {
  const found = differencesOf(sides);
  const reasons = Object.keys(known);
  const unknown = Object.entries(found)
    .filter(([at]) => !reasons.some((reason) => covers(reason, at)))
    .map(([at, { ours, engines }]) => `${at}: ours ${inWords(ours)}; the engine's ${inWords(engines)}`);
  const noMore = reasons.filter((reason) => !Object.keys(found).some((at) => covers(reason, at)));
  expect({ unknown, noMore }).toEqual({ unknown: [], noMore: [] });
}
