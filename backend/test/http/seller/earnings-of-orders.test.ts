import { anAdministrator, aStaffMember } from "../../support/administrator";
import { api } from "../../support/api";
import { anOrderOfSellers, twoStalls } from "../../support/order-of-sellers";
import { sumsOf } from "../../support/order-sums";
import type { Seller } from "../../support/seller";
import { until } from "../../support/until";

const earnings = ({ token }: Seller) => api(token).call("getSellerEarnings", {});
const kindsToldTo = async ({ token }: Seller) =>
  (await api(token).call("listSellerNotices", {})).notices.map(({ kind }) => kind);
/** A notice arrives a moment after its event. */
const told = (seller: Seller, kind: string) =>
  until(`The notice ${kind}`, async () => (await kindsToldTo(seller)).find((one) => one === kind));
const paise = (rupees: number) => Math.round(rupees * 100);

describe("an order with goods of two sellers", () => {
  // @spec settled-order-placed-later figures-portal-back-office
  it("is earned by each of them, at the rate in effect when it was placed, to the paisa", async () => {
    const stalls = await twoStalls();
    const { potter, weaver } = stalls;
    const [administrator, clerk] = await Promise.all([
      anAdministrator(),
      aStaffMember({ permissions: ["view_seller", "edit_seller"] }),
    ]);
    const rate = (percent: number | null, version: string) =>
      api(clerk.token).call("setSellerCommission", { params: { id: potter.id }, body: { percent, version } });
    await rate(12.5, "none");
    const { orderId, order, shopper } = await anOrderOfSellers(stalls);
    const { sellers } = await api(clerk.token).call("listSellerCommissions", { query: { search: potter.id } });
    await rate(50, sellers[0]?.version ?? "");

    // 399.98: commission 49.9975, GST on it 9.00; 99.50 at the default 10 %: 9.95 and 1.79.
    const { usualPercent } = await api(clerk.token).call("getCommission", {});
    expect(usualPercent).toBe(10);
    expect((await earnings(potter)).total).toEqual({
      orders: 1,
      pieces: 2,
      paid: 399.98,
      delivery: 36,
      commission: 50,
      commissionGst: 9,
      refunded: 0,
      refundShare: 0,
      net: 376.98,
    });
    expect((await earnings(weaver)).total).toMatchObject({
      paid: 99.5,
      delivery: 30.5,
      commission: 9.95,
      commissionGst: 1.79,
      net: 118.26,
    });
    const both = [await earnings(potter), await earnings(weaver)];
    const sums = await sumsOf(orderId);
    expect(both.reduce((all, { total }) => all + paise(total.paid) + paise(total.delivery), 0)).toBe(sums.listed.total);
    for (const { balance, total } of both) expect(balance).toEqual({ pending: total.net, available: 0, paidOut: 0 });

    await api(administrator.token).call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    expect((await api(potter.token).call("listEarningLines", {})).lines.map(({ heldFor }) => heldFor)).toEqual([
      "cash",
    ]);
    const { order: seen } = await api(administrator.token).call("getManagedOrder", { params: { id: orderId } });
    for (const { _id: parcelId, cashDue } of seen.parcels) {
      const body = { amount: cashDue ?? 0, reference: "CR-1" };
      await api(administrator.token).call("recordParcelCash", { params: { parcelId }, body });
    }
    // The pots' return window is as long as their hold, the cloth's is longer; a hold ends seven days after delivery.
    const { lines } = await api(potter.token).call("listEarningLines", {});
    const days = lines.map(({ availableFrom }) =>
      Math.round((Date.parse(availableFrom ?? "") - Date.now()) / 86_400_000),
    );
    expect([days, lines.map(({ heldFor }) => heldFor)]).toEqual([[7], ["window"]]);
    expect((await earnings(potter)).balance).toMatchObject({ available: 0 });
    await api(shopper.token).call("requestReturn", {
      params: { orderId },
      body: { action: "return", reason: "A crack", products: [{ _id: order.products[0]?._id ?? "", quantity: 1 }] },
    });
    for (const status of ["approved", "received"] as const) {
      await api(administrator.token).call("decideReturn", { params: { orderId }, body: { status } });
    }
    // Half of the goods were returned: half of the commission and its GST are reversed.
    expect((await earnings(potter)).total).toMatchObject({ refunded: 199.99, refundShare: 170.49, net: 206.49 });
    expect(await sumsOf(orderId)).toMatchObject({ listed: { refunded: 0 }, toPay: { ever: 19_999 } });
    await told(potter, "return-requested");
    expect(await kindsToldTo(potter)).toEqual(["return-requested", "order-placed"]);
    await told(weaver, "order-placed");
    expect(await kindsToldTo(weaver)).toEqual(["order-placed"]);
  });

  // @spec part-was-cancelled-earns
  it("earns nothing once it is cancelled, and both are notified", async () => {
    const stalls = await twoStalls();
    const { orderId, shopper } = await anOrderOfSellers(stalls, { besides: true });
    await api(shopper.token).call("cancelOrder", { params: { orderId } });
    for (const seller of [stalls.potter, stalls.weaver]) {
      expect((await earnings(seller)).total).toMatchObject({ orders: 0, paid: 0, net: 0 });
      await told(seller, "order-cancelled");
    }
  });

  // @spec part-was-cancelled-earns
  it("does not notify a seller of their own cancellation, and leaves the other's earnings unchanged", async () => {
    const stalls = await twoStalls();
    const { ofPotter } = await anOrderOfSellers(stalls);
    const { potter, weaver } = stalls;
    const before = await earnings(weaver);
    await api(potter.token).call("cancelParcel", { params: { parcelId: ofPotter }, body: { reason: "Broken" } });
    expect((await earnings(potter)).total).toMatchObject({ orders: 0, net: 0 });
    expect(await earnings(weaver)).toEqual(before);
    expect(await kindsToldTo(potter)).not.toContain("order-cancelled");
  });
});
