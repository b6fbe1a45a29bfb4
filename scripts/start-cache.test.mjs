import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const files = 250;
/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "haat-start-cache-"));
  mkdirSync(path.join(root, ".cache"));
  write("node_modules/.package-lock.json", "{}");
  for (let at = 0; at < files; at++) write(`node_modules/many/part-${at}.js`, `module.exports = ${at};`);
  const all = Array.from({ length: files }, (_, at) => `require("./part-${at}")`);
  write("node_modules/many/index.js", `module.exports = [${all.join(", ")}].reduce((sum, at) => sum + at);`);
  write("node_modules/late/index.js", 'exports.load = () => import("node:path");');
  write("server/package.json", '{ "imports": { "#*": "./*.js" } }');
  write("server/own.js", 'exports.word = "old";');
  write("server/lost.js", "exports.line = () => new Error().stack.split('\\n')[1];");
  write(
    "server/main.js",
    `module.exports = async () => ({
      many: require("many"), word: require("#own").word, line: require("./lost").line(),
      isLoaded: "join" in (await require("late").load()), main: require.main === module, file: require.resolve("./own"),
    });`,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Starts the program in `root`: what it answers, and what its start had to do. */
function start() {
  const program = `
    const [Module, vm, path] = [require("node:module"), require("node:vm"), require("node:path")];
    const { openStartCache } = require(${JSON.stringify(path.join(__dirname, "start-cache.cjs"))});
    const { _findPath: find } = Module;
    const { Script } = vm;
    let [looked, read] = [0, 0];
    Module._findPath = (...all) => { looked += 1; return find(...all); };
    vm.Script = class extends Script {
      constructor(...all) { super(...all); if (this.cachedDataRejected === false) read += 1; }
    };
    const server = path.join(${JSON.stringify(root)}, "server");
    const cache = openStartCache(${JSON.stringify(root)}, server);
    require(path.join(server, "main.js"))().then((answer) => {
      cache.close();
      console.log(JSON.stringify({ answer, looked, read }));
    });`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--eval", program], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return JSON.parse(stdout);
}

const answer = () => ({
  many: (files * (files - 1)) / 2,
  word: "old",
  line: expect.stringContaining(`${path.join(root, "server", "lost.js")}:1:22`),
  isLoaded: true,
  main: false,
  file: path.join(root, "server", "own.js"),
});

describe("a start after another", () => {
  it("looks for no file and compiles none but those that import later", () => {
    const first = start();
    expect(first).toEqual({ answer: answer(), looked: expect.any(Number), read: 0 });
    expect(first.looked).toBeGreaterThan(files);
    expect(start()).toEqual({ answer: answer(), looked: 1, read: files + 4 });
  });

  it("runs our own files as they are now, were they as long before", () => {
    start();
    write("server/own.js", 'exports.word = "new";');
    expect(start()).toMatchObject({ answer: { word: "new" }, read: files + 3 });
  });

  it.each(["node_modules/.package-lock.json", "server/package.json"])("of another %s begins anew", (file) => {
    start();
    utimesSync(path.join(root, file), 1, 1);
    expect(start()).toMatchObject({ answer: answer(), read: 0 });
    expect(start()).toMatchObject({ answer: answer(), read: files + 4 });
  });

  it("begins anew where what was kept is cut off", () => {
    start();
    const [name] = readdirSync(path.join(root, ".cache", "start"));
    write(`.cache/start/${name}`, "cut");
    expect(start()).toMatchObject({ answer: answer(), read: 0 });
  });

  it("ends well where nothing can be kept", () => {
    write(".cache/start", "no folder");
    start();
    expect(start()).toMatchObject({ answer: answer(), read: 0 });
    expect(readdirSync(path.join(root, ".cache"))).toEqual(["start"]);
  });

  it("keeps nothing without a folder for it, as in a release", () => {
    rmSync(path.join(root, ".cache"), { recursive: true });
    start();
    expect(start()).toMatchObject({ answer: answer(), read: 0 });
    expect(readdirSync(root)).not.toContain(".cache");
  });
});
