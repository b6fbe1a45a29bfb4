import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { builds } from "../build-plan.mjs";
import { Complaint, runScript } from "../complain.mjs";
import { migrationsHash } from "../prepare-database.mjs";
import { releaseFile } from "../release.mjs";
import { root } from "../root.mjs";
import { collections, mentionedArtwork } from "./artwork.mjs";
import { filesOfRelease, foldersOfMigrations } from "./files-of-release.mjs";
import { runtimePackages } from "./runtime-packages.mjs";
import { sbomOf } from "./sbom.mjs";

// `node scripts/image/make-release.mjs FOLDER`: makes a release folder of an installed and built checkout, with only
// what a running server needs. The image contains that folder; it starts anywhere with `node scripts/start.mjs`.

await runScript(async () => {
  const [, , named] = process.argv;
  if (!named) throw new Complaint("Usage: node scripts/image/make-release.mjs FOLDER");
  const out = path.resolve(named);
  if (existsSync(out) && readdirSync(out).length > 0) throw new Complaint(`${out} is not empty.`);
  const unbuilt = builds.filter(({ output }) => !existsSync(path.join(root, output)));
  if (unbuilt.length > 0) throw new Complaint(`Not built yet: ${unbuilt.map(({ name }) => name).join(", ")}.`);

  const packages = runtimePackages(root);
  const files = filesOfRelease(root, packages);
  for (const file of files) if (!collections.includes(file)) take(file, out);
  for (const folder of foldersOfMigrations(files)) mkdirSync(path.join(out, folder), { recursive: true });
  const pictures = files.filter((file) => file.startsWith("backend/.medusa/server/src/seed/"));
  const text = pictures.map((file) => readFileSync(path.join(root, file), "utf8")).join("\n");
  for (const file of collections) {
    const collection = JSON.parse(readFileSync(path.join(root, file), "utf8"));
    write(path.join(out, file), JSON.stringify(mentionedArtwork(collection, text)));
  }
  for (const folder of packages) if (!folder.includes("node_modules/")) linkWorkspace(folder, out);
  // `npx medusa`, which docs/operations.md uses to recover a shop that nobody can log in to.
  link("../@medusajs/cli/cli.js", path.join(out, "node_modules", ".bin", "medusa"));
  /** @type {import("../release.mjs").Release} */
  const release = { migrations: await migrationsHash(root) };
  write(path.join(out, "sbom.json"), `${JSON.stringify(sbomOf(root, packages), null, 2)}\n`);
  write(path.join(out, releaseFile), `${JSON.stringify(release, null, 2)}\n`);
  return 0;
});

/**
 * Hard-links the file if both folders are on one disk, which costs neither time nor space.
 *
 * @param {string} file
 * @param {string} out
 */
function take(file, out) {
  const [from, to] = [path.join(root, file), path.join(out, file)];
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @param {string} target @param {string} file */
function link(target, file) {
  mkdirSync(path.dirname(file), { recursive: true });
  symlinkSync(target, file);
}

/** Links a workspace like npm does, so that packages resolve it by name. @param {string} folder @param {string} out */
function linkWorkspace(folder, out) {
  const { name } = JSON.parse(readFileSync(path.join(root, folder, "package.json"), "utf8"));
  link(path.posix.join("../..", folder), path.join(out, "node_modules", name));
}
