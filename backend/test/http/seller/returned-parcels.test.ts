import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { refundedByLine, refundsOf } from "../../support/money";
import { anOrderOfSellers, type Stalls, stockNow, stockSince, twoStalls } from "../../support/order-of-sellers";
import type { Seller } from "../../support/seller";

let stalls: Stalls;
beforeAll(async () => {
  stalls = await twoStalls();
});

/** An order of both sellers that has arrived, and of which its shopper wants to give back some lines, by their places. */
async function aReturn(places: number[], action: "return" | "replace" = "return") {
  const [pots, cloths] = await Promise.all([stockNow(stalls.pot), stockNow(stalls.cloth)]);
  const made = await anOrderOfSellers(stalls);
  const administrator = await anAdministrator();
  const { orderId, order, shopper } = made;
  await api(administrator.token).call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
  const products = places.map((place) => ({ _id: order.products[place]?._id ?? "", quantity: 1 }));
  await api(shopper.token).call("requestReturn", {
    params: { orderId },
    body: { action, reason: "A crack", products },
  });
  return { ...stalls, ...made, administrator, pots, cloths };
}

const decide = (seller: Seller, parcelId: string, status: "approved" | "rejected" | "received", reason?: string) =>
  api(seller.token).call("decideSellerReturn", { params: { parcelId }, body: { status, reason } });
const returnsOf = (seller: Seller) => api(seller.token).call("listSellerReturns", {});

describe("a return of a seller's goods", () => {
  // @spec returns-go-right-seller
  it("goes to the right seller, who approves it, takes it in and sees what went back", async () => {
    const { potter, weaver, pot, pots, ofPotter, orderId, order: placed } = await aReturn([0]);
    const { orderNumber } = placed;
    const others = (await returnsOf(weaver)).returns;
    expect(others.some((one) => one.orderNumber === orderNumber)).toBe(false);
    const { returns, counts } = await returnsOf(potter);
    expect(returns.filter((one) => one.orderNumber === orderNumber)).toMatchObject([
      {
        _id: ofPotter,
        status: "requested",
        reason: "A crack",
        isOwn: true,
        products: [{ title: pot.title, quantity: 1 }],
      },
    ]);
    expect(counts.requested).toBeGreaterThan(0);
    expect((await decide(potter, ofPotter, "approved")).status).toBe("approved");
    expect((await decide(potter, ofPotter, "received")).status).toBe("refunded");
    expect(await stockSince(pot, pots)).toEqual({ stocked: -1, reserved: 0, reservations: 0 });
    expect(await refundsOf(orderId)).toEqual([199.99]);
    expect(await refundedByLine(orderId)).toEqual([19_999, 0]);
    expect((await returnsOf(potter)).returns[0]).toMatchObject({ status: "refunded", refunded: 199.99 });
    const { order } = await api(potter.token).call("getSellerOrder", { params: { parcelId: ofPotter } });
    expect(order.products[0]?.refunded).toBe(199.99);
  });

  // @spec returns-go-right-seller
  it("is rejected with a reason that its shopper reads", async () => {
    const { potter, ofPotter, shopper } = await aReturn([0]);
    const bare = await failureOf(decide(potter, ofPotter, "rejected"));
    expect([bare.status, bare.message]).toEqual([400, returnMessages.rejectionMissing]);
    await decide(potter, ofPotter, "rejected", "It was used.");
    const [order] = (await api(shopper.token).call("listOrders", {})).orders;
    expect(order).toMatchObject({ orderStatus: "delivered", returnRequest: { rejection: "It was used." } });
  });

  // @spec returns-go-right-seller
  it("of several sellers' goods is seen by each in its own part, and decided by staff", async () => {
    const { potter, weaver, cloth, ofPotter, ofWeaver, orderId, administrator } = await aReturn([0, 1]);
    const [seen] = (await returnsOf(weaver)).returns;
    expect(seen).toMatchObject({ _id: ofWeaver, isOwn: false, products: [{ title: cloth.title }] });
    expect(seen?.products).toHaveLength(1);
    for (const [seller, parcelId] of [
      [potter, ofPotter],
      [weaver, ofWeaver],
    ] as const) {
      const { status, message } = await failureOf(decide(seller, parcelId, "approved"));
      expect([status, message]).toEqual([409, parcelMessages.staffDecide]);
    }
    for (const status of ["approved", "received"] as const) {
      await api(administrator.token).call("decideReturn", { params: { orderId }, body: { status } });
    }
    expect(await refundedByLine(orderId)).toEqual([19_999, 9950]);
  });

  // @spec seller-never-reads-moves
  it("that nobody asked for can't be decided, nor another's", async () => {
    const { weaver, ofPotter, ofWeaver } = await aReturn([0]);
    const none = await failureOf(decide(weaver, ofWeaver, "approved"));
    expect([none.status, none.message]).toEqual([404, returnMessages.notFound]);
    const others = await failureOf(decide(weaver, ofPotter, "approved"));
    expect([others.status, others.message]).toEqual([404, parcelMessages.notFound]);
  });

  // @spec clicked-twenty-times-once
  it("is taken in once, for ten clicks at once", async () => {
    const { potter, ofPotter, orderId, pot, pots } = await aReturn([0]);
    await decide(potter, ofPotter, "approved");
    await Promise.all(Array.from({ length: 10 }, () => decide(potter, ofPotter, "received")));
    expect(await refundsOf(orderId)).toEqual([199.99]);
    expect(await stockSince(pot, pots)).toEqual({ stocked: -1, reserved: 0, reservations: 0 });
  });

  // @spec returns-go-right-seller
  it("is replaced by its seller without touching the other's part", async () => {
    const { potter, ofPotter, pot, pots, cloth, cloths, orderId } = await aReturn([0], "replace");
    await decide(potter, ofPotter, "approved");
    expect((await decide(potter, ofPotter, "received")).status).toBe("replaced");
    expect(await refundedByLine(orderId)).toEqual([0, 0]);
    expect(await stockSince(pot, pots)).toEqual({ stocked: -3, reserved: 0, reservations: 0 });
    expect(await stockSince(cloth, cloths)).toEqual({ stocked: -1, reserved: 0, reservations: 0 });
  });
});
