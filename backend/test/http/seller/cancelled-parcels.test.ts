import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { z } from "zod";
import { anAdministrator } from "../../support/administrator";
import { api } from "../../support/api";
import { withDatabase } from "../../support/database";
import { refundsOf } from "../../support/money";
import {
  anOrderOfSellers,
  deliverParcel,
  moveParcel,
  onlyOrderOf,
  type Stalls,
  stockNow,
  stockSince,
  twoStalls,
} from "../../support/order-of-sellers";
import { sumsOf } from "../../support/order-sums";
import type { Seller } from "../../support/seller";
import { outbox } from "../../support/shopper";
import type { StockFigures } from "../../support/stock";
import { until } from "../../support/until";

let stalls: Stalls;
let pots: StockFigures;
let cloths: StockFigures;
beforeAll(async () => {
  stalls = await twoStalls();
});
beforeEach(async () => {
  [pots, cloths] = await Promise.all([stockNow(stalls.pot), stockNow(stalls.cloth)]);
});

const cancel = (seller: Seller, parcelId: string, reason = "The kiln broke.") =>
  api(seller.token).call("cancelParcel", { params: { parcelId }, body: { reason } });
/** Requesting earnings refreshes the figures; the sums are read right after. */
const sums = async (orderId: string) => {
  const { token } = await anAdministrator();
  await api(token).call("getEarnings", { query: { from: "2026-01-01", to: "2026-01-02" } });
  return await sumsOf(orderId);
};

describe("a parcel cancelled by its seller", () => {
  // @spec seller-cancels-part-reason
  it("leaves the order with its price, delivery and stock, and all totals agree", async () => {
    const { shopper, orderId, ofPotter } = await anOrderOfSellers(stalls);
    const before = await sums(orderId);
    expect(before).toMatchObject({ listed: { total: 56_598 }, awaited: 56_598, parcels: 56_598, figures: 56_598 });
    expect(before.engine).toEqual({ total: 56_598, summary: 56_598 });
    const { message, order } = await cancel(stalls.potter, ofPotter);
    expect(message).toBe(parcelMessages.cancelled);
    expect(order).toMatchObject({ status: "cancelled", reason: "The kiln broke.", shipTo: null });
    expect(await stockNow(stalls.pot)).toEqual(pots);
    expect(await sums(orderId)).toEqual({
      listed: { total: 13_000, paid: 0, refunded: 0 },
      engine: { total: 13_000, summary: 13_000 },
      awaited: 13_000,
      held: 0,
      toPay: { ever: 0, now: 0 },
      parcels: 13_000,
      figures: 13_000,
      money: { total: 13_000, refunded: 0 },
    });
    const seen = await onlyOrderOf(shopper.token);
    expect(seen).toMatchObject({
      orderStatus: "pending",
      totalAmount: 150.5,
      discount: 20.5,
      shipping: 30.5,
      finalAmount: 130,
    });
    expect(seen.products.map(({ title }) => title)).toEqual([stalls.cloth.title]);
    expect(seen.parcels[0]).toMatchObject({
      status: "cancelled",
      reason: "The kiln broke.",
      refund: null,
      total: 435.98,
      products: [{ title: stalls.pot.title, quantity: 2, price: 199.99 }],
    });
  });

  // @spec shopper-told-parcel-itself
  it("is emailed to its shopper with the reason and the new total", async () => {
    const { shopper, ofPotter } = await anOrderOfSellers(stalls);
    await cancel(stalls.potter, ofPotter, "<b>No clay</b>");
    const mail = await until("the mail", async () =>
      (await outbox(shopper.identifier)).find(({ template }) => template === "parcel-cancelled"),
    );
    for (const said of ["<b>No clay</b>", "reduced by ₹435.98 to ₹130.00", stalls.pot.title])
      expect(mail.text).toContain(said);
  });

  // @spec seller-cancels-part-reason
  it("is unpacked if it was packed, and the courier collects the remaining total", async () => {
    const { shopper, orderId, ofPotter, ofWeaver } = await anOrderOfSellers(stalls, { besides: true });
    await moveParcel(stalls.potter, ofPotter, "processing");
    expect(await stockSince(stalls.pot, pots)).toEqual({ stocked: -2, reserved: 0, reservations: 0 });
    await cancel(stalls.potter, ofPotter);
    expect(await stockNow(stalls.pot)).toEqual(pots);
    await moveParcel(stalls.weaver, ofWeaver, "shipped");
    await deliverParcel(stalls.weaver, ofWeaver, shopper);
    expect((await onlyOrderOf(shopper.token)).orderStatus).toBe("pending");
    const { token } = await anAdministrator();
    await api(token).call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    expect(await sums(orderId)).toEqual({
      listed: { total: 19_000, paid: 19_000, refunded: 0 },
      engine: { total: 19_000, summary: 19_000 },
      awaited: 0,
      held: 19_000,
      toPay: { ever: 0, now: 0 },
      parcels: 19_000,
      figures: 19_000,
      money: { total: 19_000, refunded: 0 },
    });
    const { order } = await api(token).call("getManagedOrder", { params: { id: orderId } });
    expect(order).toMatchObject({ finalAmount: 190, paid: 190, refunded: 0 });
  });

  // @spec cash-order-collected-last
  it("makes the order delivered, paid and invoiced when the rest has already arrived", async () => {
    const { shopper, orderId, ofPotter, ofWeaver } = await anOrderOfSellers(stalls);
    await moveParcel(stalls.weaver, ofWeaver, "shipped");
    await deliverParcel(stalls.weaver, ofWeaver, shopper);
    expect(await onlyOrderOf(shopper.token)).toMatchObject({ orderStatus: "pending", paymentStatus: "pending" });
    await cancel(stalls.potter, ofPotter);
    const done = await onlyOrderOf(shopper.token);
    expect(done).toMatchObject({ orderStatus: "delivered", paymentStatus: "paid", finalAmount: 130 });
    expect(done.products[0]?.returnUntil).not.toBeNull();
    expect(await sums(orderId)).toMatchObject({ listed: { total: 13_000, paid: 13_000 }, held: 13_000, awaited: 0 });
    const invoice = await until("the invoice", () =>
      withDatabase(async (client) => {
        const { rows } = await client.query("SELECT document FROM invoice WHERE order_id = $1", [orderId]);
        return rows[0] as { document: { total: number; lines: { title: string }[] } } | undefined;
      }),
    );
    expect(invoice.document.total).toBe(13_000);
    expect(invoice.document.lines.map(({ title }) => title)).toEqual([stalls.cloth.title, "Delivery charge"]);
  });

  // @spec seller-cancels-part-reason
  it("refunds its part of an earlier payment once, and the order stays paid", async () => {
    const { shopper, orderId, ofPotter } = await anOrderOfSellers(stalls);
    const { token, adminFetch } = await anAdministrator();
    const { rows } = await withDatabase((client) =>
      client.query(
        `UPDATE payment_collection SET status = 'not_paid'
          WHERE id IN (SELECT payment_collection_id FROM order_payment_collection WHERE order_id = $1) RETURNING id`,
        [orderId],
      ),
    );
    const { id } = z.object({ id: z.string() }).parse(rows[0]);
    const paid = { order_id: orderId };
    await adminFetch("POST", `/admin/payment-collections/${id}/mark-as-paid`, paid, z.unknown());
    await withDatabase((client) =>
      client.query("UPDATE order_status SET payment_status = 'paid', updated_at = now() WHERE order_id = $1", [
        orderId,
      ]),
    );
    await Promise.all(Array.from({ length: 5 }, () => cancel(stalls.potter, ofPotter)));
    expect(await refundsOf(orderId)).toEqual([435.98]);
    expect(await sums(orderId)).toMatchObject({
      listed: { total: 13_000, paid: 13_000, refunded: 0 },
      engine: { total: 13_000, summary: 13_000 },
      held: 13_000,
      figures: 13_000,
      money: { total: 13_000, refunded: 0 },
    });
    const seen = await onlyOrderOf(shopper.token);
    expect(seen).toMatchObject({ paymentStatus: "paid", finalAmount: 130 });
    expect(seen.parcels[0]?.refund).toBe(435.98);
    await api(token).call("updateOrderStatus", { params: { orderId }, body: { status: "cancelled" } });
    expect((await refundsOf(orderId)).reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(56_598);
    expect(await sums(orderId)).toMatchObject({
      listed: { total: 13_000, paid: 13_000, refunded: 0 },
      held: 0,
      toPay: { ever: 13_000 },
    });
  });

  // @spec seller-cancels-part-reason
  it("cancels the order if it was the last parcel, with its reason", async () => {
    const { shopper, orderId, ofPotter, ofWeaver } = await anOrderOfSellers(stalls);
    await cancel(stalls.potter, ofPotter);
    await cancel(stalls.weaver, ofWeaver, "Moths.");
    const seen = await onlyOrderOf(shopper.token);
    expect(seen).toMatchObject({ orderStatus: "cancelled", parcels: [{}, { status: "cancelled", reason: "Moths." }] });
    expect(await Promise.all([stockNow(stalls.pot), stockNow(stalls.cloth)])).toEqual([pots, cloths]);
    expect(await sums(orderId)).toMatchObject({ listed: { paid: 0, refunded: 0 }, held: 0 });
  });

  it("and another seller's, concurrently, cancel the whole order", async () => {
    const { shopper, ofPotter, ofWeaver } = await anOrderOfSellers(stalls);
    await Promise.all([cancel(stalls.potter, ofPotter), cancel(stalls.weaver, ofWeaver)]);
    expect((await onlyOrderOf(shopper.token)).orderStatus).toBe("cancelled");
    expect(await Promise.all([stockNow(stalls.pot), stockNow(stalls.cloth)])).toEqual([pots, cloths]);
  });
});
