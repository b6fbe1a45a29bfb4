import { randomBytes } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import { faultOfSecret, otherSecrets, signingSecrets } from "./weak-secrets.mjs";

/** What `.env` holds that nobody but the shop's owner may know. */
const names = ["POSTGRES_PASSWORD", ...signingSecrets, ...otherSecrets];

/**
 * Writes a drawn secret into `.env` (made from `.env.example` where there is none) wherever one is missing, weak or used
 * twice; keeps the rest of the file as it is. No secret is ever printed.
 *
 * @param {string} root
 * @returns {Promise<{ written: string[], kept: string[] }>} names of variables
 */
export async function writeSecrets(root) {
  const file = path.join(root, ".env");
  const before = await readFile(file, "utf8").catch((error) => {
    if (error.code !== "ENOENT") throw error;
    return readFile(path.join(root, ".env.example"), "utf8");
  });
  const { text, written, kept } = withSecrets(before);
  // Whole and closed to others from its first moment, or not at all.
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, text, { flag: "wx", mode: 0o600 });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return { written, kept };
}

/** @param {string} before content of a `.env` */
export function withSecrets(before) {
  const now = parseEnv(before);
  /** @type {Set<string>} */
  const used = new Set();
  const written = [];
  const kept = [];
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
  }
  return { text, written, kept };
}

/** @param {string} text @param {string} name @param {string} value */
function withLine(text, name, value) {
  const line = new RegExp(`^[ \\t]*(export[ \\t]+)?${name}[ \\t]*=.*$`, "gm");
  if (line.test(text)) return text.replace(line, `${name}=${value}`);
  return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${name}=${value}\n`;
}
