import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** @typedef {{ path: string, text: string, tree: ts.SourceFile }} Source */
/** @typedef {(file: string) => Source | undefined} SourceReader */

/** Reads and parses each file once. @param {string} root @returns {SourceReader} */
export function sourceReader(root) {
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

/**
 * Resolves a name to its top-level declaration, through imports.
 *
 * @param {string} name
 * @param {Source} source
 * @param {SourceReader} sources
 * @returns {{ node: ts.Node, source: Source } | undefined}
 */
export function declared(name, source, sources) {
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

/** A named property of the object that a declaration creates. @param {ts.Node} node @param {string} name */
export function partOf(node, name) {
  let value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
  if (!value || !ts.isObjectLiteralExpression(value)) return undefined;
  return value.properties.find((property) => property.name?.getText() === name);
}
