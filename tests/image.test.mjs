import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "..");
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), "utf8");

/** Each stage by its name, the last one as "image": its lines without comments and blanks. */
const stages = new Map(
  read("Dockerfile")
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((text) => {
      const lines = text.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
      return [lines[0]?.split(" AS ")[1] ?? "image", lines];
    }),
);
const stage = (/** @type {string} */ name) => stages.get(name) ?? [];
/** @param {string} name @param {string} word */
const commands = (name, word) =>
  stage(name)
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.slice(word.length + 1));

describe("Dockerfile", () => {
  it("installs, builds and prunes in consecutive stages, and starts the final one from a clean base", () => {
    const froms = [...stages].map(([name]) => [name, commands(name, "FROM")[0]?.split(" AS ")[0]]);
    expect(froms).toEqual([
      ["install", "node:24-bookworm-slim"],
      ["build", "install"],
      ["prune", "build"],
      ["image", "node:24-bookworm-slim"],
    ]);
    expect(commands("install", "RUN").at(-1)).toBe("npm ci --no-audit --no-fund");
    expect(commands("build", "RUN")).toEqual(["npm run build"]);
  });

  it("prunes with the script whose release the HTTP tests start, and copies only its output", () => {
    const script = "scripts/image/make-release.mjs";
    expect(commands("prune", "RUN").join()).toContain(`node ${script} /tmp/release`);
    expect(read("backend/test/http/release.test.ts")).toContain(path.posix.basename(script));
    expect(commands("image", "COPY")).toEqual(["--from=prune --chown=root:root /tmp/release ./"]);
  });

  it("runs in production, started by the script directly, as a user that cannot change the code", () => {
    expect(commands("image", "USER")).toEqual(["node"]);
    const afterUser = stage("image").slice(stage("image").indexOf("USER node"));
    expect(afterUser.filter((line) => /^(COPY|RUN|ADD) /.test(line))).toEqual([]);
    expect(commands("image", "ENV").join(" ")).toContain("NODE_ENV=production");
    expect(commands("image", "CMD")).toEqual(['["node", "scripts/start.mjs"]']);
    expect(stage("image").join("\n")).toMatch(/HEALTHCHECK [\s\S]*\/ready/);
  });

  it("copies the package.json of every workspace before it installs", () => {
    const { workspaces } = JSON.parse(read("package.json"));
    const folders = workspaces.flatMap((/** @type {string} */ one) =>
      one === "packages/*" ? readdirSync(path.join(root, "packages")).map((name) => `packages/${name}`) : [one],
    );
    const copied = commands("install", "COPY").map((line) => line.split(" ")[1]);
    const missing = folders.filter((/** @type {string} */ folder) => !copied.includes(`${folder}/package.json`));
    expect(missing).toEqual([]);
  });
});
