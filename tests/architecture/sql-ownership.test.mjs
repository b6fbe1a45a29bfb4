import { toSourceFile } from "./source-files.mjs";
import { filesNamingEngineTables, foreignTables, watchesInUse } from "./sql-ownership.mjs";
import { homeOf, tablesIn } from "./sql-tables.mjs";

const tables = new Set(["order", "payment", "product_variant"]);

describe("tablesIn", () => {
  it.each([
    ['SELECT * FROM "order" o JOIN payment p ON p.order_id = o.id', ["order", "payment"]],
    ["UPDATE product_variant SET title = $1", ["product_variant"]],
    ["INSERT INTO payment (id)\nSELECT id FROM\n  product_variant", ["payment", "product_variant"]],
    ['LOCK TABLE ONLY public."order"', ["order"]],
    ['CREATE TRIGGER told AFTER UPDATE ON "order" EXECUTE', ["order"]],
    ["DELETE FROM (payment)", ["payment"]],
  ])("finds those of %j", (text, expected) => expect(tablesIn(text, tables)).toEqual(expected));

  it.each([
    "// what comes from order and payment",
    "JOIN sold s ON payment.id = s.id",
    "FROM payment_attempt",
    "SELECT payment FROM sold",
  ])("finds none in %j", (text) => expect(tablesIn(text, tables)).toEqual([]));
});

describe("homeOf", () => {
  it.each([
    ["backend/src/modules/parcel/read/a.ts", "modules/parcel"],
    ["backend/src/workflows/order/a.ts", "workflows/order"],
    ["backend/src/database/a.ts", "database"],
    ["storefront/src/a.ts", ""],
  ])("of %s is %j", (file, home) => expect(homeOf(file)).toBe(home));
});

const made = (/** @type {Record<string, string>} */ files) =>
  Object.entries(files).map(([file, text]) => toSourceFile(file, text));

describe("An engine table", () => {
  it.each([
    ["backend/src/workflows/order/a.ts", true],
    ["backend/src/engine/order/a.ts", false],
    ["backend/src/workflows/order/a.test.ts", false],
    ["backend/src/modules/parcel/migrations/Migration1.ts", false],
    ["bench/orders/a.mjs", false],
  ])("named in %s is refused: %j", (file, isRefused) => {
    const sources = made({ [file]: 'sql`SELECT id FROM "order"`' });
    expect(filesNamingEngineTables(sources, ["order"])).toEqual(isRefused ? [file] : []);
  });
});

const migration = {
  "backend/src/modules/parcel/migrations/Migration1.ts": 'create table if not exists "parcel" (id)',
};

describe("A module's table", () => {
  it.each([
    ["backend/src/modules/seller/a.ts", ["modules/seller -> modules/parcel"]],
    ["backend/src/workflows/parcel/a.ts", ["workflows/parcel -> modules/parcel"]],
    ["backend/src/modules/parcel/read/a.ts", []],
  ])("named in %s is %j", (file, expected) =>
    expect(foreignTables(made({ ...migration, [file]: "SELECT id FROM parcel" }))).toEqual(expected),
  );

  const watch = "backend/src/modules/seller-balance/watch.ts";
  const watching = made({ ...migration, [watch]: "CREATE TRIGGER told AFTER UPDATE ON parcel FOR EACH ROW" });

  it("can be watched by a file that is listed", () => {
    expect(foreignTables(watching)).toEqual(["modules/seller-balance -> modules/parcel"]);
    expect(foreignTables(watching, { [watch]: ["parcel"] })).toEqual([]);
    expect(watchesInUse(watching, { [watch]: ["parcel"] })).toEqual({ [watch]: ["parcel"] });
  });

  it("is not in use where it is listed in vain", () => {
    const files = { [watch]: ["parcel", "parcel_line"], "backend/src/modules/gone/watch.ts": ["parcel"] };
    expect(watchesInUse(watching, files)).toEqual({ [watch]: ["parcel"] });
  });
});
