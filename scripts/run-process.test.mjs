import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "haat-run-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} text */
function program(name, text) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return JSON.stringify(file);
}

describe("a long-running program", () => {
  it("ends with its children when its starter is killed", async () => {
    const child = program("child.mjs", 'console.log("child"); setInterval(() => {}, 1000);');
    const kept = program(
      "kept.mjs",
      `import { spawn } from "node:child_process";
      spawn(process.execPath, [${child}], { stdio: "inherit" });
      console.log("kept"); setInterval(() => {}, 1000);`,
    );
    const runner = JSON.stringify(path.join(__dirname, "run-process.mjs"));
    program(
      "starter.mjs",
      `import { keepRunning } from ${runner};
      keepRunning([${kept}], { cwd: ${JSON.stringify(folder)}, env: process.env });`,
    );
    const starter = spawn(process.execPath, [path.join(folder, "starter.mjs")], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    while (!said.includes("kept") || !said.includes("child")) said += (await once(starter.stdout, "data"))[0];
    starter.kill("SIGKILL");
    // All three write to this pipe: it closes when the last of them is gone.
    await once(starter.stdout, "end");
  });
});
