/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */

const home = "backend/src/";
/** Each sub-folder of these is a unit of its own; elsewhere the top folder is. */
const divided = ["modules", "workflows", "providers"];

/** The unit of the backend that a file belongs to. @param {string} file */
const unitOf = (file) => {
  const [top = "", next = ""] = file.slice(home.length).split("/");
  return divided.includes(top) ? `${top}/${next}` : top;
};

/**
 * Imports between units of the backend that close a cycle, type imports included. The edge with the fewest files comes
 * first: it is most likely the wrong one.
 *
 * @param {SourceFile[]} sources
 * @returns {string[]}
 */
export function importCycles(sources) {
  const steps = stepsBetween(
    sources.filter(({ file }) => file.startsWith(home) && !/\.(test|fixture)\.ts$/.test(file)),
  );
  return [...steps]
    .flatMap(([unit, next]) => [...next].map(([needed, files]) => ({ unit, needed, files })))
    .filter(({ unit, needed }) => reached(steps, needed).has(unit))
    .sort((left, right) => left.files.length - right.files.length)
    .flatMap(({ unit, needed, files }) => files.map((imports) => `${unit} -> ${needed}: ${imports}`));
}

/**
 * @typedef {Map<string, Map<string, string[]>>} Steps edges from unit to unit, with the imports behind each
 *
 * @param {SourceFile[]} sources
 */
function stepsBetween(sources) {
  const known = new Set(sources.map(({ file }) => file));
  /** @type {Steps} */
  const steps = new Map();
  for (const { file, imports } of sources) {
    for (const { from } of imports) {
      const target = [from, `${from}.ts`, `${from}/index.ts`].find((path) => known.has(path));
      if (!target || unitOf(target) === unitOf(file)) continue;
      const next = steps.get(unitOf(file)) ?? new Map();
      steps.set(unitOf(file), next);
      next.set(unitOf(target), [...(next.get(unitOf(target)) ?? []), `${file} imports ${target}`]);
    }
  }
  return steps;
}

/** All units that a unit depends on, directly or not, itself included. @param {Steps} steps @param {string} unit */
function reached(steps, unit) {
  const found = new Set([unit]);
  for (const one of found) for (const needed of steps.get(one)?.keys() ?? []) found.add(needed);
  return found;
}
