import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { Complaint, runScript } from "./complain.mjs";
import { dumpSql } from "./database/dump-sql.mjs";
import { demoAccounts } from "./demo-accounts.mjs";
import { fillShop, leaveWaiting } from "./fill-release.mjs";
import { root } from "./root.mjs";

// `node scripts/dump-release.mjs <checkout>` writes a small database as a release leaves it, for the upgrade test
// (backend/test/http/upgrade.test.ts). The checkout is of that release, with its packages installed and its contract,
// gateway simulator and server built; its own scripts create the database and start it.

const output = path.join(root, "backend", "test", "fixtures", "previous-release.sql.gz");

await runScript(async () => {
  const [checkout] = process.argv.slice(2);
  if (!checkout)
    throw new Complaint("Usage: node scripts/dump-release.mjs <folder of a built checkout of the release>");
  const release = path.resolve(checkout);
  /** @param {string} script of the release */
  const load = (script) => import(pathToFileURL(path.join(release, "scripts", script)).href);
  const { runMedusa, startServer } = await load("backend.mjs");
  const { throwawayDatabase } = await load("database/throwaway.mjs");
  const { testEnvironment } = await load("test-shop.mjs");
  const { freePort } = await load("free-port.mjs");
  const { installationOf } = await load("installation.mjs");
  const { migrationsHash } = await load("prepare-database.mjs");

  const database = await throwawayDatabase(release);
  try {
    const { email, password } = demoAccounts.administrator;
    const env = {
      ...testEnvironment(database.url, path.join(database.folder, "shop")),
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      SCHEDULED_TASKS: "false",
    };
    await runMedusa({ root: release, form: "built", env, args: ["db:migrate", "--execute-safe-links"] });
    const installation = installationOf(database.url);
    // In releases before 2026-11-28 reading creates its table.
    await installation.read("migrations");
    await installation.write("migrations", await migrationsHash(release));
    await installation.write("demo", "done");
    /** @param {object} more additional settings @param {(url: string) => Promise<void>} work */
    const withServer = async (more, work) => {
      const logFile = path.join(release, ".cache", "dump-release.log");
      const port = await freePort();
      const server = await startServer({ root: release, form: "built", env: { ...env, ...more }, port, logFile });
      try {
        await work(server.url);
      } finally {
        await server.stop();
      }
    };
    await withServer({}, fillShop);
    // Background work is off and no mail server is reachable: tasks and mails are still pending when the next release
    // starts.
    await withServer({ WORKER_MODE: "server", SMTP_URL: "smtp://127.0.0.1:1" }, leaveWaiting);
    const sql = await dumped(database.url);
    await mkdir(path.dirname(output), { recursive: true });
    await writeFile(output, await promisify(gzip)(sql, { level: 9 }));
    console.log(`${output}: ${sql.length} bytes of SQL`);
  } finally {
    await database.remove();
  }
  return 0;
});

/** @param {string} url of the database */
async function dumped(url) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // A folder of the machine that created it.
    await client.query("DELETE FROM upload_folder");
    return await dumpSql(client);
  } finally {
    await client.end();
  }
}
