import { anAdministrator } from "../support/administrator";
import { api } from "../support/api";
import { withDatabase } from "../support/database";
import { anOrderOfSellers, type Stalls, twoStalls } from "../support/order-of-sellers";

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

  it("can be neither updated nor deleted", async () => {
    const { orderId } = await anOrderOfSellers(stalls);
    for (const sql of ["UPDATE order_line_money SET gross_paise = 0", "DELETE FROM order_line_money"]) {
      const change = withDatabase((client) => client.query(`${sql} WHERE order_id = $1`, [orderId]));
      await expect(change).rejects.toThrow("only added");
    }
  });
});
