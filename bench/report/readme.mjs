/** Each part has a place of its own, so that it can be measured by itself. @typedef {"bench" | "bench-back-office" | "bench-sellers" | "bench-payments"} Place */

/**
 * The text with what is between the bench markers replaced. Throws when a marker is missing: the table must not be lost
 * without anybody noticing.
 *
 * @param {string} readme
 * @param {string} section
 * @param {Place} [place]
 */
export function withBenchSection(readme, section, place = "bench") {
  const [start, end] = [`<!-- ${place}:start -->`, `<!-- ${place}:end -->`];
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md has no place for the table: ${start} and ${end} are missing.`);
  return `${readme.slice(0, from + start.length)}\n${section.trim()}\n${readme.slice(to)}`;
}
