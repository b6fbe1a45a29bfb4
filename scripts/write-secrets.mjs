import { randomBytes } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import { faultOfSecret, otherSecrets, signingSecrets } from "./weak-secrets.mjs";

/** Variables of `.env` that only the shop's owner may know. */
const names = ["POSTGRES_PASSWORD", ...signingSecrets, ...otherSecrets];

/**
 * Writes a random secret into `.env` (created from `.env.example` if it is missing) wherever one is missing, weak or
 * duplicate; keeps the rest of the file. Secrets are never printed. A shop may be running on a replaced value: the old
 * file is kept beside the new one.
 *
 * @param {string} root
 * @returns {Promise<{ written: string[], kept: string[], replaced: string[], before: string | undefined }>} names of
 * variables (`replaced` had another value), and the name of the file with the old values
 */
export async function writeSecrets(root) {
  const file = path.join(root, ".env");
  const own = await readFile(file, "utf8").catch((error) => {
    if (error.code !== "ENOENT") throw error;
  });
  const before = { own: own !== undefined, text: own ?? (await readFile(path.join(root, ".env.example"), "utf8")) };
  const { text, written, kept, replaced } = withSecrets(before.text);
  const copy =
    before.own && replaced.length > 0 ? `.env.before-${new Date().toISOString().replaceAll(/\D/g, "")}` : undefined;
  if (copy) await writeFile(path.join(root, copy), before.text, { flag: "wx", mode: 0o600 });
  // Written atomically and with closed permissions from the start.
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, text, { flag: "wx", mode: 0o600 });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return { written, kept, replaced: before.own ? replaced : [], before: copy };
}

/** @param {string} before content of a `.env` */
export function withSecrets(before) {
  const now = parseEnv(before);
  /** @type {Set<string>} */
  const used = new Set();
  const written = [];
  const kept = [];
  const replaced = [];
  let text = before;
  for (const name of names) {
    const value = now[name]?.trim() ?? "";
    if (value && !faultOfSecret(name, value) && !used.has(value)) {
      used.add(value);
      kept.push(name);
      continue;
    }
    text = withLine(text, name, randomBytes(32).toString("hex"));
    written.push(name);
    if (value) replaced.push(name);
  }
  return { text, written, kept, replaced };
}

/** @param {string} text @param {string} name @param {string} value */
function withLine(text, name, value) {
  const line = new RegExp(`^[ \\t]*(export[ \\t]+)?${name}[ \\t]*=.*$`, "gm");
  if (line.test(text)) return text.replace(line, `${name}=${value}`);
  return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${name}=${value}\n`;
}
