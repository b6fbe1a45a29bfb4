import { offerMessages } from "@haat/api-contract/back-office/offer-fields";
import { saleMessages } from "@haat/api-contract/sale/messages";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { anOrder } from "../../support/order-body";
import { parcelOf } from "../../support/order-of-sellers";
import { dropSales, keepSale, type SaleBody, shownProduct, untilPrice } from "../../support/sale";
import { aSeller, type Seller } from "../../support/seller";
import { aShopper } from "../../support/shopper";
import { aStall } from "../../support/stall";

let staff: string;
beforeAll(async () => {
  staff = (await anAdministrator()).token;
});
afterAll(dropSales);

const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const of = (seller: Pick<Seller, "token">) => api(seller.token);
const bodyOf = (fields: Partial<SaleBody> = {}): SaleBody => ({
  title: "Monsoon",
  percent: 25,
  startsAt: fromNow(-60),
  endsAt: fromNow(3600),
  ...fields,
});
const add = async (seller: Seller, fields: Partial<SaleBody> = {}) =>
  keepSale((await of(seller).call("addSellerSale", { body: bodyOf(fields) })).sale);

describe("a seller's sale", () => {
  it("lowers all of the seller's prices and no others, and the seller earns from the lowered price", async () => {
    const [{ seller, productId }, other, lamp] = [await aStall(400), await aStall(200), await aProduct({ price: 500 })];
    const sale = await add(seller);
    expect(sale).toMatchObject({ percent: 25, status: "running", variants: 1, seller: { _id: seller.id } });
    expect((await untilPrice(productId, 300)).saleEndsAt).toBe(sale.endsAt);
    expect((await shownProduct(other.productId)).finalPrice).toBe(200);
    expect((await shownProduct(lamp.id)).finalPrice).toBe(500);
    const shopper = await aShopper();
    const { order } = await api(shopper.token).call("placeOrder", {
      body: anOrder({ productId, quantity: 1 }, 300),
    });
    expect((await parcelOf(seller, order.orderNumber)).total).toBe(300);
    await of(seller).call("endSellerSale", { params: { id: sale._id }, body: {} });
    await untilPrice(productId, 400);
    await of(seller).call("deleteSellerSale", { params: { id: sale._id } });
    expect((await auditOf(sale._id)).map(({ action }) => action)).toEqual([
      "sale.created",
      "sale.updated",
      "sale.deleted",
    ]);
    const { notices } = await of(seller).call("listSellerNotices", { query: {} });
    expect(notices.map(({ kind }) => kind)).toEqual(["order-placed"]);
  });

  it("has prices of the seller's own variants alone", async () => {
    const [{ seller, productId }, other] = [await aStall(400), await aStall(200)];
    const find = async (id: string) =>
      (await of(seller).call("findSellerSaleVariants", { body: { productIds: [id] } })).variants;
    const [own] = await find(productId);
    expect(own?.sellingPrice).toBe(400);
    expect(await find(other.productId)).toEqual([]);
    const [others] = (
      await of(other.seller).call("findSellerSaleVariants", { body: { productIds: [other.productId] } })
    ).variants;
    const priced = (variantId = "", price = 1) => ({ percent: null, prices: [{ variantId, price }] });
    expect(await failureOf(add(seller, priced(others?._id)))).toMatchObject({
      status: 400,
      message: saleMessages.variantNotYours,
    });
    const { _id } = await add(seller, priced(own?._id, 350));
    await untilPrice(productId, 350);
    const { prices } = await of(seller).call("listSellerSalePrices", { params: { id: _id } });
    expect(prices).toEqual([{ ...own, price: 350 }]);
    const theirs = of(other.seller).call("listSellerSalePrices", { params: { id: _id } });
    expect(await failureOf(theirs)).toMatchObject({ status: 404, message: saleMessages.notFound });
    expect((await api(staff).call("listSalePrices", { params: { id: _id } })).prices).toEqual(prices);
  });

  it("starts by itself, with the seller's prices of its start", async () => {
    const { seller, productId } = await aStall(400);
    const { _id, status } = await add(seller, { startsAt: fromNow(8), percent: 50 });
    expect(status).toBe("scheduled");
    // What a release that knows no sellers' sales reads.
    const { rows } = await withDatabase((client) => client.query("SELECT FROM haat_sale_list WHERE id = $1", [_id]));
    expect(rows).toEqual([]);
    await api(staff).call("updateProduct", { params: { id: productId }, body: { price: 300 } });
    await untilPrice(productId, 150);
  });

  it("is not seen or changed by another seller, and staff can only end it, which its seller hears of", async () => {
    const [{ seller, productId }, other] = [await aStall(400), await aStall(200)];
    const { _id, startsAt } = await add(seller, { productIds: [productId] });
    expect((await of(other.seller).call("listSellerSales", { query: {} })).sales).toEqual([]);
    const params = { id: _id };
    const body = bodyOf({ startsAt, productIds: [productId], endsAt: fromNow(7200) });
    const missing = { status: 404, message: saleMessages.notFound };
    const stranger = of(other.seller);
    expect(await failureOf(stranger.call("updateSellerSale", { params, body }))).toMatchObject(missing);
    expect(await failureOf(stranger.call("endSellerSale", { params, body: {} }))).toMatchObject(missing);
    expect(await failureOf(stranger.call("deleteSellerSale", { params }))).toMatchObject(missing);
    expect((await of(seller).call("updateSellerSale", { params, body })).sale.endsAt).toBe(body.endsAt);
    const listed = async (owner?: "shop" | "sellers") =>
      (await api(staff).call("listSales", { query: { owner, limit: 100 } })).sales.some((sale) => sale._id === _id);
    expect([await listed(), await listed("sellers"), await listed("shop")]).toEqual([true, true, false]);
    const change = api(staff).call("updateSale", { params, body });
    expect(await failureOf(change)).toMatchObject({ status: 409, message: saleMessages.ofSeller });
    expect((await api(staff).call("endSale", { params, body: {} })).sale.status).toBe("over");
    const { notices } = await of(seller).call("listSellerNotices", { query: {} });
    expect(notices).toMatchObject([{ kind: "sale-ended", title: "Your sale has ended", link: "/sales" }]);
    const scheduled = await add(seller, { startsAt: fromNow(3000) });
    await api(staff).call("deleteSale", { params: { id: scheduled._id } });
    const after = await of(seller).call("listSellerNotices", { query: {} });
    expect(after.notices.map(({ title }) => title).sort()).toEqual(["Your sale has ended", "Your sale was deleted"]);
  });

  it("is for approved sellers, and products of theirs", async () => {
    const [waiting, { seller }, lamp] = [await aSeller({ state: "waiting" }), await aStall(400), await aProduct()];
    expect(await failureOf(add(waiting))).toMatchObject({ status: 403, message: saleMessages.sellerNotApproved });
    expect(await failureOf(add(seller, { productIds: [lamp.id] }))).toMatchObject({
      status: 400,
      message: offerMessages.notYours,
    });
    expect(await failureOf(add(await aSeller()))).toMatchObject({ status: 400, message: saleMessages.noProducts });
  });
});
