import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * A secret of this installation for demo mode, created once and stored in the data folder: logins survive a restart,
 * and no published constant can forge a token. Production must set its own.
 */
export function demoSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  if (!existsSync(file)) make(file);
  return readFileSync(file, "utf8");
}

/**
 * Written as a draft and then linked: of processes that start together the first one wins, and none reads a partial
 * file.
 */
function make(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}
