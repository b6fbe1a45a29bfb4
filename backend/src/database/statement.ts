export type Parameter = string | number | boolean | null | readonly string[];
/** A named statement is prepared once per connection, so a name must always have the same text. */
export type Statement = { name: string; text: string; values: readonly Parameter[] };
/** Runs a statement. @returns its rows. */
export type Run = <Row extends Record<string, unknown>>(statement: Statement) => Promise<Row[]>;
