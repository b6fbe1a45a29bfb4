import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { withLock } from "./lock.mjs";

describe("withLock", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "haat-lock-"));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const file = () => path.join(folder, "build.lock");
  const options = { log: () => undefined };

  it("holds the lock during the work and releases it afterwards, also on failure", async () => {
    const work = withLock(file(), options, async () => {
      expect(Number(await readFile(file(), "utf8"))).toBe(process.pid);
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(existsSync(file())).toBe(false);
  });

  it("ignores the lock of a dead process", async () => {
    await writeFile(file(), "4194305");
    expect(await withLock(file(), options, async () => "done")).toBe("done");
  });

  it("ignores the lock if the holder's pid now belongs to another program", async () => {
    await writeFile(file(), "1");
    expect(await withLock(file(), options, async () => "done")).toBe("done");
  });

  it("stops waiting when aborted", async () => {
    const holder = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)", "holder.mjs"]);
    try {
      await once(holder, "spawn");
      await writeFile(file(), String(holder.pid));
      const stopped = { ...options, signal: AbortSignal.abort() };
      await expect(withLock(file(), stopped, async () => "done")).rejects.toThrow("Stopped");
      expect(await readFile(file(), "utf8")).toBe(String(holder.pid));
    } finally {
      holder.kill();
      await once(holder, "exit");
    }
  });

  it("reports a folder that is not writable instead of waiting for ever", async () => {
    await writeFile(path.join(folder, "a-file"), "");
    const nowhere = path.join(folder, "a-file", "build.lock");
    await expect(withLock(nowhere, options, async () => "done")).rejects.toThrow("a-file is not writable");
  });
});
