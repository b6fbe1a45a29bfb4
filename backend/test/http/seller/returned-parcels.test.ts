import { orderMessages } from "@haat/api-contract/order/messages";
import type { SettableOrderStatus } from "@haat/api-contract/order/words";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { refundedByLine, refundsOf } from "../../support/money";
import { anOrderOfSellers, type Stalls, stockNow, stockSince, twoStalls } from "../../support/order-of-sellers";
import { raw } from "../../support/raw";
import type { Seller } from "../../support/seller";

let stalls: Stalls;
beforeAll(async () => {
  stalls = await twoStalls();
});

/** A delivered order of both sellers whose shopper requests to return the lines at these indexes. */
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
  it("goes to the right seller, who approves and receives it and sees the refund", async () => {
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
  it("is rejected with a reason shown to its shopper", async () => {
    const { potter, ofPotter, shopper } = await aReturn([0]);
    const bare = await failureOf(decide(potter, ofPotter, "rejected"));
    expect([bare.status, bare.message]).toEqual([400, returnMessages.rejectionMissing]);
    await decide(potter, ofPotter, "rejected", "It was used.");
    const [order] = (await api(shopper.token).call("listOrders", {})).orders;
    expect(order).toMatchObject({ orderStatus: "delivered", returnRequest: { rejection: "It was used." } });
  });

  // @spec returns-go-right-seller
  it("of several sellers' goods is seen by each in their own parcel, and decided by staff", async () => {
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
  it("that was not requested cannot be decided, nor can another seller's", async () => {
    const { weaver, ofPotter, ofWeaver } = await aReturn([0]);
    const none = await failureOf(decide(weaver, ofWeaver, "approved"));
    expect([none.status, none.message]).toEqual([404, returnMessages.notFound]);
    const others = await failureOf(decide(weaver, ofPotter, "approved"));
    expect([others.status, others.message]).toEqual([404, parcelMessages.notFound]);
  });

  // @spec clicked-twenty-times-once
  it("is received once, for ten concurrent clicks", async () => {
    const { potter, ofPotter, orderId, pot, pots } = await aReturn([0]);
    await decide(potter, ofPotter, "approved");
    await Promise.all(Array.from({ length: 10 }, () => decide(potter, ofPotter, "received")));
    expect(await refundsOf(orderId)).toEqual([199.99]);
    expect(await stockSince(pot, pots)).toEqual({ stocked: -1, reserved: 0, reservations: 0 });
  });

  // @spec returns-go-right-seller
  it("is replaced by its seller without affecting the other's parcel", async () => {
    const { potter, ofPotter, pot, pots, cloth, cloths, orderId } = await aReturn([0], "replace");
    await decide(potter, ofPotter, "approved");
    expect((await decide(potter, ofPotter, "received")).status).toBe("replaced");
    expect(await refundedByLine(orderId)).toEqual([0, 0]);
    expect(await stockSince(pot, pots)).toEqual({ stocked: -3, reserved: 0, reservations: 0 });
    expect(await stockSince(cloth, cloths)).toEqual({ stocked: -1, reserved: 0, reservations: 0 });
  });
});

describe("an order whose return is decided", () => {
  const statusTo = (orderId: string, status: SettableOrderStatus, token: string) =>
    api(token).call("updateOrderStatus", { params: { orderId }, body: { status } });
  const pieces = async ({ pot, pots, cloth, cloths }: Awaited<ReturnType<typeof aReturn>>) => {
    const [ofPot, ofCloth] = [await stockSince(pot, pots), await stockSince(cloth, cloths)];
    for (const { reserved, reservations } of [ofPot, ofCloth]) expect(reserved).toBe(reservations);
    return [ofPot.stocked - ofPot.reserved, ofCloth.stocked - ofCloth.reserved];
  };

  // @spec open-return-is-decided
  it.each(["requested", "approved"] as const)(
    "cannot be moved while its return is %s, and the response links to the return",
    async (stand) => {
      const { potter, ofPotter, orderId, order, administrator } = await aReturn([0]);
      if (stand === "approved") await decide(potter, ofPotter, "approved");
      for (const status of ["placed", "processing", "shipped", "delivered", "cancelled"]) {
        const answer = await raw("PUT", `/api/v1/updateOrderStatus/${orderId}`, {
          token: administrator.token,
          body: { status },
        });
        expect(answer).toMatchObject({
          status: 409,
          body: { message: orderMessages.isReturned, link: `/returns?search=%23${order.orderNumber}` },
        });
      }
    },
  );

  // @spec open-return-is-decided
  it("can get any of the five statuses, and neither goods nor money are returned twice", async () => {
    const made = await aReturn([0]);
    const { potter, ofPotter, orderId, administrator, shopper } = made;
    for (const status of ["approved", "received"] as const) await decide(potter, ofPotter, status);
    expect(await pieces(made)).toEqual([-1, -1]);
    for (const status of ["placed", "shipped", "processing", "delivered"] as const) {
      const { order } = await statusTo(orderId, status, administrator.token);
      expect(order).toMatchObject({ orderStatus: status, paymentStatus: "paid" });
      expect(await pieces(made)).toEqual([-1, -1]);
      expect(await refundsOf(orderId)).toEqual([199.99]);
    }
    await Promise.all(Array.from({ length: 5 }, () => statusTo(orderId, "cancelled", administrator.token)));
    expect(await pieces(made)).toEqual([0, 0]);
    expect(await refundsOf(orderId)).toEqual([199.99, 365.99]);
    // Reopened, it starts over: all of it is sold, paid, shipped, and can be returned.
    await statusTo(orderId, "placed", administrator.token);
    expect(await pieces(made)).toEqual([-2, -1]);
    await statusTo(orderId, "delivered", administrator.token);
    expect(await pieces(made)).toEqual([-2, -1]);
    const params = { orderId };
    await api(shopper.token).call("requestReturn", { params, body: { action: "return", reason: "Another crack" } });
    for (const status of ["approved", "received"] as const)
      await api(administrator.token).call("decideReturn", { params, body: { status } });
    expect(await pieces(made)).toEqual([0, 0]);
    expect(
      (await refundsOf(orderId)).map((amount) => Math.round(amount * 100)).reduce((sum, one) => sum + one, 0),
    ).toBe(56_598 + 49_948);
    await statusTo(orderId, "cancelled", administrator.token);
    expect(await pieces(made)).toEqual([0, 0]);
    expect(
      (await refundsOf(orderId)).map((amount) => Math.round(amount * 100)).reduce((sum, one) => sum + one, 0),
    ).toBe(56_598 * 2);
  });

  // @spec open-return-is-decided
  it("restores a replacement's stock, and reopened, deducts the stock again", async () => {
    const made = await aReturn([0], "replace");
    const { potter, ofPotter, orderId, administrator } = made;
    for (const status of ["approved", "received"] as const) await decide(potter, ofPotter, status);
    expect(await pieces(made)).toEqual([-3, -1]);
    await statusTo(orderId, "cancelled", administrator.token);
    // The faulty one was written off.
    expect(await pieces(made)).toEqual([-1, 0]);
    expect(await refundsOf(orderId)).toEqual([565.98]);
    await statusTo(orderId, "delivered", administrator.token);
    expect(await pieces(made)).toEqual([-3, -1]);
    await statusTo(orderId, "cancelled", administrator.token);
    expect(await pieces(made)).toEqual([-1, 0]);
    expect(await refundsOf(orderId)).toEqual([565.98, 565.98]);
  });
});
