import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
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

  it("can be aborted while it waits", async () => {
    const giveUp = new AbortController();
    giveUp.abort();
    await writeFile(file(), "");
    await expect(withLock(file(), { ...options, signal: giveUp.signal }, async () => "done")).rejects.toThrow(
      "Stopped",
    );
  });

  it("ignores an old lock file without a pid", async () => {
    await writeFile(file(), "");
    await utimes(file(), 0, 0);
    expect(await withLock(file(), options, async () => "done")).toBe("done");
  });

  it("throws instead of waiting forever if the lock file cannot be created", async () => {
    const nowhere = path.join(folder, "gone", "build.lock");
    await expect(withLock(nowhere, options, async () => "done")).rejects.toThrow("gone is not writable");
  });
});
