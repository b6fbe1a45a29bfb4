import type { ClientBase } from "pg";
import { z } from "zod";
import { OrderMoneyService } from "#modules/order-money/service";
import { noAmounts } from "#money/order-lines";
import { fillMoney } from "#workflows/order-money/fill-money";
import { anAdministrator } from "../support/administrator";
import { api } from "../support/api";
import { withDatabase } from "../support/database";
import { download } from "../support/invoices";
import { anOrderOfSellers, type Stalls, twoStalls } from "../support/order-of-sellers";
import { dropMoney, runOn } from "../support/parcel-money";
import { sendOff } from "../support/send-off";
import { runTasks } from "../support/tasks";

type Row = Record<"reason" | "seller_id", string> &
  Record<"pieces" | "gross" | "delivery" | "commission" | "refunded", number>;

const rowsOf = (orderId: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<Row>(
      `SELECT reason, seller_id, pieces, gross_paise::int AS gross, delivery_paise::int AS delivery,
              commission_paise::int AS commission, refunded_paise::int AS refunded
         FROM order_line_money WHERE order_id = $1 ORDER BY id`,
      [orderId],
    );
    return rows;
  });

const amounts = [
  "pieces",
  ...["gross", "saving", "delivery", "cash_fee", "gst", "delivery_gst", "refunded"].map((name) => `${name}_paise`),
];

type AdminFetch = Awaited<ReturnType<typeof anAdministrator>>["adminFetch"];

/** Takes a line out of an order, as staff do it in the engine's own admin. */
async function editInEngine(adminFetch: AdminFetch, orderId: string, lineId: string): Promise<void> {
  const send = (path: `/admin/${string}`, body: object) => adminFetch("POST", path, body, z.unknown());
  await send("/admin/order-edits", { order_id: orderId });
  await send(`/admin/order-edits/${orderId}/items/item/${lineId}`, { quantity: 0 });
  await send(`/admin/order-edits/${orderId}/request`, {});
  await send(`/admin/order-edits/${orderId}/confirm`, {});
}

/** What the lines of an order add up to, and what was agreed of each. */
const sumsBeside = (orderId: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query("SELECT * FROM order_line_sum WHERE order_id = $1 ORDER BY line_item_id", [
      orderId,
    ]);
    // The rate of what is gone is nobody's.
    return rows.map(({ gst_percent, pieces, ...sums }) => [pieces > 0 && gst_percent, sums]);
  });

/** Leaves an order as the release before had it: without rows, and with its parcels' own sums. */
async function asEarlier(client: ClientBase, orderId: string): Promise<void> {
  await client.query(
    `INSERT INTO parcel_line_earlier (line_item_id, order_id, seller_id, quantity, paid_paise, refunded_paise)
     SELECT l.line_item_id, p.order_id, p.seller_id, l.quantity, m.agreed_paise, m.refunded_paise
       FROM parcel_line l JOIN parcel p ON p.id = l.parcel_id JOIN order_line_sum m USING (line_item_id) WHERE p.order_id = $1`,
    [orderId],
  );
  await dropMoney(client, [orderId]);
}

/** Lines whose stored sums differ from the sum of their rows, across the orders of all tests. */
const wrongSums = () =>
  withDatabase(async (client) => {
    const { rows } = await client.query(
      `SELECT m.line_item_id FROM order_line_money m LEFT JOIN order_line_sum s USING (line_item_id) GROUP BY m.line_item_id
       HAVING ${amounts.map((name) => `sum(m.${name}) IS DISTINCT FROM max(s.${name})`).join(" OR ")}
           OR sum(m.commission_paise) IS DISTINCT FROM max(s.commission_paise - s.commission_back_paise)
           OR sum(m.commission_gst_paise) IS DISTINCT FROM max(s.commission_gst_paise - s.commission_gst_back_paise)`,
    );
    return rows;
  });

describe("an order's line money", () => {
  let stalls: Stalls;
  beforeAll(async () => {
    stalls = await twoStalls();
  });
  afterAll(async () => expect(await wrongSums()).toEqual([]));

  it("is written when the order is placed, one row per line, as agreed", async () => {
    const { potter, weaver } = stalls;
    const { orderId, order } = await anOrderOfSellers(stalls, { besides: true });
    const rows = await rowsOf(orderId);
    expect(rows).toEqual([
      {
        reason: "placed",
        seller_id: potter.id,
        pieces: 2,
        gross: 50_000,
        delivery: 3600,
        commission: 4000,
        refunded: 0,
      },
      {
        reason: "placed",
        seller_id: weaver.id,
        pieces: 1,
        gross: 12_000,
        delivery: 3050,
        commission: 995,
        refunded: 0,
      },
      { reason: "placed", seller_id: null, pieces: 1, gross: 5000, delivery: 1000, commission: 0, refunded: 0 },
    ]);
    expect(rows.reduce((sum, { gross, delivery }) => sum + gross + delivery, 0)).toBe(
      Math.round(order.totalAmount * 100),
    );
  });

  it("is reversed by separate rows when a parcel is cancelled", async () => {
    const { orderId, ofWeaver } = await anOrderOfSellers(stalls);
    const body = { reason: "The loom broke" };
    await api(stalls.weaver.token).call("cancelParcel", { params: { parcelId: ofWeaver }, body });
    const later = (await rowsOf(orderId)).filter(({ reason }) => reason === "changed");
    // Rounding may move a paisa of the delivery's GST to another line.
    expect(later.filter(({ gross }) => gross !== 0)).toEqual([
      {
        reason: "changed",
        seller_id: stalls.weaver.id,
        pieces: -1,
        gross: -12_000,
        delivery: -3050,
        commission: -995,
        refunded: 0,
      },
    ]);
  });

  it("reverses the commission on what is refunded of a line", async () => {
    const { orderId, order } = await anOrderOfSellers(stalls);
    const administrator = await anAdministrator();
    const manage = api(administrator.token);
    await manage.call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    const { order: paid } = await manage.call("getManagedOrder", { params: { id: orderId } });
    await manage.call("refundOrder", {
      params: { id: orderId },
      body: {
        products: [{ _id: order.products[0]?._id ?? "", quantity: 1 }],
        destination: "source",
        reason: "One was cracked",
        refundable: paid.refundable,
      },
    });
    expect((await rowsOf(orderId)).at(-1)).toEqual({
      reason: "refunded",
      seller_id: stalls.potter.id,
      pieces: 0,
      gross: 0,
      delivery: 0,
      commission: -2000,
      refunded: 19_999,
    });
  });

  it("costs a seller nothing that went back for a line which staff have taken out in the engine's admin", async () => {
    const { orderId, order, ofPotter } = await anOrderOfSellers(stalls, { isPaid: true });
    const { token, adminFetch } = await anAdministrator();
    const [line] = order.products;
    const { refundable } = (await api(token).call("getManagedOrder", { params: { id: orderId } })).order;
    const body = { destination: "source" as const, reason: "Both were cracked", refundable };
    await api(token).call("refundOrder", {
      params: { id: orderId },
      body: { ...body, products: [{ _id: line?._id ?? "", quantity: 2 }] },
    });
    const earned = async () =>
      (await api(stalls.potter.token).call("listEarningLines", {})).lines.find(({ _id }) => _id === line?._id);
    // 399.98 at 10 % came back whole: what is left is the delivery.
    expect(await earned()).toMatchObject({ paid: 399.98, refunded: 399.98, net: 36 });
    await editInEngine(adminFetch, orderId, line?._id ?? "");
    await runTasks(undefined, "refresh-order-listing");
    const { delivery, net, ...rest } = (await earned()) ?? {};
    expect([rest, net]).toMatchObject([{ paid: 0, commission: 0, refunded: 0, refundShare: 0 }, delivery]);
    // The money did go back, and its seller still reads so where the parcel is told.
    const { order: parcel } = await api(stalls.potter.token).call("getSellerOrder", { params: { parcelId: ofPotter } });
    expect(parcel.products).toMatchObject([{ amount: 399.98, refunded: 399.98 }]);
  });

  it("is taxed as its invoice is, where the shop was another one when it was sold", async () => {
    const { orderId, order, shopper } = await anOrderOfSellers(stalls);
    const { token } = await anAdministrator();
    const sums = async () => {
      // Brings the figures up to date.
      await api(token).call("getEarnings", { query: { from: "2026-01-01", to: "2026-01-02" } });
      return await withDatabase(async (client) => {
        const { rows } = await client.query(
          `SELECT sum(s.gst_paise + s.delivery_gst_paise)::int AS sums,
                  (SELECT sum(f.gst)::int FROM figures_line f WHERE f.order_id = $1) AS figures,
                  (SELECT (SELECT sum((t->>'amount')::int) FROM jsonb_array_elements(i.document->'taxes') t)::int FROM invoice i WHERE i.order_id = $1) AS invoice
             FROM order_line_sum s WHERE s.order_id = $1`,
          [orderId],
        );
        return rows[0];
      });
    };
    const before = await sums();
    // What an odd rounding of another supply would have left.
    const odd = { ...noAmounts, orderId, lineId: order.products[0]?._id ?? "", gst: 1 };
    const row = { ...odd, sellerId: stalls.potter.id, reason: "changed", gstPercent: 18, refunded: 0 } as const;
    await withDatabase((client) => OrderMoneyService.rowsIn(runOn(client)).add([row]));
    expect(await sums()).toEqual({ sums: before.sums + 1, figures: before.sums + 1, invoice: null });
    await sendOff(orderId);
    expect((await download(shopper.token, orderId)).status).toBe(200);
    expect(await sums()).toEqual({ sums: before.sums, figures: before.sums, invoice: before.sums });
  });

  it("is given to an order of an earlier release as it was agreed, with the parts that have left it", async () => {
    const { orderId, order, ofWeaver } = await anOrderOfSellers(stalls);
    await api(stalls.weaver.token).call("cancelParcel", { params: { parcelId: ofWeaver }, body: { reason: "Torn" } });
    const seen = async () => [
      (await api(stalls.weaver.token).call("getSellerOrder", { params: { parcelId: ofWeaver } })).order,
      await sumsBeside(orderId),
    ];
    const before = await seen();
    await withDatabase(async (client) => {
      await asEarlier(client, orderId);
      const run = runOn(client);
      await fillMoney(run, [orderId]);
      await fillMoney(run, [orderId]);
    });
    expect(await seen()).toEqual(before);
    expect(order.products).toHaveLength(2);
  });

  it("can be neither updated nor deleted", async () => {
    const { orderId } = await anOrderOfSellers(stalls);
    for (const sql of ["UPDATE order_line_money SET gross_paise = 0", "DELETE FROM order_line_money"]) {
      const change = withDatabase((client) => client.query(`${sql} WHERE order_id = $1`, [orderId]));
      await expect(change).rejects.toThrow("only added");
    }
  });
});
