/**
 * Migrations that take something away although the previous release serves the migrated database while an update rolls
 * out. What it reads may go one release after its last reader: name the migration here, with that release.
 */
export const contractions = [
  // Before updates could roll out.
  "Migration20261126120000",
  "Migration20261126130000",
  "Migration20261127030000",
  "Migration20261127030100",
  "Migration20261127040100",
];

/** What the previous release may stumble over: it reads a column, or writes rows without knowing of one. */
const takesAway =
  /\bDROP\s+(?:COLUMN|TABLE|VIEW|SCHEMA)\b|\bRENAME\b|\bSET\s+NOT\s+NULL\b|\bALTER\s+COLUMN\s+\S+\s+TYPE\b/i;

/**
 * The migrations of our modules that take something away, by name.
 *
 * @param {readonly import("./source-files.mjs").SourceFile[]} sources
 */
export const migrationsThatContract = (sources) =>
  sources.flatMap(({ file, text }) => {
    const [, name] = /\/migrations\/(Migration\d+)\.ts$/.exec(file) ?? [];
    const [up = ""] = text.split(/\bdown\(\)/);
    return name && takesAway.test(up) ? [name] : [];
  });
