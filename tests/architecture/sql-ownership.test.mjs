import { toSourceFile } from "./source-files.mjs";
import { filesNamingEngineTables, foreignTables, foreignWrites, watchesInUse } from "./sql-ownership.mjs";
import { homeOf, tablesIn, tablesWritten } from "./sql-tables.mjs";

const tables = new Set(["order", "payment", "product_variant"]);

describe("tablesIn", () => {
  it.each([
    ['SELECT * FROM "order" o JOIN payment p ON p.order_id = o.id', ["order", "payment"]],
    ["UPDATE product_variant SET title = $1", ["product_variant"]],
    ["INSERT INTO payment (id)\nSELECT id FROM\n  product_variant", ["payment", "product_variant"]],
    ['LOCK TABLE ONLY public."order"', ["order"]],
    ['CREATE TRIGGER told AFTER UPDATE ON "order" EXECUTE', ["order"]],
    ["DELETE FROM (payment)", ["payment"]],
  ])("finds the tables in %j", (text, expected) => expect(tablesIn(text, tables)).toEqual(expected));

  it.each([
    "// what comes from order and payment",
    "JOIN sold s ON payment.id = s.id",
    "FROM payment_attempt",
    "SELECT payment FROM sold",
  ])("finds none in %j", (text) => expect(tablesIn(text, tables)).toEqual([]));
});

describe("tablesWritten", () => {
  it.each([
    ["INSERT INTO payment (id)\nSELECT id FROM product_variant", ["payment"]],
    ['UPDATE "order" SET status = $1 WHERE id IN (SELECT order_id FROM payment)', ["order"]],
    ["WITH gone AS (DELETE FROM ONLY public.payment p USING product_variant v RETURNING p.id)", ["payment"]],
    ["MERGE INTO payment USING product_variant", ["payment"]],
    ["TRUNCATE TABLE payment", ["payment"]],
  ])("finds the tables written in %j", (text, expected) => expect(tablesWritten(text, tables)).toEqual(expected));

  it.each([
    "SELECT id FROM payment JOIN product_variant v ON true FOR UPDATE OF v",
    "CREATE TRIGGER told AFTER INSERT OR UPDATE OF status ON payment FOR EACH ROW",
    "CREATE TRIGGER told AFTER UPDATE OR DELETE ON payment FOR EACH ROW",
    "ON CONFLICT (id) DO UPDATE SET payment = excluded.payment",
    "INSERT INTO payment_attempt (id) SELECT id FROM payment",
  ])("finds none in %j", (text) => expect(tablesWritten(text, tables)).toEqual([]));
});

describe("homeOf", () => {
  it.each([
    ["backend/src/modules/parcel/read/a.ts", "modules/parcel"],
    ["backend/src/workflows/order/a.ts", "workflows/order"],
    ["backend/src/database/a.ts", "database"],
    ["storefront/src/a.ts", ""],
  ])("maps %s to %j", (file, home) => expect(homeOf(file)).toBe(home));
});

const made = (/** @type {Record<string, string>} */ files) =>
  Object.entries(files).map(([file, text]) => toSourceFile(file, text));

describe("filesNamingEngineTables", () => {
  it.each([
    ["backend/src/workflows/order/a.ts", true],
    ["backend/src/engine/order/a.ts", false],
    ["backend/src/workflows/order/a.test.ts", false],
    ["backend/src/modules/parcel/migrations/Migration1.ts", false],
    ["bench/orders/a.mjs", false],
  ])("reports %s: %j", (file, isRefused) => {
    const sources = made({ [file]: 'sql`SELECT id FROM "order"`' });
    expect(filesNamingEngineTables(sources, ["order"])).toEqual(isRefused ? [file] : []);
  });
});

const migration = {
  "backend/src/modules/parcel/migrations/Migration1.ts": 'create table if not exists "parcel" (id)',
};

describe("foreign tables", () => {
  it.each([
    ["backend/src/modules/seller/a.ts", ["modules/seller -> modules/parcel"]],
    ["backend/src/workflows/parcel/a.ts", ["workflows/parcel -> modules/parcel"]],
    ["backend/src/modules/parcel/read/a.ts", []],
  ])("reports for %s: %j", (file, expected) =>
    expect(foreignTables(made({ ...migration, [file]: "SELECT id FROM parcel" }))).toEqual(expected),
  );

  const watch = "backend/src/modules/seller-balance/watch.ts";
  const watching = made({ ...migration, [watch]: "CREATE TRIGGER told AFTER UPDATE ON parcel FOR EACH ROW" });

  it("allows a listed file to watch another module's table", () => {
    expect(foreignTables(watching)).toEqual(["modules/seller-balance -> modules/parcel"]);
    expect(foreignTables(watching, { [watch]: ["parcel"] })).toEqual([]);
    expect(watchesInUse(watching, { [watch]: ["parcel"] })).toEqual({ [watch]: ["parcel"] });
  });

  it("drops list entries whose file or table is no longer used", () => {
    const files = { [watch]: ["parcel", "parcel_line"], "backend/src/modules/gone/watch.ts": ["parcel"] };
    expect(watchesInUse(watching, files)).toEqual({ [watch]: ["parcel"] });
  });

  const writes = ["INSERT INTO parcel (id) VALUES ($1)", "UPDATE parcel SET id = $1", "DELETE FROM parcel"];
  it.each(writes)("reports a write by another unit: %s", (text) => {
    const file = "backend/src/workflows/parcel/a.ts";
    expect(foreignWrites(made({ ...migration, [file]: text }))).toEqual([`${file} writes parcel`]);
  });

  it.each([
    ["backend/src/modules/parcel/parcels.ts", "UPDATE parcel SET id = $1"],
    ["backend/src/modules/parcel/migrations/Migration2.ts", "UPDATE parcel SET id = 1"],
    ["backend/src/workflows/parcel/a.test.ts", "UPDATE parcel SET id = 1"],
    ["backend/src/modules/figures/watch.ts", "CREATE TRIGGER watched AFTER UPDATE ON parcel FOR EACH ROW"],
    ["backend/src/workflows/parcel/a.ts", "SELECT id FROM parcel FOR UPDATE"],
  ])("allows a module's own code, its migrations, tests, triggers and row locks: %s", (file, text) =>
    expect(foreignWrites(made({ ...migration, [file]: text }))).toEqual([]),
  );
});
