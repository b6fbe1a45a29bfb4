import { ownersOf, productFiles } from "./own-tables.mjs";
import { homeOf, namesAfterKeywords } from "./sql-tables.mjs";

/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */

const published = /^backend\/src\/modules\/[^/]+\/published-views\.ts$/;
const named = /\bname: "([^"]+)"/g;

/** The views of each module. @param {SourceFile[]} sources */
const publishedViews = (sources) =>
  sources
    .filter(({ file }) => published.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(named)].map(([, name = ""]) => ({ name, home: homeOf(file) })));

/**
 * What is wrong with the published views: a name other than `haat_…`, a name published twice, a view that no other
 * module reads, or one that reads something besides the module's own tables and other views.
 *
 * @param {SourceFile[]} sources
 * @returns {string[]}
 */
export function wrongViews(sources) {
  const owners = ownersOf(sources);
  const views = publishedViews(sources);
  const readers = productFiles(sources).filter(({ file }) => !file.startsWith("backend/src/setup/"));
  const isRead = (/** @type {{ name: string, home: string }} */ { name, home }) =>
    readers.some(({ file, text }) => homeOf(file) !== home && new RegExp(`\\b${name}\\b`).test(text));
  const reads = sources
    .filter(({ file }) => published.test(file))
    .flatMap(({ file, text }) =>
      namesAfterKeywords(text)
        .filter((name) => !name.startsWith("haat_") && owners.get(name) !== homeOf(file))
        .map((name) => `${file} reads ${name}`),
    );
  return [
    ...views.filter(({ name }) => !/^haat_[a-z_]+$/.test(name)).map(({ name, home }) => `${home} names a view ${name}`),
    ...views
      .filter(({ name }, place) => views.findIndex((other) => other.name === name) !== place)
      .map(({ name, home }) => `${home} publishes ${name} again`),
    ...views.filter((view) => !isRead(view)).map(({ name, home }) => `nobody but ${home} reads ${name}`),
    ...reads,
  ];
}

/**
 * Files in `backend/src/database` whose SQL names a table or view of a domain: such SQL belongs to that domain.
 *
 * @param {SourceFile[]} sources
 */
export function plumbingThatKnows(sources) {
  const tables = new Set(ownersOf(sources).keys());
  const knows = (/** @type {string} */ name) => tables.has(name) || name.startsWith("haat_");
  return sources
    .filter(({ file, text }) => file.startsWith("backend/src/database/") && namesAfterKeywords(text).some(knows))
    .map(({ file }) => file);
}

const written = /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|MERGE\s+INTO)\s+(?:ONLY\s+)?haat_/;

/**
 * Files whose SQL writes through a view, which PostgreSQL allows: only a table's own module writes it.
 *
 * @param {SourceFile[]} sources
 */
export const writersOfViews = (sources) =>
  productFiles(sources)
    .filter(({ text }) => written.test(text))
    .map(({ file }) => file);
