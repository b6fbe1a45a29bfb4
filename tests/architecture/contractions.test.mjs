import { migrationsThatContract } from "./contractions.mjs";
import { toSourceFile } from "./source-files.mjs";

/** @param {string} up @param {string} [down] */
const contracts = (up, down = "") => {
  const text = `async up() { this.addSql("${up}"); }\nasync down() { this.addSql("${down}"); }`;
  return migrationsThatContract([toSourceFile("backend/src/modules/seller/migrations/Migration1.ts", text)]);
};

it.each([
  "ALTER TABLE seller DROP COLUMN name",
  "DROP TABLE seller",
  "ALTER TABLE seller RENAME name TO title",
  "ALTER TABLE seller ALTER COLUMN name SET NOT NULL",
  "ALTER TABLE seller ALTER COLUMN name TYPE integer",
])("%s breaks the previous release", (sql) => expect(contracts(sql)).toEqual(["Migration1"]));

it.each([
  "ALTER TABLE seller ADD COLUMN name text NOT NULL DEFAULT ''",
  "ALTER TABLE seller ALTER COLUMN name SET STORAGE MAIN",
  "DROP INDEX IF EXISTS seller_name",
])("%s does not", (sql) => expect(contracts(sql, "DROP TABLE seller")).toEqual([]));
