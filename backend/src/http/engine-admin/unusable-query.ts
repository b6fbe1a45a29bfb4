import { isDatabaseAway } from "../is-database-away";

/** What the engine's mapper says of a name in a filter or a sort that no table has. */
const unknownName = /^Trying to (?:query|order) by not existing property \S+?\.(\S+)/;
/** What the query builder says, and PostgreSQL where a step of a workflow has lost the code. */
const unusableWords =
  /non-negative integer must be provided|(?:LIMIT|OFFSET) must not be negative|invalid input (?:value|syntax) for/;
/** PostgreSQL's codes for values that a parameter can't have: a negative page, a word no enum has, no number, no date. */
const unusableValue = new Set(["2201W", "2201X", "22P02", "22003", "22007", "22008"]);

/**
 * Says in words why the engine's admin can't answer a query, where the caller's own names or values are the reason; null
 * where they are not. The engine itself answers 500 to these.
 */
export function unusableQuery(thrown: unknown, depth = 0): string | null {
  if (typeof thrown !== "object" || thrown === null || depth > 5 || isDatabaseAway(thrown)) return null;
  const [code, message]: unknown[] = [Reflect.get(thrown, "code"), Reflect.get(thrown, "message")];
  const name = typeof message === "string" ? message.match(unknownName)?.[1] : undefined;
  if (name) return `There is no "${name}" to sort or filter by.`;
  const isUnusable = typeof code === "string" && unusableValue.has(code);
  if (isUnusable || (typeof message === "string" && unusableWords.test(message)))
    return "A parameter has a value that it can't have.";
  return unusableQuery(Reflect.get(thrown, "cause") ?? Reflect.get(thrown, "previous"), depth + 1);
}
