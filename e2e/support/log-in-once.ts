import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { demoAccounts } from "../../scripts/demo-accounts.mjs";
import { logInAdministrator } from "../../scripts/log-in-administrator.mjs";
import { tokenVariable } from "./administrator-token";

const cache = path.join(import.meta.dirname, "../../.cache");
/** One for each shop: whoever tests another one meanwhile leaves this one's alone. */
const fileOf = (url: string) => path.join(cache, `e2e-administrator-${new URL(url).host.replace(":", "-")}.json`);

/** The token of an earlier run on the same shop, while it is good: codes are sent five times an hour. */
async function keptToken(url: string): Promise<string | null> {
  const file = fileOf(url);
  if (!existsSync(file)) return null;
  const kept = JSON.parse(readFileSync(file, "utf8")) as { url: string; token: string };
  if (kept.url !== url) return null;
  const me = await fetch(`${url}/api/v1/back-office/me`, { headers: { authorization: kept.token } });
  return me.ok ? kept.token : null;
}

/** Logs the administrator in before the first story, so that stories need no code of their own for what they prepare. */
export default async function logInOnce({ projects }: FullConfig): Promise<void> {
  const url = projects[0]?.use.baseURL?.replace(/\/$/, "") ?? "";
  const token = (await keptToken(url)) ?? (await logInAdministrator(url, demoAccounts.administrator));
  mkdirSync(cache, { recursive: true });
  writeFileSync(fileOf(url), JSON.stringify({ url, token }), { mode: 0o600 });
  process.env[tokenVariable] = token;
}
