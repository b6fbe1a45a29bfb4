import { execFile } from "node:child_process";
import { cp, mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { bareEnvironment } from "../../../scripts/bare-environment.mjs";
import { checkout, serverForm } from "../support/shop-address";

jest.setTimeout(300_000);

const run = promisify(execFile);
const reportSchema = z.object({ numPassedTests: z.number(), success: z.boolean() });

/** What a server and its tests consist of; packages are linked, as in any checkout. */
const copied = ["package.json", "package-lock.json", "tsconfig.base.json", "scripts", "backend"];

let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(await realpath(tmpdir()), "haat-folder-"));
});
afterAll(() => rm(home, { recursive: true, force: true }));

describe("a checkout in a folder whose path has a space and Indian letters", () => {
  it("starts a server and runs an HTTP suite against it", async () => {
    const folder = path.join(home, "मेरी दुकान");
    const original = await realpath(checkout);
    for (const name of copied) {
      await cp(path.join(original, name), path.join(folder, name), {
        recursive: true,
        filter: (file) => path.basename(file) !== "node_modules",
      });
    }
    for (const name of ["node_modules", "packages", "storefront", "seller-portal", "admin-extensions"]) {
      await symlink(path.join(original, name), path.join(folder, name));
    }
    const runner = path.join(folder, "node_modules", "jest", "bin", "jest.js");
    const suite = ["--config", "backend/jest.config.mjs", "--selectProjects", "http", "--ci", "--json", "outbox.test"];
    const { stdout } = await run(process.execPath, [runner, ...suite], {
      cwd: folder,
      env: { ...bareEnvironment(), HAAT_TEST_SERVER: serverForm() },
    }).catch((failed: unknown) => z.object({ stdout: z.string().min(1) }).parse(failed));
    expect(reportSchema.parse(JSON.parse(stdout))).toEqual({ numPassedTests: 4, success: true });
  });
});
