const beforeRolling = "Before updates could roll out.";
/** The engine runs all of a module's migrations in one transaction, which CONCURRENTLY can't be part of. */
const briefIndex = "Writers wait for half a second in a shop of a million orders.";

/**
 * Migrations that may disturb the previous release, which serves the migrated database while an update rolls out, with
 * the reason why that is right. What it reads may go one release after its last reader: name that release.
 *
 * @type {Record<string, string>}
 */
export const contractions = {
  Migration20261122064600: beforeRolling,
  Migration20261122190100: beforeRolling,
  Migration20261126120000: beforeRolling,
  Migration20261126130000: beforeRolling,
  Migration20261127030000: beforeRolling,
  Migration20261127030100: beforeRolling,
  Migration20261127040100: beforeRolling,
  Migration20261130060000: briefIndex,
  Migration20261130060100: briefIndex,
  Migration20261130060200: briefIndex,
  Migration20261130120000: "The list has but what changed since it was last read.",
};

/**
 * Tables that people fill by hand, so that an index on them is made before anybody waits. All others count as big, the
 * engine's too: they grow with products, shoppers, sellers, orders or time.
 */
const smallTables = new Set([
  "banner",
  "category_details",
  "commission_rate",
  "coupon",
  "gateway_keys",
  "payment_settings",
  "permission",
  "role",
  "role_permission",
  "search_synonym",
  "shop_settings",
  "staff",
  "staff_role",
]);

/**
 * The migrations of our modules that may disturb the previous release, by name: it reads a column that is gone, writes
 * rows without knowing of a column or a rule, or waits while an index is built.
 *
 * @param {readonly import("./source-files.mjs").SourceFile[]} sources
 */
export const migrationsThatContract = (sources) =>
  sources.flatMap(({ file, text }) => {
    const [, name] = /\/migrations\/(Migration\d+)\.ts$/.exec(file) ?? [];
    const [up = ""] = text.split(/\bdown\(\)/);
    return name && contracts(up) ? [name] : [];
  });

/** @param {string} up */
function contracts(up) {
  // What the migration itself creates is unknown to the previous release.
  const created = new Set([...up.matchAll(createdTable)].map(([, table = ""]) => table.toLowerCase()));
  return up.split(/\baddSql\(|;/).some((statement) => {
    if (takesAway.test(statement)) return true;
    const [, table = "", actions = ""] = altered.exec(statement) ?? [];
    if (table && !created.has(table.toLowerCase()) && actionsOf(actions).some(disturbs)) return true;
    const [, unique, concurrently, indexed = ""] = index.exec(statement) ?? [];
    if (!indexed || created.has(indexed.toLowerCase())) return false;
    // CONCURRENTLY needs a migration whose `isTransactional()` is false.
    return Boolean(unique) || !(concurrently || smallTables.has(indexed.toLowerCase()));
  });
}

const createdTable = /\bCREATE\s+(?:UNLOGGED\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)/gi;
const takesAway = /\bDROP\s+(?:TABLE|VIEW|SCHEMA)\b|\bRENAME\b/i;
const altered = /\bALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?"?([\w${}]+)"?\s+([\s\S]*)/i;
const index =
  /\bCREATE\s+(UNIQUE\s+)?INDEX\s+(CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?(?:"[^"]+"|[^\s"]+)\s+ON\s+(?:ONLY\s+)?"?([\w${}]+)/i;

/** The actions of an ALTER TABLE: at its commas outside of brackets. @param {string} actions */
function actionsOf(actions) {
  let depth = 0;
  return actions
    .replace(/[(),]/g, (mark) => {
      if (mark === ",") return depth > 0 ? mark : "\n;";
      depth += mark === "(" ? 1 : -1;
      return mark;
    })
    .split("\n;")
    .map((action) => action.trim());
}

/** @param {string} action of an ALTER TABLE on a table that was there */
function disturbs(action) {
  if (/^ADD\s+(?:CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE)\b/i.test(action)) return true;
  if (/^ADD\b/i.test(action)) {
    const isNeeded = /\bNOT\s+NULL\b|\bPRIMARY\s+KEY\b/i.test(action);
    return isNeeded && !/\bDEFAULT\b|\bGENERATED\b|\b(?:small|big)?serial\b/i.test(action);
  }
  if (/^DROP\b/i.test(action)) return !/^DROP\s+CONSTRAINT\b/i.test(action);
  return /^ALTER\b[\s\S]*\b(?:SET\s+NOT\s+NULL|TYPE|DROP\s+DEFAULT)\b/i.test(action);
}
