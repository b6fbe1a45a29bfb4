/**
 * The part of Go's text/template, and of Helm's functions, that our chart uses; anything else is an error. No package of npm
 * renders Helm charts.
 *
 * @typedef {{ dot: any, root: any, variables: Record<string, any>, blocks: Map<string, Node[]> }} Scope
 * @typedef {{ kind: "literal", value: any } | { kind: "field", variable?: string, path: string[] }
 *   | { kind: "call", name: string } | { kind: "pipe", pipe: Term[][] }} Term
 * @typedef {{ kind: "text", text: string } | { kind: "print", pipe: Term[][] } | { kind: "set", name: string, pipe: Term[][] }
 *   | { kind: "if" | "with" | "range", pipe: Term[][], names: string[], body: Node[], otherwise: Node[] }} Node
 */
import { stringify } from "yaml";

/** @param {any} value */
const isEmpty = (value) =>
  !value ||
  (Array.isArray(value) && value.length === 0) ||
  (value.constructor === Object && !Object.keys(value).length);
/** @param {any} value */
const textOf = (value) => (value === undefined || value === null ? "" : String(value));
/** @param {number} count @param {string} text */
const indent = (count, text) => text.replace(/^/gm, " ".repeat(count));

/** Functions of Go, Sprig and Helm, in their order of arguments. @type {Record<string, (...args: any[]) => any>} */
const functions = {
  and: (...all) => all.find(isEmpty) ?? all.at(-1),
  contains: (part, text) => textOf(text).includes(part),
  default: (standard, value) => (isEmpty(value) ? standard : value),
  dict: (...pairs) => Object.fromEntries(pairs.flatMap((key, index) => (index % 2 ? [] : [[key, pairs[index + 1]]]))),
  eq: (first, ...others) => others.includes(first),
  hasPrefix: (start, text) => textOf(text).startsWith(start),
  list: (...all) => all,
  ne: (first, second) => first !== second,
  nindent: (count, text) => `\n${indent(count, text)}`,
  not: isEmpty,
  or: (...all) => all.find((value) => !isEmpty(value)) ?? all.at(-1),
  printf: (format, ...values) => format.replaceAll("%s", () => textOf(values.shift())),
  quote: (value) => JSON.stringify(textOf(value)),
  toString: textOf,
  toYaml: (value) => stringify(value, { sortMapEntries: true, lineWidth: 0 }).trimEnd(),
  trimPrefix: (start, text) => (text.startsWith(start) ? text.slice(start.length) : text),
  trimSuffix: (end, text) => (text.endsWith(end) ? text.slice(0, -end.length) : text),
  trunc: (length, text) => text.slice(0, length),
};

/** @param {string} source */
const tokensOf = (source) => {
  const token = /\s+|"(?:[^"\\]|\\.)*"|-?\d+|\$?[A-Za-z_]\w*|\.[A-Za-z_]\w*|[$.()|,]|:=/y;
  const tokens = [];
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const [found] = token.exec(source) ?? [];
    if (!found) throw new Error(`"${source}" can't be read from its character ${at} on.`);
    tokens.push(found);
  }
  return tokens;
};

/** Reads a pipeline up to ")" or the end. @param {string[]} tokens @returns {Term[][]} */
function readPipe(tokens) {
  /** @type {Term[][]} */
  const pipe = [[]];
  let isSpaced = true;
  for (let token = tokens.shift(); token !== undefined && token !== ")"; token = tokens.shift()) {
    const command = /** @type {Term[]} */ (pipe.at(-1));
    const last = command.at(-1);
    if (token === "|") pipe.push([]);
    else if (token === "(") command.push({ kind: "pipe", pipe: readPipe(tokens) });
    else if (token === "$" || /^\$\w/.test(token)) command.push({ kind: "field", variable: token, path: [] });
    else if (token === ".") command.push({ kind: "field", path: [] });
    else if (token.startsWith(".")) {
      if (!isSpaced && last?.kind === "field") last.path.push(token.slice(1));
      else command.push({ kind: "field", path: [token.slice(1)] });
    } else if (/^["\d-]/.test(token)) command.push({ kind: "literal", value: JSON.parse(token) });
    else if (token.trim()) command.push({ kind: "call", name: token });
    isSpaced = !token.trim();
  }
  return pipe;
}

/** @param {string} head such as `range $name, $value := .Values.env` without its first word @returns {{ names: string[], pipe: Term[][] }} */
function readHead(head) {
  const [, names = "", source = head] = /^([^"]*?):=(.*)$/s.exec(head) ?? [];
  return {
    names: names
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
    pipe: readPipe(tokensOf(source.trim())),
  };
}

/**
 * @param {string} source
 * @param {Map<string, Node[]>} blocks to which the source's `define` are added
 * @returns {Node[]}
 */
export function parseTemplate(source, blocks) {
  const trimmed = source
    .replace(/\s*\{\{- /g, "{{")
    .replace(/ -\}\}\s*/g, "}}")
    .replace(/\{\{\/\*.*?\*\/\}\}/gs, "");
  const parts = trimmed.split(/\{\{(.*?)\}\}/s);
  /** @type {Node[]} */
  const top = [];
  /** @type {{ into: Node[], opened?: any }[]} */
  const open = [{ into: top }];
  const here = () => /** @type {{ into: Node[], opened?: any }} */ (open.at(-1));
  parts.forEach((part, index) => {
    if (index % 2 === 0) {
      if (part) here().into.push({ kind: "text", text: part });
      return;
    }
    const action = part.trim();
    const [, word = "", rest = ""] = /^(if|with|range|else if|else|end|define)\b\s*(.*)$/s.exec(action) ?? [];
    if (word === "define") {
      /** @type {Node[]} */
      const body = [];
      blocks.set(JSON.parse(rest), body);
      open.push({ into: body });
    } else if (word === "end") {
      // Each `else if` has opened one more.
      while (open.pop()?.opened?.isElse);
    } else if (word === "else") {
      open.push({ into: here().opened.otherwise, opened: { ...here().opened, isElse: true } });
    } else if (word) {
      const node = { kind: word, ...readHead(rest), body: [], otherwise: [] };
      here().into.push(/** @type {Node} */ (node));
      open.push({ into: node.body, opened: node });
    } else if (/^\$\w+\s*:=/.test(action)) {
      const { names, pipe } = readHead(action);
      here().into.push({ kind: "set", name: names[0] ?? "", pipe });
    } else here().into.push({ kind: "print", pipe: readPipe(tokensOf(action)) });
  });
  if (open.length !== 1) throw new Error("An action has no end.");
  return top;
}

/** @param {Term} term @param {Scope} scope @returns {any} */
function evaluate(term, scope) {
  if (term.kind === "literal") return term.value;
  if (term.kind === "pipe") return run(term.pipe, scope);
  if (term.kind === "call") return call(term.name, [], scope);
  const { variable, path } = term;
  if (variable && variable !== "$" && !(variable in scope.variables)) throw new Error(`Nobody has set ${variable}.`);
  const start = variable === undefined ? scope.dot : variable === "$" ? scope.root : scope.variables[variable];
  return path.reduce((value, name) => value?.[name], start);
}

/** @param {string} name @param {any[]} args @param {Scope} scope */
function call(name, args, scope) {
  if (name === "include") return renderBlock(args[0], args[1], scope.blocks);
  if (name === "true" || name === "false") return name === "true";
  const known = functions[name];
  if (!known) throw new Error(`The function ${name} is not known here.`);
  return known(...args);
}

/** @param {Term[][]} pipe @param {Scope} scope */
function run(pipe, scope) {
  /** @type {any[]} */
  let piped = [];
  for (const [first, ...others] of pipe) {
    if (!first) throw new Error("A pipeline has an empty command.");
    const args = [...others.map((term) => evaluate(term, scope)), ...piped];
    piped = [first.kind === "call" ? call(first.name, args, scope) : evaluate(first, scope)];
  }
  return piped[0];
}

/** @param {Node[]} nodes @param {Scope} scope @returns {string} */
function render(nodes, scope) {
  return nodes.map((node) => renderNode(node, scope)).join("");
}

/** @param {Node} node @param {Scope} scope @returns {string} */
function renderNode(node, scope) {
  if (node.kind === "text") return node.text;
  const value = run(node.pipe, scope);
  if (node.kind === "print") return textOf(value);
  if (node.kind === "set") {
    scope.variables[node.name] = value;
    return "";
  }
  const inner = { ...scope, variables: Object.create(scope.variables) };
  if (isEmpty(value)) return render(node.otherwise, inner);
  if (node.kind === "if") return render(node.body, inner);
  if (node.kind === "with") return render(node.body, { ...inner, dot: value });
  const entries = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries
    .map(([key, one]) => {
      const variables = Object.create(scope.variables);
      const [name, other] = node.names;
      if (other) Object.assign(variables, { [String(name)]: key, [other]: one });
      else if (name) variables[name] = one;
      return render(node.body, { ...scope, dot: one, variables });
    })
    .join("");
}

/** @param {string} name @param {any} data @param {Map<string, Node[]>} blocks @returns {string} */
function renderBlock(name, data, blocks) {
  const nodes = blocks.get(name);
  if (!nodes) throw new Error(`There is no template "${name}".`);
  return renderTemplate(nodes, data, blocks);
}

/** @param {Node[]} nodes @param {any} data @param {Map<string, Node[]>} blocks */
export const renderTemplate = (nodes, data, blocks) => render(nodes, { dot: data, root: data, variables: {}, blocks });
