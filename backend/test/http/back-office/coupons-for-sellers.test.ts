import { randomBytes } from "node:crypto";
import { offerMessages } from "@haat/api-contract/back-office/offer-fields";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { addCoupon, addSellerCoupon, couponBody, dropCoupons } from "../../support/coupon";
import { anOrder } from "../../support/order-body";
import { parcelOf, type Stalls, twoStalls } from "../../support/order-of-sellers";
import type { Seller } from "../../support/seller";
import { aShopper } from "../../support/shopper";

const aCode = () => `A${randomBytes(5).toString("hex")}`.toUpperCase();

let staff: string;
let stalls: Stalls;
beforeAll(async () => {
  [staff, stalls] = await Promise.all([anAdministrator().then(({ token }) => token), twoStalls()]);
});
afterAll(dropCoupons);

/** Orders two pots (399.98 and 36 for delivery) and a lamp (50 and 10), with a coupon or without. */
async function order(amount: number, couponCode?: string) {
  const shopper = await aShopper();
  const lines = [
    { productId: stalls.pot.id, quantity: 2 },
    { productId: stalls.lamp.id, quantity: 1 },
  ];
  const body = anOrder(lines, amount, couponCode ? { couponCode } : {});
  return await api(shopper.token).call("placeOrder", { body });
}

const earningOf = async (seller: Seller, orderNumber: number) => {
  const { lines } = await api(seller.token).call("listEarningLines", {});
  const line = lines.find((one) => one.orderNumber === orderNumber);
  if (!line) throw new Error(`#${orderNumber} earns nothing.`);
  const { paid, commission, refunded, net } = line;
  return { paid, commission, refunded, net };
};

describe("a coupon of the shop for sellers' products", () => {
  it("lowers what customers pay, and not what sellers earn", async () => {
    const code = aCode();
    await addCoupon(staff, { code, includesSellers: true, maxUsesPerShopper: null });
    const plain = await order(495.98);
    const { order: lowered } = await order(450.98, code);
    expect(lowered).toMatchObject({ finalAmount: 450.98, coupon: { code, discount: 45 } });
    const { potter } = stalls;
    const parcel = await parcelOf(potter, lowered.orderNumber);
    const { order: detail } = await api(potter.token).call("getSellerOrder", { params: { parcelId: parcel._id } });
    // A part of the coupon is of the lamp.
    expect(detail).toMatchObject({ goods: 359.98, delivery: 36, total: 395.98, shopCoupon: 40 });
    expect(detail.products).toMatchObject([{ price: 199.99, coupon: 40, isShopCoupon: true, amount: 359.98 }]);
    const earned = await earningOf(potter, lowered.orderNumber);
    expect(earned).toMatchObject({ paid: 399.98, refunded: 0 });
    expect(earned).toEqual(await earningOf(potter, plain.order.orderNumber));
  });

  it("is taken back from a seller with what is refunded of it", async () => {
    const code = aCode();
    await addCoupon(staff, { code, includesSellers: true, maxUsesPerShopper: null });
    const { potter } = stalls;
    const { order: placed, orderId } = await order(450.98, code);
    const before = await earningOf(potter, placed.orderNumber);
    await api(staff).call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    const { order: managed } = await api(staff).call("getManagedOrder", { params: { id: orderId } });
    const pots = managed.products.find(({ quantity }) => quantity === 2);
    const body = {
      products: [{ _id: pots?._id ?? "", quantity: 2 }],
      destination: "wallet" as const,
      reason: "Cracked",
      refundable: managed.refundable,
    };
    await api(staff).call("refundOrder", { params: { id: orderId }, body });
    // Nothing is left of it but the delivery.
    expect(await earningOf(potter, placed.orderNumber)).toEqual({ ...before, refunded: 399.98, net: 36 });
  });

  it("may be for chosen products of sellers, until it is for the shop's own alone", async () => {
    const code = aCode();
    const chosen = { includesSellers: true, productIds: [stalls.pot.id, stalls.lamp.id] };
    const { _id } = await addCoupon(staff, { code, ...chosen });
    const own = api(staff).call("updateCoupon", {
      params: { id: _id },
      body: couponBody(code, { ...chosen, includesSellers: false }),
    });
    expect(await failureOf(own)).toMatchObject({ status: 400, message: offerMessages.notSoldByShop });
    const unknown = addCoupon(staff, { code: aCode(), includesSellers: true, productIds: ["prod_none"] });
    expect(await failureOf(unknown)).toMatchObject({ status: 400, message: offerMessages.unknownProduct });
    const shopper = await aShopper();
    const products = [{ productId: stalls.cloth.id, quantity: 1 }];
    const { offers } = await api(shopper.token).call("findCoupons", { body: { code, products } });
    expect(offers).toMatchObject([{ problem: couponMessages.notTheseGoods }]);
    await api(staff).call("updateCoupon", { params: { id: _id }, body: couponBody(code) });
    expect((await auditOf(_id)).at(-1)).toMatchObject({
      before: { includesSellers: true },
      after: { includesSellers: false },
    });
  });

  it("is not for free delivery or whole lines, which sellers are paid for, and sellers can't have one", async () => {
    const free = addCoupon(staff, { code: aCode(), kind: "free-delivery", value: 0, includesSellers: true });
    expect(await failureOf(free)).toMatchObject({ status: 400, message: couponMessages.deliveryIsSellers });
    const whole = addCoupon(staff, { code: aCode(), kind: "amount", value: 90, minGoods: 99, includesSellers: true });
    // A line that costs nothing would be paid to its seller even if it went back.
    expect(await failureOf(whole)).toMatchObject({ status: 400, message: couponMessages.amountMinimum(90, 100) });
    const theirs = addSellerCoupon(stalls.potter, { code: aCode(), includesSellers: true });
    expect(await failureOf(theirs)).toMatchObject({ status: 400, message: couponMessages.includesSellersForShop });
  });
});
