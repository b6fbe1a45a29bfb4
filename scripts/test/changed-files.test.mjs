import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { changedFiles } from "./changed-files.mjs";

describe("changed files", () => {
  const root = mkdtempSync(path.join(tmpdir(), "haat-changed-"));
  afterAll(() => rmSync(root, { recursive: true }));
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@haat.test", ...args], { cwd: root, stdio: "ignore" });
  const write = (/** @type {string} */ file, text = "") => writeFileSync(path.join(root, file), text);
  const commit = (/** @type {string} */ file) => {
    write(file, file);
    git("add", "-A");
    git("commit", "-m", file);
  };

  it("are those committed since, uncommitted, and new, without another branch's changes", async () => {
    git("init", "-b", "main");
    write(".gitignore", "ignored.ts\n");
    commit("first.ts");
    git("switch", "-c", "work");
    commit("दुकान.ts");
    git("switch", "main");
    commit("others.ts");
    git("switch", "work");
    write("first.ts", "changed");
    write("new.ts");
    write("ignored.ts");
    expect(await changedFiles({ root, since: "HEAD" })).toEqual(["first.ts", "new.ts"]);
    expect(await changedFiles({ root, since: "main" })).toEqual(["first.ts", "new.ts", "दुकान.ts"]);
  });

  it.each(["no-such-revision", "--all"])("since %s are an error", async (since) => {
    await expect(changedFiles({ root, since })).rejects.toThrow(`git could not list the changes since ${since}.`);
  });
});
