import { mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDiskFull } from "../http/to-failure";
import { sweepDrafts, writeWhole } from "./draft-file";

const folder = mkdtempSync(path.join(tmpdir(), "haat-drafts-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

/** Simulates a disk that fills up during the write. `/dev/full` exists on Linux only. */
function fillDisk(): void {
  const { writeFile } = fs;
  jest.spyOn(fs, "writeFile").mockImplementation(async (file, content) => {
    await writeFile(file, "a part");
    rmSync(String(file));
    symlinkSync("/dev/full", String(file));
    await writeFile(file, content);
  });
}

describe("writeWhole", () => {
  it("leaves no file when the disk is full, and reports the cause", async () => {
    fillDisk();
    const failed: unknown = await writeWhole(path.join(folder, "a.webp"), Buffer.from("a picture")).catch(
      (error: unknown) => error,
    );
    expect(isDiskFull(failed)).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("leaves no draft when the rename fails", async () => {
    const target = path.join(folder, "taken");
    await fs.mkdir(path.join(target, "inside"), { recursive: true });
    await expect(writeWhole(target, Buffer.from("a picture"))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(readdirSync(folder)).toEqual(["taken"]);
    rmSync(target, { recursive: true });
  });
});

describe("sweepDrafts", () => {
  it("removes drafts left by a crash, but no recent draft and no file", async () => {
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const name of ["left.webp.1.part", "kept.webp", "new.webp.2.part"]) {
      writeFileSync(path.join(folder, name), "x");
      if (!name.startsWith("new")) utimesSync(path.join(folder, name), longAgo, longAgo);
    }
    await sweepDrafts([folder, path.join(folder, "nowhere")]);
    expect(readdirSync(folder).sort()).toEqual(["kept.webp", "new.webp.2.part"]);
  });
});
