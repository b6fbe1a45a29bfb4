import { type DeliveryProof, deliveryProofs } from "@haat/api-contract/parcel/words";
import { Client } from "pg";
import { commissionPercentSql } from "#sql/shop-rules-sql";
import { holdOf } from "#workflows/seller-earnings/hold-of";
import { aStaffMember, type StaffMember } from "../../support/administrator";
import { api } from "../../support/api";
import fc from "../../support/draws";
import { earnLine } from "../../support/earn-line";
import { inLane } from "../../support/lane";
import { aParcel } from "../../support/parcel";
import { refundLine } from "../../support/parcel-money";
import { aSeller } from "../../support/seller";
import { shopAddress } from "../../support/shop-address";

const database = new Client({ connectionString: shopAddress().databaseUrl });
let clerk: StaffMember;

beforeAll(async () => {
  await database.connect();
  clerk = await aStaffMember({ permissions: ["view_seller", "edit_seller", "view_earnings"] });
});
afterAll(() => database.end());

/** The model of a line, which the API's responses are compared with. */
type Line = {
  id: string;
  parcel: Parcel;
  paid: number;
  delivery: number;
  commissionPercent: number;
  refunded: number;
  isReturnable: boolean;
};
type Parcel = {
  id: string;
  status: "placed" | "delivered" | "cancelled";
  windowOver: boolean;
  proof: DeliveryProof | null;
  holdOver: boolean;
};
type Model = {
  sellerId: string;
  rate: number | null;
  rateVersion: string;
  parcels: Parcel[];
  lines: Line[];
  paidOut: number;
};

const amount = fc.integer({ min: 1, max: 5_000_000 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant("place" as const),
      paid: fc.array(amount, { minLength: 1, maxLength: 3 }),
      delivery: fc.nat(20_000),
      returnable: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("deliver" as const),
      which: fc.nat(),
      proof: fc.constantFrom(...deliveryProofs, null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("prove" as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("hold over" as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("cancel" as const), which: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("return" as const),
      which: fc.nat(),
      part: fc.integer({ min: 1, max: 100 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("wait" as const), which: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant("rate" as const), percent: fc.option(fc.integer({ min: 0, max: 5_000 })) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("pay" as const), part: fc.integer({ min: 1, max: 100 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const picked = <One>(list: readonly One[], which: number): One | undefined => list[which % Math.max(list.length, 1)];
const [now, later] = [new Date("2026-11-24T10:00:00Z"), new Date("2026-12-01T10:00:00Z")];
/** Why a line is held, by the rule that the SQL is compared with; the hold and the return window both last a week. */
const heldFor = ({ parcel, isReturnable }: Line) =>
  holdOf(
    {
      isDelivered: parcel.status === "delivered",
      proof: parcel.proof,
      isReturning: false,
      isCashDue: false,
      isAwaitingParts: false,
      returnableUntil: isReturnable ? (parcel.windowOver ? now : later) : null,
      heldUntil: parcel.holdOver ? null : later,
    },
    now,
  );
const isDue = (line: Line) => heldFor(line) === null;
const standing = ({ lines }: Model) => lines.filter(({ parcel }) => parcel.status !== "cancelled");
const sum = (
  lines: readonly Line[],
  name: "paid" | "delivery" | "commission" | "commissionGst" | "refunded" | "refundShare" | "net",
) => lines.reduce((total, line) => total + earnLine(line)[name], 0);

async function place(model: Model, { paid, delivery, returnable }: Extract<Step, { act: "place" }>): Promise<void> {
  const { rows } = await database.query(
    `SELECT ${commissionPercentSql("'prod_none'::text", "$1::text")}::float8 AS percent`,
    [model.sellerId],
  );
  const { commissionPercent: usual } = await usualSettings();
  const commissionPercent = model.rate ?? usual;
  expect(rows[0]?.percent).toBe(commissionPercent);
  const made = await aParcel(
    { sellerId: model.sellerId, lines: paid.map((one) => ({ paid: one, commissionPercent })), delivery },
    database,
  );
  const parcel: Parcel = { id: made.id, status: "placed", windowOver: false, proof: null, holdOver: false };
  model.parcels.push(parcel);
  for (const [at, one] of paid.entries()) {
    model.lines.push({
      id: made.lineIds[at] ?? "",
      parcel,
      paid: one,
      delivery: at === 0 ? delivery : 0,
      commissionPercent,
      refunded: 0,
      isReturnable: returnable,
    });
  }
}

const usualSettings = async () => {
  const { rows } = await database.query(
    "SELECT document #> '{sellers,commissionPercent}' AS percent FROM shop_settings",
  );
  return { commissionPercent: Number(rows[0]?.percent ?? 10) };
};

async function prove(parcel: Parcel, proof: DeliveryProof | null): Promise<void> {
  parcel.proof = proof;
  await database.query("UPDATE parcel SET proof = $2 WHERE id = $1", [parcel.id, proof]);
}

async function take(model: Model, one: Step): Promise<void> {
  const placed = model.parcels.filter(({ status }) => status === "placed");
  const delivered = model.parcels.filter(({ status }) => status === "delivered");
  if (one.act === "place") return await place(model, one);
  if (one.act === "deliver") {
    const parcel = picked(placed, one.which);
    if (!parcel) return;
    parcel.status = "delivered";
    await database.query(
      "UPDATE parcel SET status = 'delivered', delivered_at = now(), held_until = now() + interval '7 days' WHERE id = $1",
      [parcel.id],
    );
    const returnable = model.lines.filter((line) => line.parcel === parcel && line.isReturnable).map(({ id }) => id);
    await database.query(
      "UPDATE parcel_line SET returnable_until = now() + interval '7 days' WHERE line_item_id = ANY ($1)",
      [returnable],
    );
    await prove(parcel, one.proof);
  }
  if (one.act === "cancel") {
    const parcel = picked(placed, one.which);
    if (!parcel) return;
    parcel.status = "cancelled";
    await database.query("UPDATE parcel SET status = 'cancelled' WHERE id = $1", [parcel.id]);
  }
  if (one.act === "return") {
    const line = picked(
      model.lines.filter(({ parcel }) => parcel.status === "delivered"),
      one.which,
    );
    if (!line) return;
    line.refunded = Math.max(line.refunded, Math.round((line.paid * one.part) / 100));
    await refundLine(database, line.id, line.refunded);
  }
  if (one.act === "prove") {
    const parcel = picked(delivered, one.which);
    if (parcel) await prove(parcel, "staff");
  }
  if (one.act === "hold over") {
    const parcel = picked(delivered, one.which);
    if (!parcel) return;
    parcel.holdOver = true;
    await database.query("UPDATE parcel SET held_until = now() - interval '1 second' WHERE id = $1", [parcel.id]);
  }
  if (one.act === "wait") {
    const parcel = picked(delivered, one.which);
    if (!parcel) return;
    parcel.windowOver = true;
    await database.query(
      "UPDATE parcel_line SET returnable_until = now() - interval '1 second' WHERE parcel_id = $1 AND returnable_until IS NOT NULL",
      [parcel.id],
    );
  }
  if (one.act === "rate") {
    model.rate = one.percent === null ? null : one.percent / 100;
    await api(clerk.token).call("setSellerCommission", {
      params: { id: model.sellerId },
      body: { percent: model.rate, version: model.rateVersion },
    });
    const { sellers } = await api(clerk.token).call("listSellerCommissions", { query: { search: model.sellerId } });
    expect(sellers[0]?.percent).toBe(model.rate);
    model.rateVersion = sellers[0]?.version ?? "";
  }
  if (one.act === "pay") {
    const available = sum(standing(model).filter(isDue), "net") - model.paidOut;
    const paise = Math.floor((available * one.part) / 100);
    if (paise < 1) return;
    model.paidOut += paise;
    const body = { amount: paise / 100, reference: `UTR ${model.paidOut}` };
    await api(clerk.token).call("recordPayout", { params: { id: model.sellerId }, body });
  }
}

const paise = (rupees: number) => Math.round(rupees * 100);

/** Compares every screen's figures with the model, to the paisa. */
async function check(model: Model, token: string): Promise<void> {
  const lines = standing(model);
  const due = sum(lines.filter(isDue), "net");
  const net = sum(lines, "net");
  const balance = { pending: (net - due) / 100, available: (due - model.paidOut) / 100, paidOut: model.paidOut / 100 };
  const mine = await api(token).call("getSellerEarnings", {});
  const { lines: rows } = await api(token).call("listEarningLines", {});
  const [home, list, office] = await Promise.all([
    api(token).call("getSellerHome", {}),
    api(clerk.token).call("listSellerBalances", { query: { search: model.sellerId } }),
    api(clerk.token).call("getEarningsOfSeller", { params: { id: model.sellerId } }),
  ]);
  for (const shown of [mine.balance, home.balance, office.balance]) expect(shown).toEqual(balance);
  expect(list.sellers).toEqual([expect.objectContaining({ ...balance, net: net / 100 })]);
  expect(office.total).toEqual(mine.total);
  for (const name of ["paid", "delivery", "commission", "commissionGst", "refunded", "refundShare", "net"] as const) {
    const expected = sum(lines, name);
    expect([name, paise(mine.total[name])]).toEqual([name, expected]);
    expect([name, rows.reduce((total, row) => total + paise(row[name]), 0)]).toEqual([name, expected]);
    expect([name, mine.rows.reduce((total, row) => total + paise(row[name]), 0)]).toEqual([name, expected]);
  }
  for (const row of rows) {
    const line = lines.find(({ id }) => id === row._id);
    const earned = line && earnLine(line);
    expect(earned && [earned.commission, earned.commissionGst, earned.refundShare, earned.net]).toEqual(
      [row.commission, row.commissionGst, row.refundShare, row.net].map(paise),
    );
    expect([row.state, row.heldFor]).toEqual(
      line && isDue(line) ? ["available", null] : ["pending", line && heldFor(line)],
    );
  }
  for (const { reason, amount } of mine.held) {
    const held = lines.filter((line) => heldFor(line) === reason);
    expect([reason, paise(amount)]).toEqual([reason, sum(held, "net")]);
  }
  expect(mine.held.reduce((total, { amount }) => total + paise(amount), 0)).toBe(net - due);
  // What shoppers paid less refunds is what seller and shop have together.
  const shop = rows.reduce(
    (kept, row) =>
      kept + paise(row.commission) + paise(row.commissionGst) - paise(row.refunded) + paise(row.refundShare),
    0,
  );
  const { rows: ordered } = await database.query(
    `SELECT COALESCE(sum(p.delivery_paise + l.paid - l.refunded), 0)::float8 AS money, COALESCE(sum(p.delivery_paise + l.paid), 0)::float8 AS sales
       FROM parcel p CROSS JOIN LATERAL (SELECT sum(paid_paise) AS paid, sum(refunded_paise) AS refunded FROM parcel_line WHERE parcel_id = p.id) l
      WHERE p.seller_id = $1 AND p.status <> 'cancelled'`,
    [model.sellerId],
  );
  expect(ordered[0]?.money).toBe(net + shop);
  expect(paise(home.lately.sales)).toBe(ordered[0]?.sales);
}

// @spec figures-portal-back-office
it("every screen agrees with the rule to the paisa over random histories", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { id, token } = await aSeller();
      const model: Model = { sellerId: id, rate: null, rateVersion: "none", parcels: [], lines: [], paidOut: 0 };
      for (const one of steps) await take(model, one);
      await check(model, token);
    }),
    { numRuns: inLane({ gate: 12, long: 200 }), endOnFailure: true },
  );
}, 1_800_000);
