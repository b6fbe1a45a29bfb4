import { Migration20261124183011 } from "../../../src/modules/parcel/migrations/Migration20261124183011";
import { Migration20261124183012 } from "../../../src/modules/parcel/migrations/Migration20261124183012";
import { Migration20261125004000 } from "../../../src/modules/parcel/migrations/Migration20261125004000";
import { aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { aParcel } from "../../support/parcel";
import { raw } from "../../support/raw";
import { aSeller, type Seller } from "../../support/seller";

let clerk: StaffMember;
beforeAll(async () => {
  clerk = await aStaffMember({ permissions: ["view_seller", "edit_seller", "view_earnings"] });
});

const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);
const earnings = async ({ token }: Seller) => await api(token).call("getSellerEarnings", {});
const lines = async ({ token }: Seller) => (await api(token).call("listEarningLines", {})).lines;
const pay = (id: string, amount: number, reference: string) =>
  api(clerk.token).call("recordPayout", { params: { id }, body: { amount, reference } });

describe("a seller's money", () => {
  // @spec earnings-held-and-why
  it("holds what was delivered for the days of the hold, and longer where it can come back longer, and says why", async () => {
    const seller = await aSeller();
    const line = { paid: 10_000 };
    const make = (heldUntil: Date | null, returnableUntil: Date | null, proof: "code" | null = "code") =>
      aParcel({ sellerId: seller.id, lines: [{ ...line, returnableUntil }], status: "delivered", heldUntil, proof });
    const held = await make(ago(-3), null);
    const both = await make(ago(-3), ago(-5));
    const longer = await make(ago(-9), ago(-5));
    const unproven = await make(ago(3), null, null);
    const over = await make(ago(1), ago(2));
    const reasons = new Map((await lines(seller)).map(({ parcelId, heldFor, state }) => [parcelId, [state, heldFor]]));
    expect([held, both, longer, unproven, over].map(({ id }) => reasons.get(id))).toEqual([
      ["pending", "days"],
      ["pending", "window"],
      ["pending", "days"],
      ["pending", "delivery"],
      ["available", null],
    ]);
    const { balance, held: why } = await earnings(seller);
    expect(balance).toMatchObject({ available: 88.2, pending: 352.8 });
    expect(why).toEqual([
      { reason: "days", amount: 176.4, until: expect.any(String) },
      { reason: "delivery", amount: 88.2, until: null },
      { reason: "window", amount: 88.2, until: expect.any(String) },
    ]);
    expect(why.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(balance.pending * 100));
    expect(await failureOf(pay(seller.id, 88.21, "UTR held"))).toMatchObject({ status: 409 });
    const { lines: rows } = await api(seller.token).call("listEarningLines", {});
    const until = Object.fromEntries(rows.map(({ parcelId, availableFrom }) => [parcelId, availableFrom]));
    const day = (instant: string | null | undefined) => Math.round((Date.parse(instant ?? "") - Date.now()) / dayMs);
    expect([held, both, longer].map(({ id }) => day(until[id]))).toEqual([3, 5, 9]);
    const file = await raw("GET", "/api/v1/seller/earnings/file", { token: seller.token });
    for (const why of ["On hold after delivery", "Delivery not proven yet", "Can be returned"]) {
      expect(String(file.text)).toContain(why);
    }
  });
});

// @spec old-balances-stay
it("what was delivered before there were proofs and holds stays as it was: proven, its cash received, and held no longer", async () => {
  const migrations = [Migration20261124183011, Migration20261124183012].map(
    (Kind) => new Kind(undefined as never, undefined as never),
  );
  for (const migration of migrations) await migration.up();
  const { states, cash } = await withDatabase(async (client) => {
    // The tables as they were, in this connection alone, where they hide the shop's own.
    await client.query(
      "CREATE TEMP TABLE parcel (id text, status text, delivery_paise bigint, delivered_at timestamptz, tracking_number text)",
    );
    await client.query("CREATE TEMP TABLE parcel_line (parcel_id text, paid_paise bigint)");
    await client.query("CREATE TEMP TABLE parcel_cash (LIKE public.parcel_cash INCLUDING ALL)");
    await client.query(
      "INSERT INTO parcel VALUES ('sent', 'shipped', 1, NULL), ('there', 'delivered', 5, '2026-01-02'), ('gone', 'cancelled', 1, NULL)",
    );
    await client.query("INSERT INTO parcel_line VALUES ('there', 100), ('there', 20), ('sent', 7)");
    const queries = migrations.flatMap((migration) => migration.getQueries());
    for (const twice of [1, 2]) for (const sql of queries) await client.query(`${sql} -- ${twice}`);
    const { rows } = await client.query(
      "SELECT id, proof, held_until, delivery_code, code_tries FROM parcel ORDER BY id",
    );
    const received = await client.query("SELECT parcel_id, amount_paise::int AS paise, reference FROM parcel_cash");
    return { states: rows, cash: received.rows };
  });
  expect(cash).toEqual([{ parcel_id: "there", paise: 125, reference: "" }]);
  const untouched = { held_until: null, delivery_code: null, code_tries: 0 };
  expect(states).toEqual([
    { id: "gone", proof: null, ...untouched },
    { id: "sent", proof: null, ...untouched },
    { id: "there", proof: "before", ...untouched },
  ]);
  const seller = await aSeller();
  await aParcel({ sellerId: seller.id, lines: [{ paid: 10_000 }], status: "delivered", proof: "before" });
  await pay(seller.id, 88.2, "UTR of before");
  expect((await earnings(seller)).balance).toEqual({ pending: 0, available: 0, paidOut: 88.2 });
});

// @spec old-balances-stay
it("what of an order that the wallet paid a part of counted as received leaves the other parts what they owe", async () => {
  const migration = new Migration20261125004000(undefined as never, undefined as never);
  await migration.up();
  const cash = await withDatabase(async (client) => {
    // In this connection alone, where they hide the shop's own.
    for (const columns of [
      "parcel (id text, order_id text, status text, delivery_paise bigint)",
      "parcel_line (parcel_id text, paid_paise bigint)",
      "parcel_cash (parcel_id text PRIMARY KEY, amount_paise bigint, reference text)",
      "courier_event (received_at timestamptz)",
      "order_status (order_id text, payment_method text, deleted_at timestamptz)",
      "order_payment_collection (order_id text, payment_collection_id text, deleted_at timestamptz)",
      "payment_collection (id text, status text, created_at timestamptz, deleted_at timestamptz)",
      "payment_session (payment_collection_id text, provider_id text, amount numeric, status text, deleted_at timestamptz)",
    ]) {
      await client.query(`CREATE TEMP TABLE ${columns}`);
    }
    const queries = migration.getQueries();
    // A new database: nothing was received, whatever tables there are.
    for (const sql of queries) await client.query(String(sql));
    await client.query(`INSERT INTO parcel VALUES
      ('m1', 'mixed', 'delivered', 0), ('m2', 'mixed', 'shipped', 0), ('m3', 'mixed', 'cancelled', 0),
      ('p1', 'plain', 'delivered', 0), ('p2', 'plain', 'shipped', 0),
      ('r1', 'recorded', 'delivered', 0), ('r2', 'recorded', 'delivered', 0), ('r3', 'recorded', 'shipped', 0),
      ('o1', 'over', 'delivered', 0), ('w1', 'wallet', 'delivered', 0), ('w2', 'wallet', 'shipped', 0)`);
    await client.query(`INSERT INTO parcel_line VALUES ('m1', 20000), ('m2', 30000), ('m3', 7), ('p1', 100), ('p2', 50),
      ('r1', 100), ('r2', 100), ('r3', 100), ('o1', 100), ('w1', 100), ('w2', 100)`);
    await client.query(`INSERT INTO parcel_cash VALUES ('m1', 20000, ''), ('p1', 100, ''), ('r1', 100, ''), ('r2', 60, 'CR-1'),
      ('o1', 100, ''), ('w1', 100, '')`);
    await client.query(`INSERT INTO order_status SELECT DISTINCT order_id, CASE order_id WHEN 'wallet' THEN 'wallet' ELSE 'cod' END,
      NULL::timestamptz FROM parcel`);
    await client.query("INSERT INTO order_payment_collection SELECT order_id, order_id, NULL FROM order_status");
    await client.query("INSERT INTO payment_collection SELECT order_id, 'not_paid', now(), NULL FROM order_status");
    await client.query(`INSERT INTO payment_session SELECT order_id, 'pp_cod_cod', paise / 100.0, 'pending_authorization', NULL
      FROM (VALUES ('mixed', 40000), ('plain', 150), ('recorded', 240), ('over', 80)) AS one(order_id, paise)`);
    for (const twice of [1, 2]) for (const sql of queries) await client.query(`${sql} -- ${twice}`);
    const { rows } = await client.query("SELECT parcel_id AS id, amount_paise::int AS paise FROM parcel_cash");
    return Object.fromEntries(rows.map(({ id, paise }) => [id, paise]));
  });
  // 400 in cash for goods of 200 and 300: 160 for the first part leave 240 for the second.
  expect(cash).toEqual({ m1: 16_000, p1: 100, r1: 100, r2: 60, o1: 100, w1: 100 });
});
