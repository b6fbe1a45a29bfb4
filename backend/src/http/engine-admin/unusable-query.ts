import { AdminGetOrdersParams } from "@medusajs/medusa/api/admin/orders/validators";
import { AdminGetProductsParams } from "@medusajs/medusa/api/admin/products/validators";
import { isDatabaseAway } from "../unavailable";

/**
 * The engine's lists that pass over a filter which they don't know, and answer all rows, with the names that they know.
 * The others refuse it by themselves: their schemas are made strict, which one that transforms can't be.
 */
const lenientLists: ReadonlyMap<string, readonly string[]> = new Map([
  ["GET /products", Object.keys(AdminGetProductsParams.in.shape)],
  ["GET /orders", Object.keys(AdminGetOrdersParams.in.shape)],
]);

const isUnknown = (name: string) => `"${name}" can't be used to sort or filter.`;

/** Says in words which filter such a list does not know; null where it knows all. `call` as `checkEngineCall` takes it. */
export function unknownFilter(call: string | null, query: Readonly<Record<string, unknown>>): string | null {
  const known = call === null ? undefined : lenientLists.get(call);
  // The engine reads a dot in a parameter's name as a part of it.
  const name = Object.keys(query).find((one) => known && !known.includes(one.split(".")[0] ?? ""));
  return name === undefined ? null : isUnknown(name);
}

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
  if (name) return isUnknown(name);
  const isUnusable = typeof code === "string" && unusableValue.has(code);
  if (isUnusable || (typeof message === "string" && unusableWords.test(message)))
    return "A parameter has an invalid value.";
  return unusableQuery(Reflect.get(thrown, "cause") ?? Reflect.get(thrown, "previous"), depth + 1);
}
