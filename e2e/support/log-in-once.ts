import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { demoAccounts } from "../../scripts/demo-accounts.mjs";
import { logInAdministrator } from "../../scripts/log-in-administrator.mjs";
import { tokenVariables } from "./administrator-token";

type Account = keyof typeof tokenVariables;
type Kept = { url: string; tokens: Partial<Record<Account, string>> };

const cache = path.join(import.meta.dirname, "../../.cache");
/** One for each shop: whoever tests another one meanwhile leaves this one's alone. */
const fileOf = (url: string) => path.join(cache, `e2e-administrators-${new URL(url).host.replace(":", "-")}.json`);
const accounts: Account[] = ["administrator", "catalogue editor"];

/** The tokens of an earlier run on the same shop: codes are sent five times an hour. */
function keptTokens(url: string): Kept["tokens"] {
  const file = fileOf(url);
  if (!existsSync(file)) return {};
  const kept = JSON.parse(readFileSync(file, "utf8")) as Kept;
  return kept.url === url ? kept.tokens : {};
}

async function isGood(url: string, token: string): Promise<boolean> {
  const me = await fetch(`${url}/api/v1/back-office/me`, { headers: { authorization: token } });
  return me.ok;
}

/** Logs the demo's staff in before the first story, so that stories need no code of their own for what they prepare. */
export default async function logInOnce({ projects }: FullConfig): Promise<void> {
  const url = projects[0]?.use.baseURL?.replace(/\/$/, "") ?? "";
  const tokens = keptTokens(url);
  for (const account of accounts) {
    const kept = tokens[account];
    const token = kept && (await isGood(url, kept)) ? kept : await logInAdministrator(url, demoAccounts[account]);
    tokens[account] = token;
    process.env[tokenVariables[account]] = token;
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(fileOf(url), JSON.stringify({ url, tokens }), { mode: 0o600 });
}
