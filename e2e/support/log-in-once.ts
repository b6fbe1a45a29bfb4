import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { demoAccounts } from "../../scripts/demo-accounts.mjs";
import { logInAdministrator } from "../../scripts/log-in-administrator.mjs";
import { type Account, shopOf, type Tokens, tokensVariable } from "./administrator-token";

const cache = path.join(import.meta.dirname, "../../.cache");
/** One per shop, so that concurrent runs on other shops do not interfere. */
const fileOf = (url: string) => path.join(cache, `e2e-administrators-${new URL(url).host.replace(":", "-")}.json`);
const accounts: Account[] = ["administrator", "catalogue editor"];

/** The tokens of an earlier run on the same shop: only five codes are sent per hour. */
function keptTokens(url: string): Tokens[string] {
  const file = fileOf(url);
  return existsSync(file) ? ((JSON.parse(readFileSync(file, "utf8")) as Tokens)[url] ?? {}) : {};
}

async function isGood(url: string, token: string): Promise<boolean> {
  const me = await fetch(`${url}/api/v1/back-office/me`, { headers: { authorization: token } });
  return me.ok;
}

async function tokensOf(url: string): Promise<Tokens[string]> {
  const tokens = keptTokens(url);
  for (const account of accounts) {
    const kept = tokens[account];
    tokens[account] = kept && (await isGood(url, kept)) ? kept : await logInAdministrator(url, demoAccounts[account]);
  }
  writeFileSync(fileOf(url), JSON.stringify({ [url]: tokens }), { mode: 0o600 });
  return tokens;
}

/** Logs the demo's staff in before the first story, so that stories need no codes for their preparations. */
export default async function logInOnce({ projects }: FullConfig): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const tokens: Tokens = {};
  for (const url of new Set(projects.map(({ use }) => shopOf(use.baseURL)))) tokens[url] = await tokensOf(url);
  process.env[tokensVariable] = JSON.stringify(tokens);
}
