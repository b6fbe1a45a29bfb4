import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentHash } from "./content-hash.mjs";

describe("contentHash", () => {
  let root = "";
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "haat hash "));
    await mkdir(path.join(root, "src", "deep"), { recursive: true });
    await writeFile(path.join(root, "src", "one.ts"), "1");
    await writeFile(path.join(root, "src", "deep", "two.ts"), "2");
  });
  afterEach(() => rm(root, { recursive: true }));

  const hash = () => contentHash(root, ["src", "missing.json"], { ignore: (file) => file.endsWith(".test.ts") });

  it("stays the same if a file is only touched", async () => {
    const before = await hash();
    await utimes(path.join(root, "src", "one.ts"), new Date(0), new Date(0));
    expect(await hash()).toBe(before);
  });

  it("stays the same if an ignored file, a package or a build changes", async () => {
    const before = await hash();
    await writeFile(path.join(root, "src", "one.test.ts"), "x");
    for (const folder of ["node_modules", "dist", ".medusa"]) {
      await mkdir(path.join(root, "src", folder));
      await writeFile(path.join(root, "src", folder, "x.js"), "x");
    }
    expect(await hash()).toBe(before);
  });

  it.each([
    ["a file's content", () => writeFile(path.join(root, "src", "deep", "two.ts"), "3")],
    ["a new file", () => writeFile(path.join(root, "src", "new.ts"), "")],
    ["a file that is gone", () => rm(path.join(root, "src", "one.ts"))],
    [
      "content that moves from one file to the next",
      async () => {
        await writeFile(path.join(root, "src", "one.ts"), "");
        await writeFile(path.join(root, "src", "deep", "two.ts"), "21");
      },
    ],
    ["a single file among the inputs that appears", () => writeFile(path.join(root, "missing.json"), "")],
  ])("changes with %s", async (_, change) => {
    const before = await hash();
    await change();
    expect(await hash()).not.toBe(before);
  });
});
