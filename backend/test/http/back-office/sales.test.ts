import { randomBytes } from "node:crypto";
import { offerMessages } from "@haat/api-contract/back-office/offer-fields";
import { saleMessages } from "@haat/api-contract/sale/messages";
import { anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aProduct } from "../../support/catalogue";
import { anOrder } from "../../support/order-body";
import { raw } from "../../support/raw";
import { addSale, dropSales, shownProduct, untilPrice } from "../../support/sale";
import { aShopper } from "../../support/shopper";

/** A brand that no other test sells. */
const aBrand = () => `Ojas ${randomBytes(5).toString("hex")}`;
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

let token: string;
beforeAll(async () => {
  token = (await anAdministrator()).token;
});
afterAll(dropSales);

type Fields = {
  title?: string;
  percent?: number;
  brand?: string | null;
  productIds?: string[];
  startsAt?: string;
  endsAt?: string;
};

const bodyOf = (brand: string, fields: Fields = {}) => ({
  title: `Sale of ${brand}`,
  percent: 25,
  brand,
  startsAt: fromNow(-60),
  endsAt: fromNow(3600),
  ...fields,
});
const add = (brand: string, fields: Fields = {}) => addSale(token, bodyOf(brand, fields));

describe("a sale", () => {
  it("lowers prices in the catalogue, carts and orders, and ends", async () => {
    const [brand, shopper] = [aBrand(), await aShopper()];
    const { id, title } = await aProduct({ brand, price: 1000, salePrice: 799, stock: 5 });
    const { _id, endsAt, status, variants } = await add(brand);
    expect([status, variants]).toEqual(["running", 1]);
    expect(await untilPrice(id, 599)).toMatchObject({ price: 1000, finalPrice: 599, saleEndsAt: endsAt });
    const order = (amount: number) =>
      raw("POST", "/api/v1/Order", { token: shopper.token, body: anOrder({ productId: id, quantity: 1 }, amount) });
    expect(await order(799)).toMatchObject({ status: 409, body: { quote: { total: 599 } } });
    expect((await order(599)).status).toBe(201);
    // Who edits the product sees and keeps the price that staff entered.
    const { product } = await api(token).call("readManagedProduct", { params: { id } });
    expect(product.discountPrice).toBe(799);
    await api(token).call("updateProduct", { params: { id }, body: { title: `${title} II` } });
    expect((await untilPrice(id, 599)).saleEndsAt).toBe(endsAt);
    const { sale, message } = await api(token).call("endSale", { params: { id: _id }, body: {} });
    expect([message, sale.status]).toEqual([saleMessages.ended, "over"]);
    expect(await untilPrice(id, 799)).toMatchObject({ saleEndsAt: null });
    expect((await order(599)).status).toBe(409);
    expect((await auditOf(_id)).map(({ action }) => action)).toEqual(["sale.created", "sale.updated"]);
  });

  it("starts and ends by itself, with the prices of its start", async () => {
    const brand = aBrand();
    const [first, second] = [await aProduct({ brand, price: 500 }), await aProduct({ brand, price: 1000 })];
    const { status, variants } = await add(brand, { percent: 50, startsAt: fromNow(4), endsAt: fromNow(8) });
    expect([status, variants]).toEqual(["scheduled", 2]);
    expect((await shownProduct(first.id)).finalPrice).toBe(500);
    await untilPrice(first.id, 250);
    expect((await shownProduct(second.id)).finalPrice).toBe(500);
    await untilPrice(first.id, 500);
    await untilPrice(second.id, 1000);
  });

  it("of chosen products lowers theirs alone, and keeps them while it runs", async () => {
    const brand = aBrand();
    const [lamp, fan] = [await aProduct({ brand, price: 500 }), await aProduct({ brand, price: 500 })];
    const chosen = { brand: null, productIds: [lamp.id], percent: 10 };
    const { _id, startsAt, variants, products } = await add(brand, chosen);
    expect([variants, products]).toEqual([1, [{ _id: lamp.id, title: lamp.title }]]);
    await untilPrice(lamp.id, 450);
    expect((await shownProduct(fan.id)).finalPrice).toBe(500);
    const change = (fields: Fields) =>
      api(token).call("updateSale", { params: { id: _id }, body: bodyOf(brand, { ...chosen, startsAt, ...fields }) });
    const more = change({ productIds: [lamp.id, fan.id] });
    expect(await failureOf(more)).toMatchObject({ status: 409, message: saleMessages.begun });
    expect((await change({ endsAt: fromNow(7200) })).sale.products).toEqual(products);
    const unknown = add(brand, { ...chosen, productIds: ["prod_none"] });
    expect(await failureOf(unknown)).toMatchObject({ status: 400, message: offerMessages.notSoldByShop });
  });

  it("computes prices anew when it starts", async () => {
    const brand = aBrand();
    const { id } = await aProduct({ brand, price: 1000 });
    await add(brand, { percent: 10, startsAt: fromNow(8) });
    await api(token).call("updateProduct", { params: { id }, body: { price: 500, discountPrice: 400 } });
    await untilPrice(id, 360);
  });

  it("can be changed until it starts, and is listed, then deleted", async () => {
    const brand = aBrand();
    await aProduct({ brand });
    const { _id, version } = await add(brand, { startsAt: fromNow(3000) });
    const change = (fields: Fields, seen = version) =>
      api(token).call("updateSale", { params: { id: _id }, body: { ...bodyOf(brand, fields), version: seen } });
    const { sale } = await change({ startsAt: fromNow(3100), percent: 30, title: `Diwali ${brand}` });
    expect(sale).toMatchObject({ percent: 30, title: `Diwali ${brand}`, brand, status: "scheduled" });
    expect(await failureOf(change({}))).toMatchObject({ status: 409, message: saleMessages.changedMeanwhile });
    const { sales } = await api(token).call("listSales", { query: { search: brand, status: "scheduled" } });
    expect(sales).toEqual([sale]);
    await api(token).call("deleteSale", { params: { id: _id } });
    expect((await api(token).call("listSales", { query: { search: brand } })).sales).toEqual([]);
    const gone = api(token).call("deleteSale", { params: { id: _id } });
    expect(await failureOf(gone)).toMatchObject({ status: 404, message: saleMessages.notFound });
  });

  it("that runs keeps what it lowers, and can be given another end", async () => {
    const brand = aBrand();
    const { id } = await aProduct({ brand, price: 1000 });
    const { _id, startsAt } = await add(brand);
    await untilPrice(id, 750);
    const change = (fields: Fields) =>
      api(token).call("updateSale", { params: { id: _id }, body: bodyOf(brand, { startsAt, ...fields }) });
    expect(await failureOf(change({ percent: 50 }))).toMatchObject({ status: 409, message: saleMessages.begun });
    expect(await failureOf(api(token).call("deleteSale", { params: { id: _id } }))).toMatchObject({ status: 409 });
    await change({ endsAt: fromNow(3) });
    await untilPrice(id, 1000);
    expect(await failureOf(change({}))).toMatchObject({ status: 409, message: saleMessages.over });
    expect(await failureOf(api(token).call("endSale", { params: { id: _id }, body: {} }))).toMatchObject({
      status: 409,
    });
  });

  it.each([
    [{ startsAt: fromNow(10), endsAt: fromNow(5) }, saleMessages.endBeforeStart],
    [{ startsAt: fromNow(-90), endsAt: fromNow(-5) }, saleMessages.endPassed],
    [{ percent: 0 }, saleMessages.percentInvalid(90)],
    [{ percent: 91 }, saleMessages.percentInvalid(90)],
    [{ percent: 12.5 }, saleMessages.percentInvalid(90)],
    [{ title: " " }, saleMessages.titleRequired],
    [{}, saleMessages.noProducts],
  ])("is refused where it makes no sense: %j", async (fields, message) => {
    const body = bodyOf(aBrand(), fields);
    expect(await raw("POST", "/api/v1/back-office/sales", { token, body })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it("is for staff who may edit products", async () => {
    const member = await aStaffMember({ permissions: ["view_product"] });
    await api(member.token).call("listSales", {});
    const body = bodyOf(aBrand());
    expect((await raw("POST", "/api/v1/back-office/sales", { token: member.token, body })).status).toBe(403);
  });
});
