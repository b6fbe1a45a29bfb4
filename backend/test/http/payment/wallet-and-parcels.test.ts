import { anAdministrator } from "../../support/administrator";
import { api } from "../../support/api";
import { anOrder } from "../../support/order-body";
import { parcelOf, type Stalls, twoStalls } from "../../support/order-of-sellers";
import { aShopper, outbox } from "../../support/shopper";
import { until } from "../../support/until";
import { deferredOf, fillWallet, paymentsOf } from "../../support/wallet";

let stalls: Stalls;
beforeAll(async () => {
  stalls = await twoStalls();
});

/**
 * An order of 565.98 rupees, partly paid by wallet, whose larger parcel (435.98) is cancelled by its seller: 130 are
 * left.
 */
async function aSmallerOrder(fromWallet: number) {
  const { token, user } = await aShopper();
  await fillWallet(user._id, fromWallet);
  const lines = [
    { productId: stalls.pot.id, quantity: 2 },
    { productId: stalls.cloth.id, quantity: 1 },
  ];
  const body = anOrder(lines, 565.98, { useWallet: true });
  const { orderId, order } = await api(token).call("placeOrder", { body });
  const { _id: parcelId } = await parcelOf(stalls.potter, order.orderNumber);
  await api(stalls.potter.token).call("cancelParcel", { params: { parcelId }, body: { reason: "The kiln broke." } });
  const [seen] = (await api(token).call("listOrders", {})).orders;
  return { orderId, seen };
}

describe("an order partly paid by wallet, when a seller cancels a parcel", () => {
  it("awaits less: the remaining total less the wallet's part", async () => {
    const { orderId, seen } = await aSmallerOrder(100);
    expect(seen).toMatchObject({ paymentStatus: "pending", finalAmount: 130 });
    expect(await paymentsOf(orderId)).toMatchObject([{ captured: 100, refunded: 0 }]);
    expect(await deferredOf(orderId)).toEqual([{ provider: "pp_cod_cod", amount: 30 }]);
    const admin = api((await anAdministrator()).token);
    await admin.call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    expect(await paymentsOf(orderId)).toMatchObject([{ captured: 100 }, { provider: "pp_cod_cod", captured: 30 }]);
  });

  it("has cash per parcel that adds up to the paisa, however much was received", async () => {
    const { token, user } = await aShopper();
    await fillWallet(user._id, 100.01);
    const lines = [stalls.pot, stalls.cloth, stalls.lamp].map(({ id }) => ({ productId: id, quantity: 1 }));
    const { orderId } = await api(token).call("placeOrder", { body: anOrder(lines, 407.99, { useWallet: true }) });
    const admin = api((await anAdministrator()).token);
    await admin.call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    const parts = async () => (await admin.call("getManagedOrder", { params: { id: orderId } })).order.parcels;
    const sum = (amounts: (number | null | undefined)[]) =>
      amounts.reduce<number>((all, one) => all + Math.round((one ?? 0) * 100), 0);
    const before = await parts();
    expect(sum(before.map(({ cashDue }) => cashDue))).toBe(30_798);
    for (const { _id: parcelId } of before) {
      const due = (await parts()).find(({ _id }) => _id === parcelId)?.cashDue ?? 0;
      await admin.call("recordParcelCash", { params: { parcelId }, body: { amount: due, reference: "CR" } });
    }
    const after = await parts();
    expect(after.map(({ cashDue }) => cashDue)).toEqual([null, null, null]);
    expect(sum(after.map(({ cashReceived }) => cashReceived?.amount))).toBe(30_798);
  });

  // @spec courier-asks-what-is-due
  it("shows shopper, mail and seller the cash to collect, less the wallet's part", async () => {
    const { token, user, identifier } = await aShopper();
    await fillWallet(user._id, 100.01);
    const lines = [stalls.pot, stalls.cloth].map(({ id }) => ({ productId: id, quantity: 1 }));
    const { order } = await api(token).call("placeOrder", { body: anOrder(lines, 347.99, { useWallet: true }) });
    const { _id: parcelId } = await parcelOf(stalls.potter, order.orderNumber);
    const mine = async () => (await api(token).call("listOrders", {})).orders[0]?.parcels ?? [];
    const due = (await mine()).find(({ _id }) => _id === parcelId)?.cashToPay ?? 0;
    expect(due).toBeLessThan(217.99);
    expect((await mine()).reduce((sum, { cashToPay }) => sum + Math.round((cashToPay ?? 0) * 100), 0)).toBe(24_798);
    const seller = api(stalls.potter.token);
    expect((await seller.call("getSellerOrder", { params: { parcelId } })).order.cash).toBe(due);
    const body = { status: "shipped", carrier: "Blue Dart", trackingNumber: "BD-6" } as const;
    await seller.call("moveParcel", { params: { parcelId }, body });
    const mail = await until("the mail", async () =>
      (await outbox(identifier)).find(({ template }) => template === "parcel-shipped"),
    );
    expect(mail.text).toContain(`Please keep ₹${due.toFixed(2)} ready`);
  });

  it("is paid, with the excess refunded, if the wallet paid more than the remaining total", async () => {
    const { orderId, seen } = await aSmallerOrder(500);
    expect(seen).toMatchObject({ paymentStatus: "paid", finalAmount: 130 });
    expect(await paymentsOf(orderId)).toMatchObject([{ captured: 500, refunded: 370 }]);
    expect(await deferredOf(orderId)).toEqual([]);
  });
});
