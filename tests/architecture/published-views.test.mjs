import { plumbingThatKnows, writersOfViews, wrongViews } from "./published-views.mjs";
import { toSourceFile } from "./source-files.mjs";

const made = (/** @type {Record<string, string>} */ files) =>
  Object.entries(files).map(([file, text]) => toSourceFile(file, text));

const migration = {
  "backend/src/modules/parcel/migrations/Migration1.ts": 'create table if not exists "parcel" (id)',
};

describe("wrongViews", () => {
  const at = "backend/src/modules/parcel/published-views.ts";
  const reader = { "backend/src/workflows/order/a.ts": "SELECT id FROM haat_parcel" };
  const view = (/** @type {string} */ name, /** @type {string} */ sql) => `{ name: "${name}", sql: \`${sql}\` }`;

  it.each([
    [view("haat_parcel", "SELECT p.id FROM parcel p JOIN haat_order o ON o.id = p.order_id"), []],
    [view("parcel_seen", "SELECT id FROM parcel"), ["modules/parcel names a view parcel_seen"]],
    [view("haat_parcel", 'SELECT id FROM parcel JOIN "order" o'), [`${at} reads order`]],
    [view("haat_parcel_line", "SELECT id FROM parcel"), ["nobody but modules/parcel reads haat_parcel_line"]],
  ])("reports for %s: %j", (text, broken) =>
    expect(
      wrongViews(made({ ...migration, ...reader, [at]: text, "backend/src/workflows/order/b.ts": "FROM parcel_seen" })),
    ).toEqual(broken),
  );

  it("reports a view that is published twice", () => {
    const twice = `${view("haat_parcel", "SELECT id FROM parcel")}, ${view("haat_parcel", "SELECT id FROM parcel")}`;
    expect(wrongViews(made({ ...migration, ...reader, [at]: twice }))).toEqual([
      "modules/parcel publishes haat_parcel again",
    ]);
  });
});

describe("writersOfViews", () => {
  const file = "backend/src/workflows/parcel/a.ts";

  it.each(["INSERT INTO haat_parcel (id)", "UPDATE haat_parcel SET id = 1", "DELETE FROM ONLY haat_parcel"])(
    "reports %s",
    (text) => expect(writersOfViews(made({ [file]: text }))).toEqual([file]),
  );

  it("allows locking rows through a view", () =>
    expect(writersOfViews(made({ [file]: "SELECT id FROM haat_parcel p FOR UPDATE OF p" }))).toEqual([]));
});

describe("plumbingThatKnows", () => {
  it.each([
    ["SELECT id FROM parcel", true],
    ["SELECT id FROM haat_parcel", true],
    ["SELECT viewname FROM pg_views", false],
  ])("reports SQL that names a domain's table or view: %j (%j)", (text, knows) => {
    const file = "backend/src/database/a.ts";
    expect(plumbingThatKnows(made({ ...migration, [file]: text }))).toEqual(knows ? [file] : []);
  });
});
