import ts from "typescript";

/**
 * Files whose texts people read: screens, the contract's sentences, mails, notices, documents, pages, and script
 * output. In the rest of the backend they read log lines only.
 */
const screens =
  /^(?:storefront\/src|seller-portal\/src|admin-extensions\/(?:src|dashboard\/src)|packages\/(?:ui|product-form|web|api-contract)\/src|packages\/gateway-simulator\/sheet|scripts|backend\/src\/(?:messages|pages|markup|api\/dev|workflows\/(?:notice|seller-notice|seller-product|invoice\/pdf)))\//;
const logs = /^backend\/src\//;
const isTest = /\.(?:test|fixture)\.|^scripts\/test\//;

/** @typedef {{ text: string, line: number }} UserText */

/**
 * The texts of a file that people read. Excluded are single lower-case words, which are values of the program, and
 * texts of a plain `Error`, which developers read.
 *
 * @param {string} file path below the checkout
 * @param {string} source
 * @returns {UserText[]}
 */
export function userTexts(file, source) {
  if (isTest.test(file)) return [];
  const isScreen = screens.test(file);
  if (!isScreen && !logs.test(file)) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {UserText[]} */
  const texts = [];

  /** @param {ts.Node} node @param {boolean} isRead */
  const look = (node, isRead) => {
    if (isSilent(node)) return;
    const text = isRead ? textOf(node) : undefined;
    if (text !== undefined && reads(text)) {
      texts.push({ text, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, (child) => look(child, isRead || isLogCall(node)));
  };
  look(tree, isScreen);
  return texts;
}

/** The text of a node; values in a template become dots. @param {ts.Node} node @returns {string | undefined} */
function textOf(node) {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return squeezed(node.text);
  if (!ts.isTemplateExpression(node)) return undefined;
  return squeezed(node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join(""));
}

/** @param {string} text */
const squeezed = (text) => text.replaceAll(/\s+/g, " ").trim();

/** @param {string} text */
const reads = (text) => (/^["“(]?[A-Z]/.test(text) || /[a-z…] [a-z…]/i.test(text)) && !isSql.test(text);

const isSql = /\b(?:SELECT|FROM|WHERE|UPDATE|INSERT INTO)\b|::\w+ AS /;

/** Nodes with texts that nobody reads. @param {ts.Node} node */
const isSilent = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isJsxAttribute(node) && node.name.getText() === "className") ||
  (ts.isNewExpression(node) && node.expression.getText() === "Error");

/** @param {ts.Node} node */
const isLogCall = (node) =>
  ts.isCallExpression(node) && /(?:^|\.)log(?:ger)?\.(?:info|warn|error|fatal)$/.test(node.expression.getText());
