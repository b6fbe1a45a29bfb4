import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { assertedTexts } from "./asserted-texts.mjs";
import { sourceReader } from "./sources.mjs";

/**
 * Tests name the rows of docs/spec-coverage.md that they prove in a comment above them: `// @spec id id`.
 *
 * @typedef {object} TaggedTest
 * @property {string} file from the project's root
 * @property {string} title
 * @property {string[]} ids
 * @property {() => string[]} texts what the test asserts, without its own title
 */

const tag = /^\s*(?:\/\/|\*|\/\*)\s*@spec ([a-z0-9 -]+)$/gm;

/** @param {string} root @returns {TaggedTest[]} ordered by file and position */
export function taggedTests(root) {
  const sources = sourceReader(root);
  return testFiles(root)
    .filter((file) => readFileSync(path.join(root, file), "utf8").includes("@spec "))
    .flatMap((file) => taggedIn(file, sources));
}

/** @param {string} file @param {import("./sources.mjs").SourceReader} sources @returns {TaggedTest[]} */
function taggedIn(file, sources) {
  const source = sources(file);
  if (!source) return [];
  /** @type {TaggedTest[]} */
  const found = [];
  const places = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    const place = node.getFullStart();
    const ids = places.has(place) ? [] : idsAbove(source.text, place);
    if (ids.length > 0) {
      places.add(place);
      const title = titleOf(node);
      found.push({
        file,
        title: title?.text ?? "",
        ids,
        texts: () => assertedTexts(node, source, sources, title?.node),
      });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source.tree, visit);
  return found;
}

/** @param {string} text @param {number} place */
function idsAbove(text, place) {
  return (ts.getLeadingCommentRanges(text, place) ?? []).flatMap(({ pos, end }) =>
    [...text.slice(pos, end).matchAll(tag)].flatMap(([, ids = ""]) => ids.split(" ").filter(Boolean)),
  );
}

/** @param {ts.Node} node */
const isText = (node) =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/**
 * The title of a test, or of a row in a table of tests.
 *
 * @param {ts.Node} node
 * @returns {{ node: ts.Node, text: string } | undefined}
 */
function titleOf(node) {
  const first = ts.isExpressionStatement(node) && ts.isCallExpression(node.expression) && node.expression.arguments[0];
  const title = first && isText(first) ? first : firstText(node);
  return title && { node: title, text: title.getText().slice(1, -1).replaceAll('\\"', '"').replaceAll(" @once", "") };
}

/** @param {ts.Node} node @returns {ts.Node | undefined} */
const firstText = (node) => (isText(node) ? node : ts.forEachChild(node, firstText));

const ignored = new Set(["node_modules", "dist", ".medusa", ".git", ".cache", ".data", "coverage"]);

/** @param {string} root @returns {string[]} */
function testFiles(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return /\.(test|spec)\.(tsx?|mjs)$/.test(entry.name) ? [entry.name] : [];
      return testFiles(path.join(root, entry.name)).map((file) => `${entry.name}/${file}`);
    })
    .sort();
}
