import { randomBytes } from "node:crypto";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import { anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aProduct } from "../../support/catalogue";
import { addCoupon, couponBody, dropCoupons } from "../../support/coupon";
import { withDatabase } from "../../support/database";
import { anOrder } from "../../support/order-body";
import { raw } from "../../support/raw";
import { aShopper } from "../../support/shopper";

const [tomorrow, dayAfter] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
const aCode = () => `S${randomBytes(5).toString("hex")}`.toUpperCase();

let token: string;
beforeAll(async () => {
  token = (await anAdministrator()).token;
});
afterAll(dropCoupons);

const update = (id: string, body: ReturnType<typeof couponBody> & { version?: string }) =>
  api(token).call("updateCoupon", { params: { id }, body });

describe("staff's coupons", () => {
  it("are added, changed, found, ended and deleted, with entries in the audit log", async () => {
    const code = aCode();
    const { _id, version } = await addCoupon(token, { code });
    const { coupon } = await update(_id, { ...couponBody(code, { value: 15, minGoods: 200 }), version });
    expect(coupon).toMatchObject({ value: 15, minGoods: 200, status: "running", uses: 0 });
    expect(await failureOf(update(_id, { ...couponBody(code), version }))).toMatchObject({
      status: 409,
      message: couponMessages.changedMeanwhile,
    });
    const { coupons } = await api(token).call("listCoupons", {
      query: { search: code.toLowerCase(), status: "running" },
    });
    expect(coupons).toEqual([coupon]);
    const { coupon: ended } = await api(token).call("endCoupon", { params: { id: _id }, body: {} });
    expect(ended.status).toBe("over");
    const again = api(token).call("endCoupon", { params: { id: _id }, body: {} });
    expect(await failureOf(again)).toMatchObject({ status: 409, message: couponMessages.notRunning });
    await api(token).call("deleteCoupon", { params: { id: _id } });
    expect((await auditOf(_id)).map(({ action }) => action)).toEqual([
      "coupon.created",
      "coupon.updated",
      "coupon.updated",
      "coupon.deleted",
    ]);
    const gone = api(token).call("deleteCoupon", { params: { id: _id } });
    expect(await failureOf(gone)).toMatchObject({ status: 404, message: couponMessages.notFound });
  });

  it("are previewed on a cart before they are saved", async () => {
    const brand = aCode();
    const [lamp, rug, other] = [
      await aProduct({ brand, price: 400, salePrice: 300, delivery: { charge: 40, freeAbove: 5000 } }),
      await aProduct({ brand, price: 100 }),
      await aProduct({ price: 50 }),
    ];
    const code = aCode();
    const preview = async (fields: Parameters<typeof couponBody>[1], quantity = 1) => {
      const products = [lamp, rug, other].map(({ id: productId }) => ({ productId, quantity }));
      return (await api(token).call("previewCoupon", { body: { coupon: couponBody(code, fields), products } })).preview;
    };
    const costs = { goods: 450, delivery: 40 };
    expect(await preview({ brand, value: 10, startsAt: tomorrow, endsAt: dayAfter })).toEqual({
      ...costs,
      ...{ discount: 40, deliveryDiscount: 0, total: 450, problem: null },
    });
    expect(await preview({ brand, kind: "free-delivery", value: 0 })).toEqual({
      ...costs,
      ...{ discount: 0, deliveryDiscount: 40, total: 450, problem: null },
    });
    expect(await preview({ brand, kind: "amount", value: 100, minGoods: 500 })).toMatchObject({
      discount: 0,
      problem: couponMessages.addMore(100),
    });
    expect((await preview({ brand, kind: "amount", value: 100, minGoods: 500 }, 2)).discount).toBe(100);
    expect((await preview({ brand: aCode() })).problem).toBe(couponMessages.notTheseGoods);
    const left = "SELECT FROM coupon WHERE title = $1 UNION ALL SELECT FROM audit_entry WHERE after ->> 'title' = $1";
    expect(await withDatabase(async (client) => (await client.query(left, [`Coupon ${code}`])).rowCount)).toBe(0);
    const products = [{ productId: "prod_none", quantity: 1 }];
    const unknown = api(token).call("previewCoupon", { body: { coupon: couponBody(code), products } });
    expect(await failureOf(unknown)).toMatchObject({ status: 404 });
    const over = { coupon: couponBody(code, { value: 200 }), products };
    expect(await failureOf(api(token).call("previewCoupon", { body: over }))).toMatchObject({ status: 400 });
  });

  it("have codes of their own", async () => {
    const code = aCode();
    const [{ _id }] = await Promise.all([addCoupon(token, { code: aCode() }), addCoupon(token, { code })]);
    const taken = { status: 409, message: couponMessages.codeTaken };
    expect(await failureOf(addCoupon(token, { code: code.toLowerCase() }))).toMatchObject(taken);
    expect(await failureOf(update(_id, couponBody(code)))).toMatchObject(taken);
  });

  it("that orders have used can't be deleted, nor limited below their uses", async () => {
    const [code, { token: shopper }, { id }] = [aCode(), await aShopper(), await aProduct({ price: 100 })];
    const { _id } = await addCoupon(token, { code, value: 50 });
    const body = anOrder({ productId: id, quantity: 1 }, 50, { couponCode: code });
    await api(shopper).call("placeOrder", { body });
    const remove = api(token).call("deleteCoupon", { params: { id: _id } });
    expect(await failureOf(remove)).toMatchObject({ status: 409, message: couponMessages.isUsed });
    expect(await failureOf(update(_id, couponBody(code, { budget: 49 })))).toMatchObject({
      status: 400,
      message: couponMessages.budgetBelowGiven(50),
    });
    expect((await update(_id, couponBody(code, { budget: 50, maxUses: 1 }))).coupon).toMatchObject({ uses: 1 });
  });

  it.each([
    [{ code: "A B" }, couponMessages.codeInvalid],
    [{ value: 0 }, couponMessages.percentInvalid(90)],
    [{ value: 91 }, couponMessages.percentInvalid(90)],
    [{ kind: "amount" as const, value: -5 }, couponMessages.amountInvalid(1_000_000)],
    [{ kind: "amount" as const, value: 5, maxDiscount: 3 }, couponMessages.maxDiscountForPercent],
    [{ kind: "buy-get" as const, value: 0, buyQuantity: 2 }, couponMessages.piecesInvalid(20)],
    [{ kind: "buy-get" as const, value: 5, buyQuantity: 2, getQuantity: 1 }, couponMessages.valueForOthers],
    [{ getQuantity: 1 }, couponMessages.piecesForBuyGet],
    [{ pincodes: ["5600011"] }, couponMessages.pincodesInvalid],
    [{ pincodes: ["0560"] }, couponMessages.pincodesInvalid],
    [{ pincodes: Array.from({ length: 51 }, () => "560") }, couponMessages.pincodesTooMany(50)],
    [{ endsAt: new Date(0).toISOString() }, couponMessages.endBeforeStart],
    [{ maxUses: 0 }, couponMessages.countInvalid(1_000_000)],
    [{ budget: -1 }, couponMessages.rupeesInvalid(1_000_000)],
    [{ title: " " }, couponMessages.titleRequired],
  ])("are refused where they make no sense: %j", async (fields, message) => {
    const answer = await raw("POST", "/api/v1/back-office/coupons", { token, body: couponBody(aCode(), fields) });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it("are for those who may edit products", async () => {
    const member = await aStaffMember({ permissions: ["view_product"] });
    await api(member.token).call("listCoupons", {});
    const answer = await raw("POST", "/api/v1/back-office/coupons", { token: member.token, body: couponBody(aCode()) });
    expect(answer.status).toBe(403);
  });
});
