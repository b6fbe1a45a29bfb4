/**
 * What our SQL reads of the engine's tables: a view hides where the engine keeps something, and rows that it has deleted
 * softly. Columns are named one by one, so that a column that is added or taken away changes nothing else.
 */
export type View = {
  /** Begins with `haat_`: all of those are dropped before migrations, which may not change what a view reads. */
  name: `haat_${string}`;
  sql: string;
};
