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
  "ALTER TABLE seller ALTER name SET DATA TYPE integer",
  "ALTER TABLE IF EXISTS seller DROP name",
  "ALTER TABLE seller ADD COLUMN name text NOT NULL",
  "ALTER TABLE seller ADD COLUMN size numeric(5, 2) DEFAULT 1, ADD IF NOT EXISTS name text CHECK (name IN ('a', 'b')) NOT NULL",
  "ALTER TABLE seller ALTER COLUMN name DROP DEFAULT",
  "ALTER TABLE seller ADD CONSTRAINT seller_named CHECK (name <> '') NOT VALID",
  "ALTER TABLE seller ADD CHECK (name <> '')",
  "ALTER TABLE seller ADD UNIQUE (name)",
  "CREATE UNIQUE INDEX CONCURRENTLY seller_name ON seller (name)",
  "CREATE INDEX IF NOT EXISTS seller_name ON seller (name)",
])("%s breaks the previous release", (sql) => expect(contracts(sql)).toEqual(["Migration1"]));

it.each([
  "ALTER TABLE seller ADD COLUMN name text NOT NULL DEFAULT ''",
  "ALTER TABLE seller ADD COLUMN size int, ADD COLUMN name text NOT NULL DEFAULT ''",
  "ALTER TABLE seller ADD COLUMN id bigint NOT NULL GENERATED ALWAYS AS IDENTITY",
  "ALTER TABLE seller ALTER COLUMN name SET STORAGE MAIN",
  "ALTER TABLE seller ALTER COLUMN name SET DEFAULT ''",
  "ALTER TABLE seller DROP CONSTRAINT seller_named",
  "CREATE INDEX CONCURRENTLY seller_name ON seller (name)",
  "CREATE INDEX banner_title ON banner (title)",
  "CREATE TABLE shelf (id int); ALTER TABLE shelf ADD CHECK (id > 0); CREATE UNIQUE INDEX shelf_id ON shelf (id)",
  "DROP INDEX IF EXISTS seller_name",
])("%s does not", (sql) => expect(contracts(sql, "DROP TABLE seller")).toEqual([]));
