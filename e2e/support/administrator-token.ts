import { test } from "@playwright/test";

export type Account = "administrator" | "catalogue editor";
/** The tokens of each shop that is walked, by its address. */
export type Tokens = Record<string, Partial<Record<Account, string>>>;

/** Where the run's setup leaves the tokens for the processes that walk the stories, as JSON. */
export const tokensVariable = "HAAT_E2E_TOKENS";

/** A shop's address, however its end is written. */
export const shopOf = (baseURL = ""): string => baseURL.replace(/\/$/, "");

function tokenOf(account: Account): string {
  const tokens = JSON.parse(process.env[tokensVariable] ?? "{}") as Tokens;
  const token = tokens[shopOf(test.info().project.use.baseURL)]?.[account];
  if (!token) throw new Error(`The run's setup has logged no ${account} in.`);
  return token;
}

/** The token of the demo's first administrator, logged in once for the whole run. */
export const administratorToken = (): string => tokenOf("administrator");

/** The same of the demo's catalogue editor, who keeps the catalogue and nothing else. */
export const editorToken = (): string => tokenOf("catalogue editor");
