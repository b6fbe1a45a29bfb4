import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { isTest } from "../build-plan.mjs";
import { ownFiles } from "../content-hash.mjs";

/** Where the tested servers record which named statements they ran. @param {string} root */
export const statementsFolder = (root) => path.join(root, ".cache", "reports", "statements");

/** Discards the record of earlier runs. @param {string} root */
export async function dropStatements(root) {
  await rm(statementsFolder(root), { recursive: true, force: true });
  await mkdir(statementsFolder(root), { recursive: true });
}

/**
 * The names of our named statements in a source file. In a composed name `*` replaces the placeholders.
 *
 * @param {string} text
 * @returns {string[]}
 */
export const namesWritten = (text) =>
  [...text.matchAll(/\bname: (?:"([a-z][a-zA-Z0-9-]*)"|`([^`]+)`),\s*text\b/g)].map(
    ([, plain, composed = ""]) => plain ?? composed.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "*"),
  );

/**
 * Those of the statement names in the source that did not run.
 *
 * @param {string[]} written
 * @param {ReadonlySet<string>} ran
 */
export const unseen = (written, ran) =>
  written.filter((name) => {
    const parts = name.split("*").map((part) => part.replace(/[^a-zA-Z0-9-]/g, "\\$&"));
    const pattern = new RegExp(`^${parts.join(".*")}$`);
    return !ran.has(name) && ![...ran].some((one) => pattern.test(one));
  });

/** Statements of the demo seed, which creates the stories' shop. */
const demo = [
  "notice-keep-newest",
  "order-status-date-back",
  "return-add-past",
  "review-add-past",
  "staff-ensure",
  "staff-ensure-role",
  "staff-ensure-role-permissions",
  "staff-ensure-staff-role",
];
/** Statements that no tested server runs. The list may only shrink. */
const runElsewhere = [...demo, "add-past-refund", "catalog-forget", "reconcile-gateway-used"];

/**
 * Named statements of the backend that no tested server ran: PostgreSQL has never checked them against its tables, so
 * that an upgrade of the engine could break them unnoticed.
 *
 * @param {string} root
 * @returns {Promise<string[]>} sorted
 */
export async function statementsNobodyRan(root) {
  const folder = statementsFolder(root);
  const lines = await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), "utf8")));
  const files = (await ownFiles(root)).filter(
    (file) =>
      file.startsWith("backend/src/") && !file.startsWith("backend/src/seed/") && file.endsWith(".ts") && !isTest(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), "utf8")));
  const written = [...new Set(texts.flatMap(namesWritten))].filter((name) => !runElsewhere.includes(name));
  return unseen(written.sort(), new Set(lines.flatMap((text) => text.split("\n"))));
}
