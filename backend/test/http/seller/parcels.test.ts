import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { anOrder } from "../../support/order-body";
import {
  anOrderOfSellers,
  deliverParcel,
  deliverWith,
  moveParcel,
  onlyOrderOf,
  parcelOf,
  readParcel,
  type Stalls,
  sent,
  stockNow,
  stockSince,
  twoStalls,
} from "../../support/order-of-sellers";
import { aSeller, type Seller } from "../../support/seller";
import { aShopper, outbox } from "../../support/shopper";
import { until } from "../../support/until";

let stalls: Stalls;
beforeAll(async () => {
  stalls = await twoStalls();
});

const cancel = (seller: Seller, parcelId: string, reason = "The kiln broke.", version?: string) =>
  api(seller.token).call("cancelParcel", { params: { parcelId }, body: { reason, version } });

describe("an order of several sellers", () => {
  // @spec order-several-sellers-products
  it("is one order to its shopper and one parcel to each seller, who sees nothing of the other's", async () => {
    const { shopper, order, ofPotter, ofWeaver } = await anOrderOfSellers(stalls);
    const { potter, weaver, pot } = stalls;
    expect(order.parcels.map(({ total, status, seller }) => [total, status, seller?._id])).toEqual([
      [435.98, "pending", potter.id],
      [130, "pending", weaver.id],
    ]);
    expect(order.parcels[0]?.seller?.name).toBe(`Seller ${potter.id.slice(-6)}`);
    expect(order.finalAmount).toBe(565.98);
    const seen = await readParcel(potter, ofPotter);
    expect(seen).toMatchObject({
      orderNumber: order.orderNumber,
      status: "placed",
      goods: 399.98,
      delivery: 36,
      total: 435.98,
      products: [{ title: pot.title, quantity: 2, price: 199.99, amount: 399.98, refunded: 0, returnUntil: null }],
      shipTo: { name: "Asha Rao", mobile: "9845012345", pincode: "560001" },
      history: [{ status: "placed", by: "shopper" }],
    });
    expect(JSON.stringify(seen)).not.toContain(stalls.cloth.title);
    expect(JSON.stringify(seen)).not.toContain(shopper.user._id);
    expect((await readParcel(weaver, ofWeaver)).total).toBe(130);
  });

  // @spec order-several-sellers-products
  it("has a separate parcel for the shop's own goods; an order of the shop alone has no parcels", async () => {
    const { order } = await anOrderOfSellers(stalls, { besides: true });
    expect(order.parcels.map(({ seller, total }) => [seller?._id ?? null, total])).toEqual([
      [stalls.potter.id, 435.98],
      [stalls.weaver.id, 130],
      [null, 60],
    ]);
    const shopper = await aShopper();
    const body = anOrder({ productId: stalls.lamp.id, quantity: 1 }, 60);
    expect((await api(shopper.token).call("placeOrder", { body })).order.parcels).toEqual([]);
  });

  // @spec seller-lists-orders-status
  it("is listed to each seller by status and by its number", async () => {
    const own = await twoStalls();
    const { order, ofPotter } = await anOrderOfSellers(own);
    const { potter, weaver } = own;
    const list = (query: { search?: string; status?: "placed" | "shipped" }) =>
      api(potter.token).call("listSellerOrders", { query });
    const { orders, counts, total } = await list({});
    expect(orders).toMatchObject([{ _id: ofPotter, pieces: 2, titles: [own.pot.title], total: 435.98 }]);
    expect([counts.placed, total]).toEqual([1, 1]);
    expect((await list({ status: "shipped" })).orders).toEqual([]);
    expect((await list({ search: `#${order.orderNumber}` })).total).toBe(1);
    expect((await list({ search: "x' OR 1=1 --" })).total).toBe(0);
    expect((await parcelOf(weaver, order.orderNumber))._id).not.toBe(ofPotter);
  });
});

describe("a seller's parcel", () => {
  // @spec seller-moves-own-part
  it("moves independently: the order has the status of its least advanced parcel, and the tracker shows each", async () => {
    const { potter, weaver, pot, cloth } = stalls;
    const [pots, cloths] = await Promise.all([stockNow(pot), stockNow(cloth)]);
    const { shopper, ofPotter, ofWeaver } = await anOrderOfSellers(stalls);
    const { message, order } = await moveParcel(potter, ofPotter, "processing");
    expect([message, order.status]).toEqual([parcelMessages.moved("processing"), "processing"]);
    expect(await stockSince(pot, pots)).toEqual({ stocked: -2, reserved: 0, reservations: 0 });
    expect(await stockSince(cloth, cloths)).toEqual({ stocked: 0, reserved: 1, reservations: 1 });
    expect((await onlyOrderOf(shopper.token)).orderStatus).toBe("pending");
    await moveParcel(potter, ofPotter, "shipped");
    await moveParcel(weaver, ofWeaver, "shipped");
    expect(await onlyOrderOf(shopper.token)).toMatchObject({
      orderStatus: "shipped",
      parcels: [
        { status: "shipped", ...sent },
        { status: "shipped", ...sent },
      ],
    });
    await deliverParcel(potter, ofPotter, shopper);
    expect(await onlyOrderOf(shopper.token)).toMatchObject({ orderStatus: "shipped", paymentStatus: "pending" });
    expect((await readParcel(potter, ofPotter)).shipTo).toBeNull();
    await deliverParcel(weaver, ofWeaver, shopper);
    const done = await onlyOrderOf(shopper.token);
    expect(done).toMatchObject({ orderStatus: "delivered", paymentStatus: "paid" });
    const delivered = Date.parse(done.updatedAt);
    const days = done.products.map(({ returnUntil }) =>
      Math.round((Date.parse(returnUntil ?? "") - delivered) / 86_400_000),
    );
    expect(days).toEqual([7, 10]);
    const products = (await readParcel(potter, ofPotter)).products.map(({ returnUntil }) => returnUntil);
    expect(products).toEqual([done.products[0]?.returnUntil]);
  });

  // @spec shopper-told-parcel-itself
  it("is emailed to its shopper on its own, and together once all have shipped", async () => {
    const { shopper, ofPotter, ofWeaver } = await anOrderOfSellers(stalls);
    await moveParcel(stalls.potter, ofPotter, "shipped");
    const mails = await until("the mail of the first part", async () => {
      const all = (await outbox(shopper.identifier)).filter(({ template }) => /shipped/.test(template));
      return all.length > 0 ? all : undefined;
    });
    expect(mails).toMatchObject([{ template: "parcel-shipped" }]);
    expect(mails[0]?.text).toContain("BD-77");
    expect(mails[0]?.text).toContain("₹435.98");
    await moveParcel(stalls.weaver, ofWeaver, "shipped");
    await until("the mail of the whole order", async () =>
      (await outbox(shopper.identifier)).some(({ template }) => template === "order-shipped") ? true : undefined,
    );
  });

  // @spec seller-moves-own-part
  it("needs a tracking number to ship, and cannot go back or skip a step", async () => {
    const { ofPotter } = await anOrderOfSellers(stalls);
    const { potter } = stalls;
    const bare = await failureOf(
      api(potter.token).call("moveParcel", {
        params: { parcelId: ofPotter },
        body: { status: "shipped", carrier: "Blue Dart", trackingNumber: " " },
      }),
    );
    expect([bare.status, bare.message]).toEqual([400, parcelMessages.trackingMissing]);
    const early = await failureOf(deliverWith(potter, ofPotter, "123456"));
    expect([early.status, early.message]).toEqual([409, parcelMessages.cannotMove("placed", "delivered")]);
    await moveParcel(potter, ofPotter, "shipped");
    const back = await failureOf(moveParcel(potter, ofPotter, "processing"));
    expect([back.status, back.message]).toEqual([409, parcelMessages.cannotMove("shipped", "processing")]);
    const late = await failureOf(cancel(potter, ofPotter));
    expect([late.status, late.message]).toEqual([409, parcelMessages.cannotCancel("shipped")]);
  });

  // @spec seller-moves-own-part
  it("is rejected with a stale version", async () => {
    const { ofPotter } = await anOrderOfSellers(stalls);
    const { version } = await readParcel(stalls.potter, ofPotter);
    await moveParcel(stalls.potter, ofPotter, "processing", version);
    for (const late of [
      () => moveParcel(stalls.potter, ofPotter, "shipped", version),
      () => cancel(stalls.potter, ofPotter, "No.", version),
    ]) {
      const { status, message } = await failureOf(late());
      expect([status, message]).toEqual([409, parcelMessages.changedMeanwhile]);
    }
  });

  // @spec suspended-seller-open-orders
  it("can be completed by a suspended seller", async () => {
    const own = await twoStalls();
    const { ofPotter } = await anOrderOfSellers(own);
    const administrator = await anAdministrator();
    const verdict = { state: "suspended", reason: "Looked into." } as const;
    await api(administrator.token).call("reviewSeller", { params: { id: own.potter.id }, body: verdict });
    expect((await moveParcel(own.potter, ofPotter, "shipped")).order.status).toBe("shipped");
  });
});

describe("one seller", () => {
  // @spec seller-never-reads-moves
  it("cannot read, move, cancel or decide anything of another seller's, by any id", async () => {
    const { orderId, ofPotter } = await anOrderOfSellers(stalls);
    const stranger = await aSeller();
    for (const who of [stalls.weaver, stranger]) {
      const shop = api(who.token);
      for (const parcelId of [ofPotter, orderId, "prcl_nobody", "' OR '1'='1"]) {
        const params = { parcelId };
        for (const call of [
          shop.call("getSellerOrder", { params }),
          shop.call("moveParcel", { params, body: { status: "shipped", ...sent } }),
          shop.call("correctTracking", { params, body: sent }),
          shop.call("cancelParcel", { params, body: { reason: "Mine now." } }),
          shop.call("decideSellerReturn", { params, body: { status: "approved" } }),
        ]) {
          const { status, message } = await failureOf(call);
          expect([status, message]).toEqual([404, parcelMessages.notFound]);
        }
      }
    }
    expect((await api(stranger.token).call("listSellerOrders", {})).orders).toEqual([]);
    expect((await api(stranger.token).call("listSellerReturns", {})).returns).toEqual([]);
    expect((await readParcel(stalls.potter, ofPotter)).history).toHaveLength(1);
  });
});

describe("concurrently", () => {
  // @spec clicked-twenty-times-once
  it("twenty clicks move a parcel once", async () => {
    const before = await stockNow(stalls.pot);
    const { shopper, ofPotter } = await anOrderOfSellers(stalls);
    const clicks = await Promise.all(Array.from({ length: 20 }, () => moveParcel(stalls.potter, ofPotter, "shipped")));
    expect(clicks.filter(({ message }) => message === parcelMessages.moved("shipped"))).toHaveLength(1);
    expect((await readParcel(stalls.potter, ofPotter)).history).toHaveLength(2);
    expect(await stockSince(stalls.pot, before)).toEqual({ stocked: -2, reserved: 0, reservations: 0 });
    expect((await onlyOrderOf(shopper.token)).orderStatus).toBe("pending");
  });

  // @spec cash-order-collected-last
  it("two sellers each move their parcel", async () => {
    const { shopper, ofPotter, ofWeaver } = await anOrderOfSellers(stalls);
    await Promise.all([moveParcel(stalls.potter, ofPotter, "shipped"), moveParcel(stalls.weaver, ofWeaver, "shipped")]);
    await Promise.all([
      deliverParcel(stalls.potter, ofPotter, shopper),
      deliverParcel(stalls.weaver, ofWeaver, shopper),
    ]);
    expect(await onlyOrderOf(shopper.token)).toMatchObject({ orderStatus: "delivered", paymentStatus: "paid" });
  });

  // @spec clicked-twenty-times-once
  it("a seller and the shopper cancel, and the stock is restored once", async () => {
    const before = await Promise.all([stockNow(stalls.pot), stockNow(stalls.cloth)]);
    const { shopper, orderId, ofPotter } = await anOrderOfSellers(stalls);
    const outcomes = await Promise.allSettled([
      cancel(stalls.potter, ofPotter),
      api(shopper.token).call("cancelOrder", { params: { orderId } }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    const order = await onlyOrderOf(shopper.token);
    expect(order.orderStatus).toBe("cancelled");
    expect(order.parcels.map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
    expect(await Promise.all([stockNow(stalls.pot), stockNow(stalls.cloth)])).toEqual(before);
  });
});

describe("the whole order", () => {
  const byStaff = async (orderId: string, status: "placed" | "processing" | "shipped" | "delivered" | "cancelled") => {
    const administrator = await anAdministrator();
    return await api(administrator.token).call("updateOrderStatus", { params: { orderId }, body: { status } });
  };

  // @spec order-status-follows-parcels
  it("moves its parcels when staff move it, each packed separately", async () => {
    const { shopper, orderId, ofPotter } = await anOrderOfSellers(stalls);
    await moveParcel(stalls.potter, ofPotter, "shipped");
    await byStaff(orderId, "processing");
    const statuses = async () => (await onlyOrderOf(shopper.token)).parcels.map(({ status }) => status);
    expect(await statuses()).toEqual(["shipped", "processing"]);
    await byStaff(orderId, "delivered");
    expect(await statuses()).toEqual(["delivered", "delivered"]);
    await byStaff(orderId, "shipped");
    expect(await statuses()).toEqual(["shipped", "shipped"]);
    expect((await readParcel(stalls.potter, ofPotter)).deliveredAt).toBeNull();
  });

  it("is packed by the engine parcel by parcel, and one ships without the other", async () => {
    const { orderId, ofPotter } = await anOrderOfSellers(stalls);
    await byStaff(orderId, "processing");
    await moveParcel(stalls.potter, ofPotter, "shipped");
    const { rows } = await withDatabase((client) =>
      client.query<{ parcel: string; shipped: boolean }>(
        `SELECT string_agg(DISTINCT l.parcel_id, ' ') AS parcel, f.shipped_at IS NOT NULL AS shipped
           FROM order_fulfillment o JOIN fulfillment f ON f.id = o.fulfillment_id
           JOIN fulfillment_item i ON i.fulfillment_id = f.id JOIN parcel_line l ON l.line_item_id = i.line_item_id
          WHERE o.order_id = $1 GROUP BY f.id, f.shipped_at ORDER BY 1`,
        [orderId],
      ),
    );
    expect(rows).toEqual([
      { parcel: ofPotter, shipped: true },
      { parcel: expect.not.stringContaining(" "), shipped: false },
    ]);
  });

  // @spec shopper-cancels-order-all
  it("can be cancelled by its shopper with all its parcels, but not once one has shipped", async () => {
    const first = await anOrderOfSellers(stalls, { pots: 1 });
    await api(first.shopper.token).call("cancelOrder", { params: { orderId: first.orderId } });
    expect((await readParcel(stalls.potter, first.ofPotter)).status).toBe("cancelled");
    const second = await anOrderOfSellers(stalls);
    await moveParcel(stalls.potter, second.ofPotter, "shipped");
    const refusal = await failureOf(
      api(second.shopper.token).call("cancelOrder", { params: { orderId: second.orderId } }),
    );
    expect([refusal.status, refusal.message]).toEqual([409, parcelMessages.partHasLeft]);
  });

  it("is reopened by staff with the parcels that were cancelled with it", async () => {
    const [pots, cloths] = await Promise.all([stockNow(stalls.pot), stockNow(stalls.cloth)]);
    const { shopper, orderId, order, ofPotter } = await anOrderOfSellers(stalls);
    await cancel(stalls.potter, ofPotter);
    await byStaff(orderId, "cancelled");
    await byStaff(orderId, "placed");
    const again = await onlyOrderOf(shopper.token);
    expect(again).toMatchObject({ orderStatus: "pending", finalAmount: 130 });
    expect(again.parcels.map(({ status }) => status)).toEqual(["cancelled", "pending"]);
    expect(again.orderNumber).toBe(order.orderNumber);
    await byStaff(orderId, "delivered");
    expect(await onlyOrderOf(shopper.token)).toMatchObject({ orderStatus: "delivered", paymentStatus: "paid" });
    expect(await stockNow(stalls.pot)).toEqual(pots);
    expect(await stockSince(stalls.cloth, cloths)).toEqual({ stocked: -1, reserved: 0, reservations: 0 });
  });

  // @spec shop-parcel-can-be-followed
  it("gives the number entered by staff to the shop's own parcel only", async () => {
    const { shopper, orderId } = await anOrderOfSellers(stalls, { besides: true });
    const administrator = await anAdministrator();
    await api(administrator.token).call("updateOrderStatus", {
      params: { orderId },
      body: { status: "shipped", ...sent },
    });
    const order = await onlyOrderOf(shopper.token);
    expect(order).toMatchObject({ orderStatus: "shipped", carrier: "", trackingNumber: "" });
    expect(order.parcels).toMatchObject([
      { seller: { _id: stalls.potter.id }, status: "shipped", trackingNumber: "" },
      { seller: { _id: stalls.weaver.id }, status: "shipped", trackingNumber: "" },
      { seller: null, status: "shipped", ...sent },
    ]);
    const { rows } = await withDatabase((client) =>
      client.query(
        `SELECT b.tracking_number AS number, i.line_item_id AS line FROM order_fulfillment l
           JOIN fulfillment_label b ON b.fulfillment_id = l.fulfillment_id
           JOIN fulfillment_item i ON i.fulfillment_id = l.fulfillment_id WHERE l.order_id = $1`,
        [orderId],
      ),
    );
    expect(rows).toEqual([{ number: sent.trackingNumber, line: order.parcels[2]?.products[0]?._id }]);
  });

  // @spec staff-see-order-parcels
  it("shows its parcels to staff, with their sellers and tracking numbers", async () => {
    const { orderId, ofPotter } = await anOrderOfSellers(stalls, { besides: true });
    await moveParcel(stalls.potter, ofPotter, "shipped");
    const administrator = await anAdministrator();
    const { order } = await api(administrator.token).call("getManagedOrder", { params: { id: orderId } });
    expect(order.parcels).toMatchObject([
      { seller: { _id: stalls.potter.id }, status: "shipped", ...sent },
      { seller: { _id: stalls.weaver.id }, status: "placed" },
      { seller: null, status: "placed" },
    ]);
  });
});
