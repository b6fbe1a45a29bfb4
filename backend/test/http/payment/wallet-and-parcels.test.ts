import { anAdministrator } from "../../support/administrator";
import { api } from "../../support/api";
import { anOrder } from "../../support/order-body";
import { parcelOf, type Stalls, twoStalls } from "../../support/order-of-sellers";
import { aShopper } from "../../support/shopper";
import { awaitedOf, fillWallet, paymentsOf } from "../../support/wallet";

let stalls: Stalls;
beforeAll(async () => {
  stalls = await twoStalls();
});

/** An order of 565.98 rupees, of which the wallet pays a part, and whose larger part (435.98) its seller cancels: 130 are left. */
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

describe("an order that the wallet paid a part of, when a seller cancels a part", () => {
  it("awaits less: what the rest costs, less what the wallet has paid", async () => {
    const { orderId, seen } = await aSmallerOrder(100);
    expect(seen).toMatchObject({ paymentStatus: "pending", finalAmount: 130 });
    expect(await paymentsOf(orderId)).toMatchObject([{ captured: 100, refunded: 0 }]);
    expect(await awaitedOf(orderId)).toEqual([{ provider: "pp_cod_cod", amount: 30 }]);
    const admin = api((await anAdministrator()).token);
    await admin.call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    expect(await paymentsOf(orderId)).toMatchObject([{ captured: 100 }, { provider: "pp_cod_cod", captured: 30 }]);
  });

  it("is paid, and gives back the rest, where the wallet has paid for more than what is left", async () => {
    const { orderId, seen } = await aSmallerOrder(500);
    expect(seen).toMatchObject({ paymentStatus: "paid", finalAmount: 130 });
    expect(await paymentsOf(orderId)).toMatchObject([{ captured: 500, refunded: 370 }]);
    expect(await awaitedOf(orderId)).toEqual([]);
  });
});
