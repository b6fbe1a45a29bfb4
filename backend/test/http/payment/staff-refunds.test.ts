import { orderMessages } from "@haat/api-contract/order/messages";
import { refundMessages } from "@haat/api-contract/refund/messages";
import type { RefundOrderBody } from "@haat/api-contract/refund/schemas";
import { type Administrator, anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { payByHand } from "../../support/hand-payment";
import { refundedByLine, refundsOf } from "../../support/money";
import { sendRefunds } from "../../support/money-tasks";
import { anOrder } from "../../support/order-body";
import { differencesIn, moneyOf } from "../../support/order-money";
import { anOrderOfSellers, parcelOf, twoStalls } from "../../support/order-of-sellers";
import { aPaidOrder, orderNow } from "../../support/paid-order";
import { aShopper } from "../../support/shopper";
import { until } from "../../support/until";
import { fillWallet, walletOf } from "../../support/wallet";

jest.setTimeout(300_000);

let admin: Administrator;
let kurta: MadeProduct;
let diya: MadeProduct;

beforeAll(async () => {
  admin = await anAdministrator();
  [kurta, diya] = await Promise.all([
    aProduct({ price: 400, stock: 1000, returnDays: 7, delivery: { charge: 30, freeAbove: 10_000 } }),
    aProduct({ price: 100, stock: 1000, returnDays: 7 }),
  ]);
});

const move = (orderId: string, status: "shipped" | "delivered" | "cancelled") =>
  api(admin.token).call("updateOrderStatus", { params: { orderId }, body: { status } });
const detail = async (id: string) => (await api(admin.token).call("getManagedOrder", { params: { id } })).order;

type Wish = Partial<RefundOrderBody>;
/** Refunds like staff who have read the order first. */
const refund = async (id: string, wish: Wish = {}, token = admin.token) => {
  const refundable = wish.refundable ?? (await detail(id)).refundable;
  return api(token).call("refundOrder", { params: { id }, body: { reason: "Goodwill", ...wish, refundable } });
};

/** Two kurtas and a diya, 960 with the delivery, paid in cash. */
async function aCashOrder() {
  const shopper = await aShopper();
  const lines = [
    { productId: kurta.id, quantity: 2 },
    { productId: diya.id, quantity: 1 },
  ];
  const { orderId, order } = await api(shopper.token).call("placeOrder", { body: anOrder(lines, 960) });
  await move(orderId, "delivered");
  const [kurtas = "", diyas = ""] = order.products.map(({ _id }) => _id);
  return { shopper, orderId, kurtas, diyas, url: undefined };
}

describe("POST /api/v1/back-office/orders/{id}/refund", () => {
  it("refunds all of a cash order, including delivery, by a person", async () => {
    const order = await aCashOrder();
    expect((await refund(order.orderId)).amount).toBe(960);
    expect(await refundsOf(order.orderId)).toEqual([960]);
    const now = await orderNow(order);
    expect(now).toMatchObject({
      paymentStatus: "paid",
      refunds: [{ amount: 960, destination: null, status: "waiting" }],
    });
    expect(await detail(order.orderId)).toMatchObject({ refundable: 0, refunded: 0, paymentStatus: "paid" });
    const again = await failureOf(refund(order.orderId));
    expect([again.status, again.message]).toEqual([409, refundMessages.nothingLeft]);
  });

  it("leaves a refunded order refunded when it is delivered again: no cash is collected", async () => {
    const order = await aCashOrder();
    await refund(order.orderId);
    await payByHand(admin.token, order.orderId);
    await move(order.orderId, "shipped");
    await move(order.orderId, "delivered");
    expect(await orderNow(order)).toMatchObject({ orderStatus: "delivered", paymentStatus: "refunded" });
    expect((await moneyOf(order)).engine.cash).toEqual({ captured: 96_000, refunded: 96_000 });
  });

  it("refunds cash by a person if staff choose so, even if the shopper chose the wallet before", async () => {
    const order = await aCashOrder();
    const body = { action: "return", reason: "Too small", refundTo: "wallet" } as const;
    await api(order.shopper.token).call("requestReturn", { params: { orderId: order.orderId }, body });
    await refund(order.orderId, { products: [{ _id: order.diyas, quantity: 1 }], destination: "source" });
    await sendRefunds(undefined, [order.orderId]);
    expect(await orderNow(order)).toMatchObject({ refunds: [{ amount: 100, destination: null, status: "waiting" }] });
    expect((await walletOf(order.shopper.token)).balance).toBe(0);
  });

  it("refunds nothing of an order that still awaits money", async () => {
    const shopper = await aShopper();
    await fillWallet(shopper.user._id, 300);
    const wish = anOrder({ productId: kurta.id, quantity: 1 }, 430, { paymentMethod: "razorpay", useWallet: true });
    const { orderId } = await api(shopper.token).call("placeOrder", { body: wish });
    expect((await detail(orderId)).refundable).toBe(300);
    const refusal = await failureOf(refund(orderId));
    expect([refusal.status, refusal.message]).toEqual([409, refundMessages.stillExpected]);
    expect(await refundsOf(orderId)).toEqual([]);
    await move(orderId, "cancelled");
    await until("the wallet's money", async () => (await walletOf(shopper.token)).balance === 300 || undefined);
  });

  // @spec refunds-whole-per-line
  it("refunds some pieces, each once, and the rest later", async () => {
    const { orderId, kurtas, diyas } = await aCashOrder();
    await refund(orderId, { products: [{ _id: kurtas, quantity: 1 }] });
    expect(await detail(orderId)).toMatchObject({
      paymentStatus: "paid",
      refundable: 560,
      products: [{ refundable: 1 }, { refundable: 1 }],
    });
    const tooMany = await failureOf(refund(orderId, { products: [{ _id: kurtas, quantity: 2 }] }));
    expect([tooMany.status, tooMany.message]).toEqual([409, refundMessages.tooManyPieces(1, kurta.title)]);
    await refund(orderId, {
      products: [
        { _id: kurtas, quantity: 1 },
        { _id: diyas, quantity: 1 },
      ],
    });
    expect((await detail(orderId)).products.map(({ refundable }) => refundable)).toEqual([0, 0]);
    // Only its delivery is left.
    expect((await refund(orderId)).amount).toBe(60);
    expect(await detail(orderId)).toMatchObject({ refundable: 0, paymentStatus: "paid" });
  });

  // @spec refunds-whole-per-line
  it("refunds once for twenty concurrent clicks", async () => {
    const { orderId, kurtas } = await aCashOrder();
    const wish = { products: [{ _id: kurtas, quantity: 1 }], refundable: 960 };
    const clicks = await Promise.allSettled(Array.from({ length: 20 }, () => refund(orderId, wish)));
    expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refundsOf(orderId)).toEqual([400]);
    const late = await failureOf(refund(orderId, wish));
    expect([late.status, late.message]).toEqual([409, orderMessages.changedMeanwhile]);
  });

  it.each(["razorpay", "stripe"] as const)(
    "refunds money of %s to its source, and the mail says where",
    async (gateway) => {
      const order = await aPaidOrder({ product: kurta, gateway, quantity: 2, more: { finalAmount: 860 } });
      const [line] = order.order.products;
      const products = [{ _id: line?._id ?? "", quantity: 1 }];
      await refund(order.orderId, { products });
      await refund(order.orderId, { products });
      const refunds = await until("both refunds", async () => {
        const now = (await orderNow(order)).refunds;
        return now.every(({ status }) => status === "done") ? now : undefined;
      });
      expect(refunds.map(({ amount, destination }) => [amount, destination])).toEqual([
        [400, "source"],
        [400, "source"],
      ]);
      expect(differencesIn(await moneyOf(order))).toEqual([]);
    },
  );

  it("refunds cash to the wallet if staff choose so, whatever the shopper chose", async () => {
    const order = await aCashOrder();
    await refund(order.orderId, { products: [{ _id: order.diyas, quantity: 1 }], destination: "wallet" });
    await until("the money in the wallet", async () => {
      const { balance } = await walletOf(order.shopper.token);
      return balance === 100 || undefined;
    });
    // Without a destination it goes where it would have gone before.
    await refund(order.orderId, { products: [{ _id: order.kurtas, quantity: 1 }] });
    expect((await orderNow(order)).refunds).toMatchObject([
      { amount: 100, destination: "wallet" },
      { amount: 400, destination: null, status: "waiting" },
    ]);
    expect((await walletOf(order.shopper.token)).balance).toBe(100);
  });

  it("records who did it, and why", async () => {
    const { orderId, diyas } = await aCashOrder();
    await refund(orderId, { products: [{ _id: diyas, quantity: 1 }], reason: "  It came broken " });
    expect((await auditOf(orderId)).at(-1)).toMatchObject({
      action: "order.refunded",
      after: { amount: 100, pieces: { [diyas]: 1 }, reason: "It came broken" },
    });
  });

  it("reduces what a later return refunds, and never exceeds the payment", async () => {
    const order = await aCashOrder();
    const { orderId, kurtas, diyas, shopper } = order;
    await refund(orderId, { products: [{ _id: kurtas, quantity: 1 }] });
    const products = [
      { _id: kurtas, quantity: 2 },
      { _id: diyas, quantity: 1 },
    ];
    await api(shopper.token).call("requestReturn", {
      params: { orderId },
      body: { action: "return", reason: "Too small", products },
    });
    for (const status of ["approved", "received"] as const) {
      await api(admin.token).call("decideReturn", { params: { orderId }, body: { status } });
    }
    expect((await refundsOf(orderId)).sort()).toEqual([400, 500]);
    expect(await detail(orderId)).toMatchObject({ refundable: 60, paymentStatus: "paid" });
    const twice = await failureOf(refund(orderId, { products: [{ _id: kurtas, quantity: 1 }] }));
    expect([twice.status, twice.message]).toEqual([409, refundMessages.tooManyPieces(0, kurta.title)]);
  });

  it("deducts the share from the seller of the goods", async () => {
    const stalls = await twoStalls();
    const { orderId, order } = await anOrderOfSellers(stalls);
    await move(orderId, "delivered");
    const [pots] = order.products;
    const before = await api(stalls.potter.token).call("getSellerEarnings", {});
    await refund(orderId, { products: [{ _id: pots?._id ?? "", quantity: 1 }] });
    expect(await refundedByLine(orderId)).toEqual([19_999, 0]);
    await refund(orderId, { products: [{ _id: pots?._id ?? "", quantity: 1 }] });
    expect(await refundedByLine(orderId)).toEqual([39_998, 0]);
    const after = await api(stalls.potter.token).call("getSellerEarnings", {});
    expect(after.total.refunded - before.total.refunded).toBeCloseTo(399.98, 2);
    expect((await refund(orderId)).amount).toBe(166);
    expect(await refundedByLine(orderId)).toEqual([39_998, 9950]);
  });

  it("leaves the correct remainder when a seller cancels a parcel afterwards", async () => {
    const stalls = await twoStalls();
    const shopper = await aShopper();
    const lines = [
      { productId: stalls.pot.id, quantity: 2 },
      { productId: stalls.cloth.id, quantity: 1 },
    ];
    await fillWallet(shopper.user._id, 565.98);
    const body = anOrder(lines, 565.98, { paymentMethod: "wallet" });
    const { orderId, order } = await api(shopper.token).call("placeOrder", { body });
    const [, cloth] = order.products;
    await refund(orderId, { products: [{ _id: cloth?._id ?? "", quantity: 1 }] });
    const parcel = await parcelOf(stalls.potter, order.orderNumber);
    await api(stalls.potter.token).call("cancelParcel", {
      params: { parcelId: parcel._id },
      body: { reason: "Sold out" },
    });
    // The pots and their delivery, in addition to the cloth that staff refunded.
    expect((await refundsOf(orderId)).sort()).toEqual([435.98, 99.5]);
    expect(await detail(orderId)).toMatchObject({ refundable: 30.5 });
  });

  it("rejects a refund of an unpaid order", async () => {
    const { orderId } = await anOrderOfSellers(await twoStalls());
    const unpaid = await failureOf(refund(orderId));
    expect([unpaid.status, unpaid.message]).toEqual([409, refundMessages.nothingPaid]);
  });

  it("rejects another order's line, an unknown order, and staff without the permission", async () => {
    const { orderId } = await aCashOrder();
    const other = await failureOf(refund(orderId, { products: [{ _id: "ordli_none", quantity: 1 }] }));
    expect([other.status, other.message]).toEqual([400, refundMessages.lineUnknown]);
    const none = await failureOf(refund("order_none", { refundable: 1 }));
    expect([none.status, none.message]).toEqual([404, orderMessages.notFound]);
    const clerk = await aStaffMember({ permissions: ["edit_order", "view_payment"] });
    expect((await failureOf(refund(orderId, { refundable: 960 }, clerk.token))).status).toBe(403);
    const silent = await failureOf(refund(orderId, { reason: " " }));
    expect([silent.status, silent.message]).toEqual([400, refundMessages.reasonMissing]);
    expect(await refundsOf(orderId)).toEqual([]);
  });
});
