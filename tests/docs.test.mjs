import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "..");
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), "utf8");
const below = (/** @type {string} */ folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file));

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...[...below("docs"), ...below("bench")].filter((file) => /\.md$/.test(file)),
];

/** The anchor that GitHub makes of a heading. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

const anchorsOf = (/** @type {string} */ file) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

/** Broken links in a file. @param {string} file */
function brokenLinks(file) {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = ""]) => link);
  return links.filter((link) => {
    const [target = "", anchor] = link.split("#");
    const page = target === "" ? file : path.join(path.dirname(file), target);
    if (!existsSync(path.join(root, page))) return true;
    return anchor !== undefined && !anchorsOf(page).includes(anchor);
  });
}

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Files and folders that a page names by their full path. @param {string} file */
const namedPaths = (file) =>
  [...read(file).matchAll(/`([\w.-]+\/[\w./-]*)`/g)]
    .map(([, named = ""]) => named)
    .filter((named) => folders.includes(named.split("/")[0] ?? "") && !/^(?:\.|node_modules)/.test(named));

it("covers all pages", () => expect(pages.length).toBeGreaterThan(40));

describe.each(pages)("%s", (file) => {
  it("links only to existing targets", () => expect(brokenLinks(file)).toEqual([]));

  it("names only existing files", () => {
    const gone = namedPaths(file).filter((named) => !existsSync(path.join(root, named)));
    expect(gone.filter((named) => !/\/(?:dist|public|\.medusa)(?:\/|$)/.test(named))).toEqual([]);
  });
});

it.each([
  ["README.md", 199],
  ["docs/architecture.md", 250],
])("%s has at most %i lines", (file, max) => expect(read(file).split("\n").length - 1).toBeLessThanOrEqual(max));

it("the index lists each decision once, under its title", () => {
  const index = read("docs/decisions/README.md");
  const decisions = readdirSync(path.join(root, "docs/decisions")).filter((file) => /^\d{4}-/.test(file));
  const rows = decisions.map((file) => {
    const [, number, title] = read(`docs/decisions/${file}`).match(/^# (\d{4})\. (.+)$/m) ?? [];
    return `| [${number}](${file}) | ${title} |`;
  });
  expect(rows.filter((row) => !index.includes(row))).toEqual([]);
  expect(index.match(/^\| \[\d{4}\]/gm)?.length).toBe(decisions.length);
});

it("each library is pinned and has its reason in docs/decisions/libraries.md", () => {
  const reasons = new Set(read("docs/decisions/libraries.md").split(/[\s,|()`]+/));
  const manifests = [".", ...JSON.parse(read("package.json")).workspaces.flatMap(workspaceFolders)].map((folder) =>
    JSON.parse(read(path.join(folder, "package.json"))),
  );
  const libraries = manifests.flatMap(({ dependencies = {}, devDependencies = {} }) =>
    Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => !/^@(?:haat|types)\//.test(name)),
  );
  expect(libraries.map(([name]) => name).filter((name) => !reasons.has(name))).toEqual([]);
  expect(
    libraries.filter(([, version]) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version))),
  ).toEqual([]);
});

/** @param {string} workspace */
const workspaceFolders = (workspace) =>
  workspace.endsWith("/*")
    ? readdirSync(path.join(root, path.dirname(workspace))).map((name) => path.join(path.dirname(workspace), name))
    : [workspace];
