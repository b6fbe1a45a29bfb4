import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/**
 * Tests say what they prove by a comment above them, `// @spec id id`, with the ids of rows of docs/spec-coverage.md.
 *
 * @typedef {object} TaggedTest
 * @property {string} file from the project's root
 * @property {string} title
 * @property {string[]} ids
 * @property {() => string[]} texts what the test says: its literals, those of what it refers to, without its own title
 */

const tag = /^\s*(?:\/\/|\*|\/\*)\s*@spec ([a-z0-9 -]+)$/gm;

/** @param {string} root @returns {TaggedTest[]} ordered by file and place */
export function taggedTests(root) {
  const sources = sourceReader(root);
  return testFiles(root)
    .filter((file) => readFileSync(path.join(root, file), "utf8").includes("@spec "))
    .flatMap((file) => taggedIn(file, sources));
}

/** @typedef {{ path: string, text: string, tree: ts.SourceFile }} Source */
/** @typedef {(file: string) => Source | undefined} SourceReader */

/** @param {string} file @param {SourceReader} sources @returns {TaggedTest[]} */
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
      found.push({ file, title: title?.text ?? "", ids, texts: () => literals(node, source, sources, title) });
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
 * The title of a test, or of a row of a table of tests.
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

/**
 * All texts in a node and in the declarations that it refers to, in its own file or in another of the project's.
 *
 * @param {ts.Node} start
 * @param {Source} source
 * @param {SourceReader} sources
 * @param {{ node: ts.Node } | undefined} title
 */
function literals(start, source, sources, title) {
  /** @type {string[]} */
  const texts = [];
  const seen = new Set();
  /** @param {ts.Node} node @param {Source} within */
  const read = (node, within) => {
    if (seen.has(node) || node === title?.node) return;
    seen.add(node);
    if (saysText(node)) texts.push(node.text);
    if (ts.isRegularExpressionLiteral(node)) texts.push(node.text.replaceAll("\\", ""));
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const owner = declared(node.expression.text, within, sources);
      const part = owner && partOf(owner.node, node.name.text);
      if (owner && part) return read(part, owner.source);
    }
    if (ts.isIdentifier(node)) {
      const target = declared(node.text, within, sources);
      if (target) read(target.node, target.source);
    }
    ts.forEachChild(node, (child) => read(child, within));
  };
  read(start, source);
  return texts;
}

/** @param {ts.Node} node @returns {node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail | ts.JsxText} */
const saysText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

/** A named part of an object that a declaration makes. @param {ts.Node} node @param {string} name */
function partOf(node, name) {
  let value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
  if (!value || !ts.isObjectLiteralExpression(value)) return undefined;
  return value.properties.find((property) => property.name?.getText() === name);
}

/**
 * The declaration of a name at the top of a file, followed through imports.
 *
 * @param {string} name
 * @param {Source} source
 * @param {SourceReader} sources
 * @returns {{ node: ts.Node, source: Source } | undefined}
 */
function declared(name, source, sources) {
  for (const statement of source.tree.statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find(({ name: declaredName }) =>
        ts.isIdentifier(declaredName) ? declaredName.text === name : declaredName.getText().includes(name),
      );
      if (found) return { node: found, source };
    }
    const named = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    if (named && statement.name?.text === name) return { node: statement, source };
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    const element =
      bindings && ts.isNamedImports(bindings) && bindings.elements.find((imported) => imported.name.text === name);
    if (element && ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = importedFile(source.path, statement.moduleSpecifier.text, sources);
      return from && declared((element.propertyName ?? element.name).text, from, sources);
    }
  }
  return undefined;
}

/** @param {string} from @param {string} specifier @param {SourceReader} sources */
function importedFile(from, specifier, sources) {
  const ofPackage = specifier.match(/^@haat\/([^/]+)\/(.+)$/);
  const base = ofPackage
    ? `packages/${ofPackage[1]}/src/${ofPackage[2]}`
    : specifier.startsWith(".") && path.join(path.dirname(from), specifier);
  if (!base) return undefined;
  return ["", ".ts", ".tsx", ".mjs"].map((ending) => sources(base + ending)).find(Boolean);
}

/** Reads and parses each file once. @param {string} root @returns {SourceReader} */
function sourceReader(root) {
  /** @type {Map<string, Source | undefined>} */
  const read = new Map();
  return (file) => {
    if (!read.has(file)) {
      const place = path.join(root, file);
      const there = /\.(tsx?|mjs)$/.test(file) && existsSync(place);
      const text = there ? readFileSync(place, "utf8") : "";
      const tree = there && ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      read.set(file, tree ? { path: file, text, tree } : undefined);
    }
    return read.get(file);
  };
}

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
