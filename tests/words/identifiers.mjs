import ts from "typescript";

/** @typedef {{ name: string, line: number }} Named */

/**
 * The names that a file declares: variables, functions, parameters, types, properties. Names that it only uses may come
 * from elsewhere.
 *
 * @param {string} file path below the checkout
 * @param {string} source
 * @returns {Named[]}
 */
export function declaredNames(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {Named[]} */
  const names = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const name = /** @type {{ name?: ts.Node }} */ (/** @type {unknown} */ (node)).name;
    if (name && ts.isIdentifier(name) && declares(node)) {
      names.push({ name: name.text, line: tree.getLineAndCharacterOfPosition(name.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

/** Whether a node declares its name. @param {ts.Node} node */
const declares = (node) => !ts.isPropertyAccessExpression(node) && !ts.isMetaProperty(node);
