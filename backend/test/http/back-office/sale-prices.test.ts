import { randomBytes } from "node:crypto";
import { saleMessages } from "@haat/api-contract/sale/messages";
import { anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";
import { addSale, dropSales, shownProduct, untilPrice } from "../../support/sale";
import { aSeller } from "../../support/seller";
import { anApprovedProduct } from "../../support/seller-product";

const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

let token: string;
beforeAll(async () => {
  token = (await anAdministrator()).token;
});
afterAll(dropSales);

type Price = { variantId: string; price: number };
type Fields = { percent?: number | null; brand?: string; productIds?: string[]; startsAt?: string; endsAt?: string };

const bodyOf = (prices: Price[] | null, fields: Fields = {}) => ({
  title: `Sale ${randomBytes(5).toString("hex")}`,
  percent: null,
  prices,
  startsAt: fromNow(-60),
  endsAt: fromNow(3600),
  ...fields,
});
const add = (prices: Price[], fields: Fields = {}) => addSale(token, bodyOf(prices, fields));

/** A product of 1000 rupees, 800 in the shop, with two sizes. */
async function aKurta() {
  const { id, title, variants } = await aProduct({
    price: 1000,
    salePrice: 800,
    variants: [{ size: "M" }, { size: "L" }],
  });
  const idOf = (size: string) => variants.find((one) => one.size === size)?.id ?? "";
  return { id, title, medium: idOf("M"), large: idOf("L") };
}

describe("a sale with prices of individual variants", () => {
  it("lowers these alone, and ends", async () => {
    const kurta = await aKurta();
    const sale = await add([{ variantId: kurta.medium, price: 649.5 }]);
    expect(sale).toMatchObject({ percent: null, products: null, variants: 1, status: "running" });
    const { variants, saleEndsAt } = await untilPrice(kurta.id, 649.5);
    expect(variants.map(({ size, discountPrice }) => [size, discountPrice])).toEqual([
      ["M", 649.5],
      ["L", 800],
    ]);
    expect(saleEndsAt).toBe(sale.endsAt);
    const { prices } = await api(token).call("listSalePrices", { params: { id: sale._id } });
    expect(prices).toMatchObject([
      { _id: kurta.medium, title: kurta.title, choice: "M", sellingPrice: 800, price: 649.5 },
    ]);
    await api(token).call("endSale", { params: { id: sale._id }, body: {} });
    await untilPrice(kurta.id, 800);
    expect(
      (await auditOf(sale._id)).map(({ action, after }) => [action, (after as { prices?: string[] } | null)?.prices]),
    ).toEqual([
      ["sale.created", [`${kurta.medium}: 649.5`]],
      ["sale.updated", undefined],
    ]);
  });

  it("starts by itself, without a price that is no longer lower", async () => {
    const [kurta, lamp] = [await aKurta(), await aProduct({ price: 500 })];
    const lampPrice = { variantId: lamp.variants[0]?.id ?? "", price: 400 };
    const { _id, variants } = await add([lampPrice, { variantId: kurta.large, price: 700 }], { startsAt: fromNow(10) });
    expect(variants).toBe(2);
    await api(token).call("updateProduct", { params: { id: lamp.id }, body: { price: 500, discountPrice: 350 } });
    await untilPrice(kurta.id, 700);
    expect((await shownProduct(lamp.id)).finalPrice).toBe(350);
    const { sales } = await api(token).call("listSales", { query: { status: "running", owner: "shop" } });
    expect(sales.find((sale) => sale._id === _id)?.variants).toBe(1);
  });

  it("can be changed until it starts, to a percentage too, and keeps its prices while it runs", async () => {
    const kurta = await aKurta();
    const prices = [
      { variantId: kurta.medium, price: 700 },
      { variantId: kurta.large, price: 750 },
    ];
    const { _id } = await add(prices, { startsAt: fromNow(3000) });
    const change = (body: ReturnType<typeof bodyOf>) => api(token).call("updateSale", { params: { id: _id }, body });
    const later = { startsAt: fromNow(3000) };
    const percent = (await change(bodyOf(null, { percent: 5, productIds: [kurta.id], ...later }))).sale;
    expect(percent).toMatchObject({ percent: 5, variants: 2, products: [{ _id: kurta.id }] });
    expect((await api(token).call("listSalePrices", { params: { id: _id } })).prices).toEqual([]);
    const { sale } = await change(bodyOf(prices.slice(1)));
    expect(sale).toMatchObject({ percent: null, variants: 1, products: null, status: "running" });
    const other = change(bodyOf(prices, { startsAt: sale.startsAt }));
    expect(await failureOf(other)).toMatchObject({ status: 409, message: saleMessages.begun });
    const same = await change(bodyOf(prices.slice(1), { startsAt: sale.startsAt, endsAt: fromNow(7200) }));
    expect(same.sale.variants).toBe(1);
  });

  it("can be given another end after one of its variants is gone", async () => {
    const [kurta, lamp] = [await aKurta(), await aProduct({ price: 500 })];
    const prices = [
      { variantId: kurta.medium, price: 700 },
      { variantId: lamp.variants[0]?.id ?? "", price: 400 },
    ];
    const { _id, startsAt } = await add(prices);
    await api(token).call("deleteProduct", { params: { id: lamp.id } });
    const { prices: left } = await api(token).call("listSalePrices", { params: { id: _id } });
    expect(left.map((one) => one._id)).toEqual([kurta.medium]);
    const body = bodyOf(prices.slice(0, 1), { startsAt, endsAt: fromNow(7200) });
    const { sale } = await api(token).call("updateSale", { params: { id: _id }, body });
    expect(sale.status).toBe("running");
    const stale = api(token).call("updateSale", { params: { id: _id }, body: { ...body, version: "1" } });
    expect(await failureOf(stale)).toMatchObject({ status: 409, message: saleMessages.changedMeanwhile });
  });

  it("is of no product of the shop to a release that knows no such prices", async () => {
    const kurta = await aKurta();
    const { _id } = await add([{ variantId: kurta.medium, price: 700 }], { startsAt: fromNow(3000) });
    const matching = await withDatabase(async (client) => {
      const { rows } = await client.query(
        `SELECT count(*)::int AS count FROM catalog_product c, sale s WHERE s.id = $1 AND c.seller_id IS NULL
            AND (s.product_ids IS NULL OR c.product_id = ANY (s.product_ids))`,
        [_id],
      );
      return rows[0]?.count;
    });
    expect(matching).toBe(0);
  });

  it("is refused with a price that is not lower, and for what the shop does not sell itself", async () => {
    const [kurta, sold] = [await aKurta(), await anApprovedProduct(await aSeller())];
    const [sellerVariant] = await withDatabase(async (client) => {
      const { rows } = await client.query("SELECT id FROM haat_variant WHERE product_id = $1", [sold._id]);
      return rows.map(({ id }) => String(id));
    });
    const refusal = (prices: Price[] | null, fields: Fields = {}) =>
      failureOf(api(token).call("addSale", { body: bodyOf(prices, fields) }));
    const name = `${kurta.title} (L)`;
    expect(await refusal([{ variantId: kurta.large, price: 800 }])).toMatchObject({
      status: 400,
      message: saleMessages.priceNotLower(name, 800),
    });
    for (const variantId of [sellerVariant ?? "", "variant_none"])
      expect(await refusal([{ variantId, price: 5 }])).toMatchObject({
        status: 400,
        message: saleMessages.variantNotSold,
      });
    const good = { variantId: kurta.large, price: 700 };
    expect(await refusal([good, good])).toMatchObject({ status: 400, message: saleMessages.priceTwice });
    expect(await refusal([good], { percent: 5 })).toMatchObject({ status: 400, message: saleMessages.pricesAlone });
    expect(await refusal([good], { brand: "Ojas" })).toMatchObject({ status: 400, message: saleMessages.pricesAlone });
    expect(await refusal(null)).toMatchObject({ status: 400, message: saleMessages.percentInvalid(90) });
  });
});

describe("the variants for such a sale", () => {
  it("are found by SKU, id and product, of the shop's own alone", async () => {
    const kurta = await aKurta();
    const sku = `KURTA-${randomBytes(5).toString("hex")}`;
    const variants = [{ _id: kurta.medium }, { _id: kurta.large, sku }];
    await api(token).call("updateProduct", { params: { id: kurta.id }, body: { variants } });
    const find = async (body: object) => (await api(token).call("findSaleVariants", { body })).variants;
    expect(await find({ skus: [sku, "NONE"] })).toEqual([
      { _id: kurta.large, productId: kurta.id, title: kurta.title, choice: "L", sku, sellingPrice: 800 },
    ]);
    expect((await find({ productIds: [kurta.id], variantIds: [kurta.large] })).map(({ choice }) => choice)).toEqual([
      "M",
      "L",
    ]);
    expect(await find({})).toEqual([]);
  });

  it("and the prices of a sale are for staff who may see products", async () => {
    const member = await aStaffMember({ permissions: ["view_product"] });
    const path = "/api/v1/back-office/sales";
    expect((await raw("POST", `${path}/variants`, { token: member.token, body: {} })).status).toBe(403);
    expect((await raw("GET", `${path}/price_list_none/prices`, { token: member.token })).status).toBe(404);
    const other = await aStaffMember({ permissions: ["view_order"] });
    expect((await raw("GET", `${path}/price_list_none/prices`, { token: other.token })).status).toBe(403);
  });
});
