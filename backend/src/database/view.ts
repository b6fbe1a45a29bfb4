/**
 * What our SQL reads of tables that are not its own: the engine's (`engine/views`) and other modules' (`published-views.ts`
 * of a module). A view hides where something is kept, and rows that are deleted softly. Columns are named one by one, so
 * that a column that is added or taken away changes nothing else.
 */
export type View = {
  /** Begins with `haat_`: all of those are dropped before migrations, which may not change what a view reads. */
  name: `haat_${string}`;
  sql: string;
};
