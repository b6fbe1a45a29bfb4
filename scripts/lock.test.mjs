import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { withLock } from "./lock.mjs";

describe("a lock", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "haat-lock-"));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const file = () => path.join(folder, "build.lock");
  const options = { log: () => undefined };

  it("is held while the work goes on and given back afterwards, also when it fails", async () => {
    const work = withLock(file(), options, async () => {
      expect(Number(await readFile(file(), "utf8"))).toBe(process.pid);
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(existsSync(file())).toBe(false);
  });

  it("of a process that is gone holds nobody up", async () => {
    await writeFile(file(), "4194305");
    expect(await withLock(file(), options, async () => "done")).toBe("done");
  });

  it("whose holder's number is another program's by now holds nobody up", async () => {
    await writeFile(file(), "1");
    expect(await withLock(file(), options, async () => "done")).toBe("done");
  });

  it("that is held can be given up on", async () => {
    const giveUp = new AbortController();
    giveUp.abort();
    await writeFile(file(), "");
    await expect(withLock(file(), { ...options, signal: giveUp.signal }, async () => "done")).rejects.toThrow(
      "Stopped",
    );
  });

  it("that its maker never came to sign holds nobody up for long", async () => {
    await writeFile(file(), "");
    await utimes(file(), 0, 0);
    expect(await withLock(file(), options, async () => "done")).toBe("done");
  });

  it("that can't be made says so instead of waiting for ever", async () => {
    const nowhere = path.join(folder, "gone", "build.lock");
    await expect(withLock(nowhere, options, async () => "done")).rejects.toThrow("gone is not writable");
  });
});
