import { faultOfSecrets } from "./weak-secrets.mjs";

/**
 * @typedef {object} Settings
 * @property {"demo" | "production"} mode
 * @property {number} port
 * @property {string | undefined} databaseUrl undefined for the embedded one; without a pooler, if there is one
 */

const neededInProduction = ["DATABASE_URL", "JWT_SECRET", "COOKIE_SECRET", "SHOP_URL"];

/**
 * Reads the settings that the start itself needs; all others are read and validated by the backend.
 *
 * @param {Record<string, string | undefined>} env blank counts as unset
 * @param {{ embedded?: boolean }} [options] `embedded`: whether an embedded database is available
 * @returns {{ settings: Settings } | { faults: string[] }} each fault a line for the reader
 */
export function readSettings(env, { embedded = true } = {}) {
  /** @param {string} name */
  const value = (name) => env[name]?.trim() || undefined;
  const faults = [];
  const mode = value("SHOP_ENV") ?? "demo";
  if (mode !== "demo" && mode !== "production") faults.push(`SHOP_ENV is "${mode}"; it must be demo or production.`);
  const port = value("PORT") ?? "9000";
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    faults.push(`PORT is "${port}"; it must be a number from 1 to 65535.`);
  }
  if (mode === "production") {
    for (const name of neededInProduction)
      if (!value(name)) faults.push(`${name} is missing. It is required with SHOP_ENV=production.`);
    const weak = faultOfSecrets(env);
    if (weak) faults.push(weak);
  }
  const pooledUrl = value("DATABASE_URL");
  const databaseUrl = value("DATABASE_DIRECT_URL") ?? pooledUrl;
  if (databaseUrl && !pooledUrl) faults.push("DATABASE_DIRECT_URL is set, and DATABASE_URL is missing.");
  if (!databaseUrl && !embedded && mode === "demo")
    faults.push("DATABASE_URL is missing. A release has no embedded database.");
  for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL"]) {
    if (!/^(postgres(ql)?:\/\/|$)/.test(value(name) ?? ""))
      faults.push(`${name} must start with postgres:// or postgresql://.`);
  }
  if (faults.length > 0) return { faults };
  return { settings: { mode: mode === "production" ? "production" : "demo", port: Number(port), databaseUrl } };
}

/**
 * Missing settings of a production shop that has no administrator yet.
 *
 * @param {Record<string, string | undefined>} env
 */
export function faultsOfFirstStart(env) {
  return ["ADMIN_EMAIL", "ADMIN_PASSWORD"]
    .filter((name) => !env[name]?.trim())
    .map((name) => `${name} is missing. It is required for the first start in production.`);
}
