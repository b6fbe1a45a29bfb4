import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { isTest } from "../build-plan.mjs";
import { ownFiles } from "../content-hash.mjs";

/** Where the servers under test write which named statements they ran. @param {string} root */
export const statementsFolder = (root) => path.join(root, ".cache", "reports", "statements");

/** Nothing is known of an earlier run. @param {string} root */
export async function dropStatements(root) {
  await rm(statementsFolder(root), { recursive: true, force: true });
  await mkdir(statementsFolder(root), { recursive: true });
}

/**
 * The names of our named statements in a source file. A name that is put together has `*` for what is put in.
 *
 * @param {string} text
 * @returns {string[]}
 */
export const namesWritten = (text) =>
  [...text.matchAll(/\bname: (?:"([a-z][a-zA-Z0-9-]*)"|`([^`]+)`),\s*text\b/g)].map(
    ([, plain, composed = ""]) => plain ?? composed.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "*"),
  );

/**
 * Those of the written names that did not run.
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

/** The first start of a database, which a template of the tests has behind it. */
const firstStart = ["catalog-everything"];
/** What makes the demo up: the stories' shop is made by it. */
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
/** Run by no server under test. May only get shorter. */
const runElsewhere = [...firstStart, ...demo, "add-past-refund", "catalog-forget", "reconcile-gateway-used"];

/**
 * Named statements of the backend that no server under test ran: PostgreSQL has never been asked whether they fit its
 * tables, so that an upgrade of the engine could break them unseen.
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
