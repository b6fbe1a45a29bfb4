/**
 * Each module's schema is created by one squashed migration, which has the name of the last migration that it replaces.
 * A database of the previous release has run all of them, so nothing runs there.
 *
 * Keys are the squashed migrations, values the migrations that each replaces. `docs/engine-upgrade.md` describes how to
 * squash the next ones.
 *
 * @type {Record<string, readonly string[]>}
 */
export const squashedMigrations = {
  Migration20261124170000: ["Migration20261121070517", "Migration20261122062000"],
  Migration20261122063300: ["Migration20261122061500"],
  Migration20261122191600: [
    "Migration20261121070500",
    "Migration20261122003000",
    "Migration20261122010000",
    "Migration20261122020000",
    "Migration20261122190000",
  ],
  Migration20261122150000: ["Migration20261122064000"],
  Migration20261124110000: ["Migration20261123100000", "Migration20261123103050", "Migration20261123103100"],
  Migration20261125010000: ["Migration20261122003300", "Migration20261124112000"],
  Migration20261122190200: ["Migration20261122063000"],
  Migration20261125003000: ["Migration20261121070156", "Migration20261123100100", "Migration20261124204000"],
  Migration20261122005300: ["Migration20261121070516"],
  Migration20261125004000: [
    "Migration20261122192000",
    "Migration20261124183011",
    "Migration20261124183012",
    "Migration20261124183013",
  ],
  Migration20261122190100: [
    "Migration20261121065940",
    "Migration20261122003200",
    "Migration20261122070000",
    "Migration20261122090800",
  ],
  Migration20261122111700: ["Migration20261122003500", "Migration20261122063500"],
  Migration20261122123500: ["Migration20261121065947", "Migration20261122062600"],
  Migration20261124203200: [
    "Migration20261122153000",
    "Migration20261122191000",
    "Migration20261122191100",
    "Migration20261122191500",
    "Migration20261122192500",
    "Migration20261124203000",
  ],
  Migration20261124203100: ["Migration20261122203000"],
  Migration20261124201500: ["Migration20261122062500"],
  Migration20261122064600: ["Migration20261122002000"],
};

/**
 * The squashed migrations that must not run on a database: it has run some of the replaced migrations but not the last,
 * so the squashed one would run although the tables exist. Empty for a new database, and for one of the previous
 * release or later.
 *
 * @param {Iterable<string>} executed names of the migrations that the database has run
 * @param {Record<string, readonly string[]>} [squashed]
 * @returns {string[]} sorted
 */
export function missingBeforeSquash(executed, squashed = squashedMigrations) {
  const done = new Set(executed);
  return Object.entries(squashed)
    .filter(([last, earlier]) => !done.has(last) && earlier.some((name) => done.has(name)))
    .map(([last]) => last)
    .sort();
}
