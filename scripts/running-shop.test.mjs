import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runningShop } from "./running-shop.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "haat-claim-"));
const program = path.join(folder, "start.mjs");
const claims = path.join(__dirname, "running-shop.mjs");
/** Waits until a given time, claims, prints the result, and stays until its input ends. */
const source = `
import { runningShop } from ${JSON.stringify(claims)};
const [, , dataDir, at] = process.argv;
while (Date.now() < Number(at));
try { runningShop(dataDir).claim(9000); console.log("taken"); } catch (error) { console.log(error.message); }
process.stdin.resume();
`;

beforeAll(() => writeFileSync(program, source));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} dataDir @param {number} at */
async function aStart(dataDir, at) {
  const child = spawn(process.execPath, [program, dataDir, String(at)], { stdio: ["pipe", "pipe", "inherit"] });
  const [said] = await once(child.stdout, "data");
  const end = () => {
    child.stdin.end();
    return once(child, "exit");
  };
  return { pid: child.pid, said: String(said).trim(), end };
}

describe("claiming a data directory", () => {
  it("succeeds for one of several simultaneous starts, and for the next once that one is gone", async () => {
    const dataDir = path.join(folder, "data");
    mkdirSync(dataDir);
    // Left behind by a killed start; all of them find it.
    writeFileSync(path.join(dataDir, "shop.json"), JSON.stringify({ pid: 2 ** 22 + 1, port: 9000 }));
    const at = Date.now() + 700;
    const starts = await Promise.all([1, 2, 3].map(() => aStart(dataDir, at)));
    const winner = starts.find(({ said }) => said === "taken");
    const others = starts.filter((start) => start !== winner);
    expect(others.map(({ said }) => said)).toEqual(
      Array(2).fill(`The shop in this folder is already running (process ${winner?.pid}, http://localhost:9000).`),
    );
    expect(readdirSync(dataDir)).toEqual(["shop.json"]);
    await Promise.all(starts.map(({ end }) => end()));
    const next = await aStart(dataDir, 0);
    expect(next.said).toBe("taken");
    expect(JSON.parse(readFileSync(path.join(dataDir, "shop.json"), "utf8")).pid).toBe(next.pid);
    await next.end();
  });

  it("reports an unwritable folder in one line", () => {
    writeFileSync(path.join(folder, "a-file"), "");
    expect(() => runningShop(path.join(folder, "a-file", "data")).claim(9000)).toThrow(/is not writable: ENOTDIR/);
  });
});
