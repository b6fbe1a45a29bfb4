import { lenientLists } from "#engine/hooks/lenient-lists";
import { isDatabaseAway } from "../unavailable";

const isUnknown = (name: string) => `"${name}" can't be used to sort or filter.`;

/**
 * The error message for a filter that such a list does not know; null if it knows all. `call` as in `checkEngineCall`.
 */
export function unknownFilter(call: string | null, query: Readonly<Record<string, unknown>>): string | null {
  const known = call === null ? undefined : lenientLists.get(call);
  // The engine treats a dot in a parameter's name as a path into it.
  const name = Object.keys(query).find((one) => known && !known.includes(one.split(".")[0] ?? ""));
  return name === undefined ? null : isUnknown(name);
}

/** The engine's ORM error for a filter or sort by a property that does not exist. */
const unknownName = /^Trying to (?:query|order) by not existing property \S+?\.(\S+)/;
/** The query builder's error text, and PostgreSQL's where a workflow step has lost the code. */
const unusableWords =
  /non-negative integer must be provided|(?:LIMIT|OFFSET) must not be negative|invalid input (?:value|syntax) for/;
/**
 * PostgreSQL's codes for invalid parameter values: a negative limit or offset, an unknown enum value, a malformed
 * number or date.
 */
const unusableValue = new Set(["2201W", "2201X", "22P02", "22003", "22007", "22008"]);

/**
 * The error message if a query failed because of the caller's own names or values; null otherwise. The engine itself
 * answers these with 500.
 */
export function unusableQuery(thrown: unknown, depth = 0): string | null {
  if (typeof thrown !== "object" || thrown === null || depth > 5 || isDatabaseAway(thrown)) return null;
  const [code, message]: unknown[] = [Reflect.get(thrown, "code"), Reflect.get(thrown, "message")];
  const name = typeof message === "string" ? message.match(unknownName)?.[1] : undefined;
  if (name) return isUnknown(name);
  const isUnusable = typeof code === "string" && unusableValue.has(code);
  if (isUnusable || (typeof message === "string" && unusableWords.test(message)))
    return "A parameter has an invalid value.";
  return unusableQuery(Reflect.get(thrown, "cause") ?? Reflect.get(thrown, "previous"), depth + 1);
}
