import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * The account that PostgreSQL runs under: the caller's own, unless that is root, which PostgreSQL refuses. Then it is
 * the owner of the data directory, or for a new one `postgres`, which is created if it is missing.
 *
 * @param {string} dataDirectory
 * @returns {Promise<{ uid?: number, gid?: number }>} empty if no change of account is needed
 */
export async function postgresUserFor(dataDirectory) {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(dataDirectory).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const known = await accountOf("postgres");
  if (known) return known;
  await run("useradd", [
    "--system",
    "--user-group",
    "--no-create-home",
    "--shell",
    "/usr/sbin/nologin",
    "postgres",
  ]).catch(() => undefined);
  const account = (await accountOf("postgres")) ?? (await accountOf("nobody"));
  if (account) return account;
  throw new Error("PostgreSQL doesn't run as root, and no other account was found. Create one named postgres.");
}

/** @param {string} name */
async function accountOf(name) {
  try {
    const [uid, gid] = await Promise.all(
      ["-u", "-g"].map(async (flag) => Number((await run("id", [flag, name])).stdout)),
    );
    return { uid, gid };
  } catch {
    return undefined;
  }
}
