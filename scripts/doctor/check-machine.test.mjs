import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkBackups, checkDisk, checkNode, checkReachable } from "./check-machine.mjs";
import { doctorExitCode, doctorReport } from "./report.mjs";

const now = Date.parse("2026-11-28T12:00:00Z");
/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "haat-doctor-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {number} hours */
function aBackup(name, hours) {
  const file = path.join(folder, name);
  writeFileSync(file, "");
  const madeAt = new Date(now - hours * 3_600_000);
  utimesSync(file, madeAt, madeAt);
}

describe("backups", () => {
  it("are a problem if there is none, or no such folder", async () => {
    for (const place of [folder, path.join(folder, "elsewhere")])
      expect(await checkBackups(place, now)).toMatchObject([
        { state: "problem", text: `There is no backup in ${place}. "npm run backup" makes one.` },
      ]);
  });

  it("are good if the newest is of last night and encrypted", async () => {
    aBackup("haat-2026-11-20T02-00-00Z.tar.gz", 202);
    aBackup("haat-2026-11-28T02-00-00Z.tar.gz.age", 10);
    expect(await checkBackups(folder, now)).toMatchObject([{ state: "good" }]);
  });

  it("are a problem if the newest is too old, and advice if others can read it", async () => {
    aBackup("haat-2026-11-27T09-00-00Z.tar.gz.age", 27);
    expect(await checkBackups(folder, now)).toMatchObject([{ state: "problem" }]);
    aBackup("haat-2026-11-28T02-00-00Z.tar.gz", 10);
    expect(await checkBackups(folder, now)).toMatchObject([{ state: "advice" }]);
  });
});

it("advises to leave a version of Node.js without security fixes", () => {
  expect(checkNode("20.20.2")).toMatchObject([{ state: "advice" }]);
  expect(checkNode("24.1.0")).toMatchObject([{ state: "good" }]);
});

it("measures the disk of the shop's data", async () => {
  expect(await checkDisk(folder)).toMatchObject([
    { subject: "Disk", text: expect.stringMatching(/^\d+\.\d GB are free/) },
  ]);
});

describe("the report", () => {
  /** @type {import("./check-machine.mjs").Finding[]} */
  const findings = [
    { subject: "Disk", state: "good", text: "Enough." },
    { subject: "Mail", state: "problem", text: "None." },
    { subject: "Settings", state: "advice", text: "More." },
  ];

  it("begins with what is worst, and counts", () => {
    expect(doctorReport(findings)).toBe(
      "problem  Mail      None.\nadvice   Settings  More.\ngood     Disk      Enough.\n\n1 problem, 1 piece of advice.",
    );
  });

  it("fails only with a problem", () => {
    expect([doctorExitCode(findings), doctorExitCode(findings.slice(0, 1))]).toEqual([1, 0]);
  });
});

describe("an address", () => {
  const check = (/** @type {string} */ url) => checkReachable("DATABASE_URL", url, "Database");

  it("is a problem where nobody listens, or if it is none", async () => {
    expect(await check("postgres://127.0.0.1:1/shop")).toMatchObject([
      { text: expect.stringContaining("ECONNREFUSED") },
    ]);
    expect(await check("postgres://shop:a#b@127.0.0.1/shop")).toMatchObject([
      { text: expect.stringContaining("no address") },
    ]);
  });

  it("is a problem if Redis wants another password", async () => {
    const redis = createServer((socket) => {
      socket.on("data", () => socket.write("-NOAUTH Authentication required.\r\n"));
    });
    await new Promise((resolve) => redis.listen(0, "127.0.0.1", () => resolve(undefined)));
    const { port } = /** @type {import("node:net").AddressInfo} */ (redis.address());
    expect(await checkReachable("REDIS_URL", `redis://127.0.0.1:${port}`, "Redis")).toEqual([
      { subject: "Redis", state: "problem", text: "REDIS_URL can't be used: NOAUTH Authentication required." },
    ]);
    redis.close();
  });

  it("is left to the server if it names a socket's folder", async () => {
    expect(await check("postgresql:///shop?host=/var/run/postgresql")).toEqual([]);
  });
});

it("names a data folder that is not there", async () => {
  expect(await checkDisk(path.join(folder, "none"))).toMatchObject([{ state: "problem" }]);
});
