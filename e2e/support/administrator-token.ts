import { test } from "@playwright/test";

export type Account = "administrator" | "catalogue editor";
/** The tokens by shop address. */
export type Tokens = Record<string, Partial<Record<Account, string>>>;

/** The environment variable with the tokens as JSON, from the run's setup to the workers. */
export const tokensVariable = "HAAT_E2E_TOKENS";

/** A shop's address, normalised. */
export const shopOf = (baseURL = ""): string => baseURL.replace(/\/$/, "");

function tokenOf(account: Account): string {
  const tokens = JSON.parse(process.env[tokensVariable] ?? "{}") as Tokens;
  const token = tokens[shopOf(test.info().project.use.baseURL)]?.[account];
  if (!token) throw new Error(`The run's setup has logged no ${account} in.`);
  return token;
}

/** The token of the demo's first administrator, logged in once for the whole run. */
export const administratorToken = (): string => tokenOf("administrator");

/** The same for the demo's catalogue editor, who may only manage the catalogue. */
export const editorToken = (): string => tokenOf("catalogue editor");
