import { randomBytes } from "node:crypto";
import { offerMessages } from "@haat/api-contract/back-office/offer-fields";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aProduct } from "../../support/catalogue";
import { addCoupon, addSellerCoupon, couponBody, dropCoupons } from "../../support/coupon";
import { anOrder } from "../../support/order-body";
import { parcelOf } from "../../support/order-of-sellers";
import { aSeller, type Seller } from "../../support/seller";
import { aShopper } from "../../support/shopper";
import { soldBy } from "../../support/sold-by";
import { aStall } from "../../support/stall";

const aCode = () => `V${randomBytes(5).toString("hex")}`.toUpperCase();

let staff: string;
beforeAll(async () => {
  staff = (await anAdministrator()).token;
});
afterAll(dropCoupons);

const of = (seller: Seller) => api(seller.token);
const update = (seller: Seller, id: string, body: ReturnType<typeof couponBody> & { version?: string }) =>
  of(seller).call("updateSellerCoupon", { params: { id }, body });

/** Sets what sellers' coupons may take off, for the time of a deed. */
async function withMaxPercent(maxCouponPercent: number, act: () => Promise<void>): Promise<void> {
  const office = api(staff);
  const set = async (percent: number) => {
    const { settings, version } = await office.call("getShopSettings", {});
    const sellers = { ...settings.sellers, maxCouponPercent: percent };
    await office.call("saveShopSettings", { body: { settings: { ...settings, sellers }, version } });
    return settings.sellers.maxCouponPercent;
  };
  const before = await set(maxCouponPercent);
  await act().finally(() => set(before));
}

describe("a seller's coupon", () => {
  it("is added, changed, ended and deleted by its seller, with entries in the audit log", async () => {
    const [{ seller }, code] = [await aStall(100), aCode()];
    const { _id, version } = await addSellerCoupon(seller, { code });
    const { coupon } = await update(seller, _id, { ...couponBody(code, { value: 15 }), version });
    expect(coupon).toMatchObject({ value: 15, status: "running", seller: { _id: seller.id } });
    expect(await of(seller).call("listSellerCoupons", { query: {} })).toMatchObject({
      coupons: [{ _id, code }],
      total: 1,
      maxPercent: 50,
    });
    const { coupon: ended } = await of(seller).call("endSellerCoupon", { params: { id: _id }, body: {} });
    expect(ended.status).toBe("over");
    await of(seller).call("deleteSellerCoupon", { params: { id: _id } });
    expect((await auditOf(_id)).map(({ action }) => action)).toEqual([
      "coupon.created",
      "coupon.updated",
      "coupon.updated",
      "coupon.deleted",
    ]);
    expect((await of(seller).call("listSellerNotices", { query: {} })).notices).toEqual([]);
  });

  it("takes something off its seller's goods alone, who earns so much less", async () => {
    const [pots, cloths, lamp, shopper] = [await aStall(400), await aStall(200), await aProduct(), await aShopper()];
    const code = aCode();
    const previewed = [pots, cloths].map(({ productId }) => ({ productId, quantity: 1 }));
    const body25 = { coupon: couponBody(code, { value: 25 }), products: previewed };
    const { preview } = await of(pots.seller).call("previewSellerCoupon", { body: body25 });
    expect(preview).toMatchObject({ goods: 600, discount: 100 });
    const refused = (fields: Parameters<typeof couponBody>[1]) =>
      failureOf(of(pots.seller).call("previewSellerCoupon", { body: { ...body25, coupon: couponBody(code, fields) } }));
    expect(await refused({ includesSellers: true })).toMatchObject({
      status: 400,
      message: couponMessages.includesSellersForShop,
    });
    expect(await refused({ value: 89 })).toMatchObject({ status: 400 });
    await addSellerCoupon(pots.seller, { code, value: 25 });
    const line = (productId: string, quantity = 1) => ({ productId, quantity });
    const products = [line(pots.productId, 2), line(cloths.productId), line(lamp.id)];
    const { offers } = await api(shopper.token).call("findCoupons", { body: { code, products } });
    expect(offers).toMatchObject([{ discount: 200, problem: null }]);
    const others = await api(shopper.token).call("findCoupons", { body: { code, products: products.slice(1) } });
    expect(others.offers).toMatchObject([{ problem: couponMessages.notTheseGoods }]);
    const body = { products: products.slice(0, 2) };
    const { order } = await api(shopper.token).call("placeOrder", {
      body: { ...anOrder(line(pots.productId), 800, { couponCode: code }), ...body },
    });
    expect(order).toMatchObject({ finalAmount: 800, coupon: { code, discount: 200 } });
    const parcel = await parcelOf(pots.seller, order.orderNumber);
    expect(parcel.total).toBe(600);
    const { order: detail } = await of(pots.seller).call("getSellerOrder", { params: { parcelId: parcel._id } });
    expect(detail.products).toMatchObject([{ price: 400, quantity: 2, coupon: 200, amount: 600 }]);
    expect((await parcelOf(cloths.seller, order.orderNumber)).total).toBe(200);
    const { coupons } = await of(pots.seller).call("listSellerCoupons", { query: {} });
    // Nothing of what others sold with it.
    expect(coupons).toMatchObject([{ uses: 1, given: 200, revenue: 600 }]);
  });

  it("is for products that its seller has chosen among their own", async () => {
    const [{ seller, productId }, second, other] = [await aStall(400), await aProduct(), await aStall(400)];
    await soldBy(seller.id, second);
    const code = aCode();
    const theirs = addSellerCoupon(seller, { code, productIds: [productId, other.productId] });
    expect(await failureOf(theirs)).toMatchObject({ status: 400, message: offerMessages.notYours });
    const { _id, version } = await addSellerCoupon(seller, { code, productIds: [productId] });
    const shopper = await aShopper();
    const problemFor = async (id: string) => {
      const body = { code, products: [{ productId: id, quantity: 1 }] };
      return (await api(shopper.token).call("findCoupons", { body })).offers[0]?.problem;
    };
    expect([await problemFor(productId), await problemFor(second.id)]).toEqual([null, couponMessages.notTheseGoods]);
    // Back to all of theirs.
    expect((await update(seller, _id, { ...couponBody(code), version })).coupon.products).toBeNull();
    expect(await problemFor(second.id)).toBeNull();
    const [, change] = await auditOf(_id);
    expect(change).toMatchObject({ before: { products: [expect.any(String)] }, after: { products: null } });
  });

  it("is offered in carts and on pages of its goods if it is listed", async () => {
    const [{ seller, productId }, other, shopper] = [await aStall(400), await aStall(400), await aShopper()];
    const code = aCode();
    await addSellerCoupon(seller, { code, isListed: true });
    const offersFor = async (...ids: string[]) => {
      const body = { products: ids.map((id) => ({ productId: id, quantity: 1 })) };
      const { offers } = await api(shopper.token).call("findCoupons", { body });
      return offers.filter((offer) => offer.code === code);
    };
    expect(await offersFor(productId, other.productId)).toMatchObject([{ discount: 40 }]);
    expect(await offersFor(other.productId)).toEqual([]);
  });

  it("stays within the limit that staff set", async () => {
    const [{ seller }, code] = [await aStall(100), aCode()];
    await withMaxPercent(30, async () => {
      expect(await failureOf(addSellerCoupon(seller, { code, value: 31 }))).toMatchObject({
        status: 400,
        message: couponMessages.overSellerPercent(30),
      });
      expect(await failureOf(addSellerCoupon(seller, { code, kind: "amount", value: 60 }))).toMatchObject({
        status: 400,
        message: couponMessages.amountMinimum(30, 200),
      });
      const { _id } = await addSellerCoupon(seller, { code, kind: "amount", value: 60, minGoods: 200 });
      expect(await failureOf(update(seller, _id, couponBody(code, { value: 31 })))).toMatchObject({ status: 400 });
    });
    await withMaxPercent(0, async () => {
      const refused = { status: 403, message: couponMessages.notForSellers };
      expect(await failureOf(addSellerCoupon(seller, { code: aCode(), value: 1 }))).toMatchObject(refused);
    });
  });

  it("is for approved sellers; a suspended one may still end theirs", async () => {
    const waiting = await aSeller({ state: "waiting" });
    expect(await failureOf(addSellerCoupon(waiting, { code: aCode() }))).toMatchObject({
      status: 403,
      message: couponMessages.sellerNotApproved,
    });
    const [{ seller }, code] = [await aStall(100), aCode()];
    const { _id } = await addSellerCoupon(seller, { code });
    await api(staff).call("reviewSeller", { params: { id: seller.id }, body: { state: "suspended", reason: "Fakes" } });
    expect(await failureOf(update(seller, _id, couponBody(code)))).toMatchObject({ status: 403 });
    const { coupon } = await of(seller).call("endSellerCoupon", { params: { id: _id }, body: {} });
    expect(coupon.status).toBe("over");
  });

  it("is hidden from other sellers, who can't touch it or those of the shop", async () => {
    const [mine, other] = [await aStall(100), await aStall(100)];
    const { _id: theirs } = await addSellerCoupon(other.seller, { code: aCode() });
    const { _id: shops } = await addCoupon(staff, { code: aCode() });
    for (const id of [theirs, shops]) {
      const params = { id };
      const gone = { status: 404, message: couponMessages.notFound };
      expect(await failureOf(update(mine.seller, id, couponBody(aCode())))).toMatchObject(gone);
      expect(await failureOf(of(mine.seller).call("endSellerCoupon", { params, body: {} }))).toMatchObject(gone);
      expect(await failureOf(of(mine.seller).call("deleteSellerCoupon", { params }))).toMatchObject(gone);
    }
    expect((await of(mine.seller).call("listSellerCoupons", { query: {} })).coupons).toEqual([]);
  });

  it("is found, ended and not changed by staff, and its seller is notified", async () => {
    const [{ seller }, code] = [await aStall(100), aCode()];
    const { _id } = await addSellerCoupon(seller, { code });
    const find = async (owner?: "shop" | "sellers") =>
      (await api(staff).call("listCoupons", { query: { search: code, owner } })).coupons.map((coupon) => coupon._id);
    expect([await find(), await find("sellers"), await find("shop")]).toEqual([[_id], [_id], []]);
    const change = api(staff).call("updateCoupon", { params: { id: _id }, body: couponBody(code) });
    expect(await failureOf(change)).toMatchObject({ status: 409, message: couponMessages.ofSeller });
    await api(staff).call("endCoupon", { params: { id: _id }, body: {} });
    const { notices } = await of(seller).call("listSellerNotices", { query: {} });
    expect(notices).toMatchObject([{ kind: "coupon-ended", link: "/coupons" }]);
    expect(notices[0]?.text).toContain(code);
    // Extended by its seller and ended again.
    await update(seller, _id, couponBody(code));
    await api(staff).call("endCoupon", { params: { id: _id }, body: {} });
    expect((await of(seller).call("listSellerNotices", { query: {} })).notices).toHaveLength(2);
  });
});
