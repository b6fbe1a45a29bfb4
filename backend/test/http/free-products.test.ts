import { randomBytes } from "node:crypto";
import { offerMessages } from "@haat/api-contract/back-office/offer-fields";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import { anAdministrator } from "../support/administrator";
import { api, failureOf } from "../support/api";
import { aProduct } from "../support/catalogue";
import { addCoupon, addSellerCoupon, dropCoupons } from "../support/coupon";
import { anOrder } from "../support/order-body";
import { aShopper } from "../support/shopper";
import { aStall } from "../support/stall";

const aCode = () => `G${randomBytes(5).toString("hex")}`.toUpperCase();
const gift = { kind: "buy-get" as const, value: 0, buyQuantity: 2, getQuantity: 1, isListed: true };

let staff: string;
beforeAll(async () => {
  staff = (await anAdministrator()).token;
});
afterAll(dropCoupons);

const line = (productId: string, quantity = 1) => ({ productId, quantity });

describe("a coupon for free products", () => {
  it("is offered on both, says what is missing, and takes off what the free one costs", async () => {
    const [code, brand, { token }] = [aCode(), aCode(), await aShopper()];
    const [lamp, bulb] = [await aProduct({ brand, price: 500, stock: 9 }), await aProduct({ price: 80, stock: 9 })];
    const saved = await addCoupon(staff, { code, ...gift, brand, freeProductIds: [bulb.id] });
    expect(saved.freeProducts).toMatchObject([{ _id: bulb.id }]);
    const offerFor = async (...products: ReturnType<typeof line>[]) =>
      (await api(token).call("findCoupons", { body: { products } })).offers.find((offer) => offer.code === code);
    expect(await offerFor(line(bulb.id))).toMatchObject({ problem: couponMessages.addPieces(2), missingPieces: 2 });
    expect(await offerFor(line(lamp.id, 2))).toMatchObject({ problem: couponMessages.addFreeItem, missingPieces: 1 });
    const products = [line(lamp.id, 2), line(bulb.id, 2)];
    expect(await offerFor(...products)).toMatchObject({ discount: 80, problem: null });
    const { order } = await api(token).call("placeOrder", {
      body: { ...anOrder(line(lamp.id), 1080, { couponCode: code }), products },
    });
    expect(order).toMatchObject({ totalAmount: 1160, finalAmount: 1080, coupon: { code, discount: 80 } });
  });

  it("is for products of the shop alone", async () => {
    const [stall, lamp] = [await aStall(400), await aProduct()];
    const add = (fields: object) => failureOf(addCoupon(staff, { code: aCode(), ...gift, ...fields }));
    expect(await add({ freeProductIds: [stall.productId] })).toMatchObject({
      status: 400,
      message: offerMessages.notSoldByShop,
    });
    expect(await add({ freeProductIds: [lamp.id], includesSellers: true })).toMatchObject({
      status: 400,
      message: couponMessages.freeProductsOfShop,
    });
    const other = { kind: "percent", value: 10, buyQuantity: null, getQuantity: null, freeProductIds: [lamp.id] };
    expect(await add(other)).toMatchObject({ status: 400, message: couponMessages.freeProductsForBuyGet });
    expect(await add({ freeProductIds: [] })).toMatchObject({ status: 400, message: offerMessages.noProduct });
    const ofSeller = addSellerCoupon(stall.seller, { code: aCode(), ...gift, freeProductIds: [stall.productId] });
    expect(await failureOf(ofSeller)).toMatchObject({ status: 400, message: couponMessages.freeProductsOfShop });
  });
});
