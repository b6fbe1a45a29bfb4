import ts from "typescript";
import { declared, partOf } from "./sources.mjs";

/** @typedef {import("./sources.mjs").Source} Source */
/** @typedef {import("./sources.mjs").SourceReader} SourceReader */
/** @typedef {{ node: ts.Node, source: Source }} Declaration */

/**
 * The texts that a test asserts: arguments of `expect` and its matchers, locators (acting on a missing element fails
 * the test), and arguments of helpers that do either; with everything that these refer to. What a test types, sends or
 * stubs as a response does not count.
 *
 * @param {ts.Node} start
 * @param {Source} source
 * @param {SourceReader} sources
 * @param {ts.Node | undefined} title excluded: it names what is tested and asserts nothing
 */
export function assertedTexts(start, source, sources, title) {
  /** @type {string[]} */
  const texts = [];
  const [seen, taken] = [new Set([title]), new Set([title])];

  /** Searches for assertions. @param {ts.Node} node @param {Source} within */
  const look = (node, within) => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isCallExpression(node)) {
      const helper = helperOf(node, within, sources);
      if (isAssertion(node) || (helper && asserts(helper, sources))) {
        for (const argument of node.arguments) take(argument, within);
      }
    }
    if (ts.isIdentifier(node)) {
      const target = declared(node.text, within, sources);
      if (target && isCode(target.node)) look(target.node, target.source);
    }
    ts.forEachChild(node, (child) => look(child, within));
  };

  /** Collects all texts of an assertion. @param {ts.Node} node @param {Source} within */
  const take = (node, within) => {
    // An awaited request is the actual value, not the expected one: only locators in it count.
    if (ts.isAwaitExpression(node)) return look(node, within);
    if (taken.has(node)) return;
    taken.add(node);
    if (saysText(node)) texts.push(node.text);
    if (ts.isRegularExpressionLiteral(node)) texts.push(node.text.replaceAll("\\", ""));
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const owner = declared(node.expression.text, within, sources);
      const part = owner && partOf(owner.node, node.name.text);
      if (owner && part) return take(part, owner.source);
    }
    if (ts.isIdentifier(node)) {
      for (const origin of originsOf(node, within)) take(origin, within);
      const target = declared(node.text, within, sources);
      // Helpers of tests are searched for their assertions, as everywhere.
      if (target) (isHelper(target) ? look : take)(target.node, target.source);
    }
    ts.forEachChild(node, (child) => take(child, within));
  };
  look(start, source);
  return texts;
}

/** @param {ts.Node} node @returns {node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail | ts.JsxText} */
const saysText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

/** @param {Declaration} declaration */
const isHelper = ({ node, source }) => isCode(node) && /^(?:backend\/test|e2e)\//.test(source.path);

/** @param {ts.Node} node */
const isCode = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  (ts.isVariableDeclaration(node) && node.initializer !== undefined && hasFunction(node.initializer));

/** @param {ts.Node} node @returns {boolean} */
const hasFunction = (node) =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || (ts.forEachChild(node, hasFunction) ?? false);

const looksFor = /^(?:getBy\w+|locator)$/;

/** A call of `expect`, of a matcher after it, or of a locator. @param {ts.CallExpression} call */
function isAssertion(call) {
  const name = ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : "";
  const [first] = call.arguments;
  // With an object it is a locator's `filter({ hasText })`, else an array's.
  if (looksFor.test(name) || (name === "filter" && first && ts.isObjectLiteralExpression(first))) return true;
  /** @type {ts.Node} */
  let root = call.expression;
  while (ts.isPropertyAccessExpression(root) || ts.isCallExpression(root)) root = root.expression;
  return ts.isIdentifier(root) && root.text === "expect";
}

/**
 * The function that a call invokes, if it is ours.
 *
 * @param {ts.CallExpression} call
 * @param {Source} within
 * @param {SourceReader} sources
 */
function helperOf(call, within, sources) {
  const callee = ts.isPropertyAccessExpression(call.expression) ? call.expression.expression : call.expression;
  if (!ts.isIdentifier(callee)) return undefined;
  const target = declared(callee.text, within, sources);
  if (target) return target;
  const local = originsOf(callee, within).find(hasFunction);
  return local && { node: local, source: within };
}

/** @type {WeakMap<ts.Node, boolean>} */
const known = new WeakMap();

/**
 * Whether code contains an assertion, directly or in what it calls.
 *
 * @param {Declaration} declaration
 * @param {SourceReader} sources
 * @returns {boolean}
 */
function asserts({ node, source }, sources) {
  const before = known.get(node);
  if (before !== undefined) return before;
  // Ends the recursion of code that calls itself.
  known.set(node, false);
  /** @param {ts.Node} inner @returns {boolean} */
  const find = (inner) => {
    const helper = ts.isCallExpression(inner) ? helperOf(inner, source, sources) : undefined;
    if (ts.isCallExpression(inner) && isAssertion(inner)) return true;
    return (
      (helper && asserts(helper, sources)) || (ts.forEachChild(inner, (child) => find(child) || undefined) ?? false)
    );
  };
  const found = find(node);
  known.set(node, found);
  return found;
}

/** The scope of a name, and the expression that it comes from. @typedef {{ scope: ts.Node, origin: ts.Node }} Local */

/** @type {WeakMap<Source, Map<string, Local[]>>} */
const localsOfSources = new WeakMap();

/** The names declared inside a file: variables, loop variables, parameters of table tests. @param {Source} source */
function localsOf(source) {
  const before = localsOfSources.get(source);
  if (before) return before;
  /** @type {Map<string, Local[]>} */
  const found = new Map();
  /** @param {ts.BindingName} name @param {Local} local */
  const note = (name, local) => {
    if (ts.isIdentifier(name)) found.set(name.text, [...(found.get(name.text) ?? []), local]);
    else for (const element of name.elements) if (ts.isBindingElement(element)) note(element.name, local);
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    const origin = ts.isVariableDeclaration(node) || ts.isParameter(node) ? originOf(node) : undefined;
    const scope = origin && ts.findAncestor(node.parent, isScope);
    if (scope && (ts.isVariableDeclaration(node) || ts.isParameter(node))) note(node.name, { scope, origin });
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  localsOfSources.set(source, found);
  return found;
}

/** @param {ts.Node} node */
const isScope = (node) =>
  ts.isSourceFile(node) ||
  ts.isBlock(node) ||
  ts.isFunctionLike(node) ||
  ts.isForOfStatement(node) ||
  ts.isForInStatement(node) ||
  ts.isForStatement(node);

/** @param {ts.VariableDeclaration | ts.ParameterDeclaration} node @returns {ts.Node | undefined} */
function originOf(node) {
  if (node.initializer) return node.initializer;
  const around = node.parent.parent;
  if (ts.isVariableDeclaration(node)) return ts.isForOfStatement(around) ? around.expression : undefined;
  // `it.each(table)("…", (row) => …)` and `rows.map((row) => …)`.
  const isGiven = ts.isCallExpression(around) && around.arguments.some((one) => one === node.parent);
  return isGiven ? around.expression : undefined;
}

/** @param {ts.Identifier} name @param {Source} within @returns {ts.Node[]} */
function originsOf(name, within) {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) && parent.name === name) return [];
  return (localsOf(within).get(name.text) ?? [])
    .filter(({ scope }) => scope.pos <= name.pos && name.end <= scope.end)
    .map(({ origin }) => origin);
}
