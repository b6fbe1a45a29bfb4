import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClaim, removeAbandonedClaim } from "./claim-file.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "haat-claim-file-"));
const file = path.join(folder, "claim");
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("a claim", () => {
  it("is made once", () => {
    expect(createClaim(file, "mine")).toBe(true);
    expect(createClaim(file, "yours")).toBe(false);
    expect(readFileSync(file, "utf8")).toBe("mine");
  });

  it("that is abandoned is removed", () => {
    writeFileSync(file, "old");
    removeAbandonedClaim(file, "old");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("that another process made since stays", () => {
    writeFileSync(file, "new");
    removeAbandonedClaim(file, "old");
    expect(readdirSync(folder)).toEqual(["claim"]);
  });

  it("is left to the process that removes it already", () => {
    writeFileSync(file, "old");
    linkSync(file, `${file}.removing`);
    removeAbandonedClaim(file, "old");
    expect(readdirSync(folder).sort()).toEqual(["claim", "claim.removing"]);
  });
});
