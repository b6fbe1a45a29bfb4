import { limits } from "@haat/api-contract/limits";

/** How a message begins that knex has put the whole statement before, with its values. */
const statement = /^\s*(?:select|insert|update|delete|with|lock|call)\b/i;

/**
 * What may be shown of a task's error. The values of a failed statement are a customer's, or a secret, and the database's
 * own words stand behind them; an address may hold a password.
 */
export function errorText(message: string): string {
  const said = statement.test(message) ? message.split(" - ").at(-1) : message;
  const text = (said ?? "").replace(/:\/\/[^\s/@]+@/g, "://").trim();
  return text.slice(0, limits.taskErrorMost);
}
