import { z } from "zod";
import { api } from "../../support/api";
import type { MadeProduct } from "../../support/catalogue";
import { addCoupon } from "../../support/coupon";
import { withDatabase } from "../../support/database";
import { anOrder } from "../../support/order-body";
import { raw } from "../../support/raw";
import { aShopper } from "../../support/shopper";
import { twinProducts, variantOf } from "../../support/twin-orders";
import { aTwinShop, engineCall, type TwinShop } from "../../support/twin-shop";

/**
 * Compares what our coupons take off with what the engine's promotions of the same kind do. The engine leaves fractions of
 * a paisa on its lines, ours are whole. Free delivery has no twin: the engine's has a price for each delivery option, ours
 * one for each product.
 */
let shop: TwinShop;
beforeAll(async () => {
  shop = await aTwinShop();
}, 300_000);
afterAll(() => shop.stop());

const paise = (rupees: number) => Math.round(rupees * 100);

const cartSchema = z.object({
  cart: z.object({ item_total: z.number(), items: z.array(z.object({ variant_id: z.string(), total: z.number() })) }),
});

type Line = { product: MadeProduct; quantity: number };
type Fields = Parameters<typeof addCoupon>[1];

/** What the engine's cart costs with a promotion, in all and by variant. Paise. */
async function byEngine(
  lines: readonly Line[],
  code: string,
  method: object,
  type: "standard" | "buyget" = "standard",
) {
  const application = { target_type: "items", allocation: "across", currency_code: "inr", ...method };
  const promotion = {
    code,
    type,
    status: "active",
    is_tax_inclusive: true,
    application_method: application,
  };
  await engineCall(shop, "/admin/promotions", promotion);
  const { status, body } = await raw("POST", "/store/carts?fields=%2Bitem_total,%2Bitems.total", {
    url: shop.url,
    headers: { "x-publishable-api-key": shop.storeDefaults.key },
    body: {
      region_id: shop.storeDefaults.region,
      items: lines.map(({ product, quantity }) => ({ variant_id: variantOf(product), quantity })),
      promo_codes: [code],
    },
  });
  expect(status).toBe(200);
  const { cart } = cartSchema.parse(body);
  return { total: cart.item_total * 100, of: new Map(cart.items.map((item) => [item.variant_id, item.total * 100])) };
}

/** What the lines of an order cost, by variant. Paise. */
const goodsOf = (orderId: string): Promise<Map<string, number>> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ variant: string; goods: number }>(
      `SELECT l.variant_id AS variant, m.goods_paise::int AS goods
         FROM haat_line_money m JOIN order_line_item l ON l.id = m.line_item_id WHERE m.order_id = $1`,
      [orderId],
    );
    return new Map(rows.map(({ variant, goods }) => [variant, goods]));
  }, shop.databaseUrl);

/** Places an order of these lines with our coupon. @returns its goods by variant. Paise. */
async function byOurs(lines: readonly Line[], code: string, fields: Partial<Fields>, total: number) {
  const shopper = await aShopper({ url: shop.url });
  await addCoupon(shop.admin.token, { code, ...fields }, shop.url);
  const products = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const body = anOrder(products, total / 100, { couponCode: code });
  const { order } = await api(shopper.token, shop.url).call("placeOrder", { body });
  expect(paise(order.finalAmount)).toBe(total);
  const goods = await goodsOf(order._id);
  expect([...goods.values()].reduce((sum, one) => sum + one, 0)).toBe(total);
  return goods;
}

it.each([
  ["a percentage", { type: "percentage", value: 15 }, { kind: "percent", value: 15 }, 85_000],
  ["a percentage that leaves fractions", { type: "percentage", value: 7 }, { kind: "percent", value: 7 }, 93_000],
  ["an amount", { type: "fixed", value: 100 }, { kind: "amount", value: 100 }, 90_000],
  ["an amount that lines can't share evenly", { type: "fixed", value: 33 }, { kind: "amount", value: 33 }, 96_700],
] as const)("%s takes the same off an order and its lines", async (_what, method, fields, total) => {
  const { ours, engines: other } = await twinProducts(shop, { salePrice: 200 });
  const lines = [
    { product: ours, quantity: 3 },
    { product: other, quantity: 2 },
  ];
  const code = `TWIN${fields.kind}${fields.value}`.toUpperCase();
  const engine = await byEngine(lines, `E${code}`, method);
  expect(Math.round(engine.total)).toBe(total);

  const goods = await byOurs(lines, code, fields, total);
  for (const [variantId, amount] of engine.of) {
    expect(Math.abs((goods.get(variantId) ?? 0) - amount)).toBeLessThan(1);
  }
});

const ofProduct = ({ id }: MadeProduct) => [{ attribute: "items.product.id", operator: "in", values: [id] }];

/** Of so many pieces bought, so many free ones, as often as it fits. */
const freeItems = (buy: number, get: number, bought: MadeProduct, free: MadeProduct) => ({
  type: "percentage",
  value: 100,
  allocation: "each",
  max_quantity: 100,
  buy_rules_min_quantity: buy,
  apply_to_quantity: get,
  buy_rules: ofProduct(bought),
  target_rules: ofProduct(free),
});

// Which lines bear it differs: ours are all of them, so that no piece is free to keep while the others go back.
it.each([
  ["one set", 3, 40_000],
  ["a set, and a piece of the next", 4, 60_000],
])("free items of the same product take the same off an order: %s", async (_what, quantity, total) => {
  const { ours: product } = await twinProducts(shop, { salePrice: 200 });
  const lines = [{ product, quantity }];
  const code = `TWINBUY${quantity}`;
  const engine = await byEngine(lines, `E${code}`, freeItems(2, 1, product, product), "buyget");
  expect(Math.round(engine.total)).toBe(total);
  const fields = { kind: "buy-get" as const, value: 0, buyQuantity: 2, getQuantity: 1, productIds: [product.id] };
  await byOurs(lines, code, fields, total);
});

it("a free item of another product takes the same off an order", async () => {
  const { ours, engines: free } = await twinProducts(shop, { salePrice: 200 });
  const lines = [
    { product: ours, quantity: 2 },
    { product: free, quantity: 2 },
  ];
  const engine = await byEngine(lines, "ETWINOTHER", freeItems(2, 1, ours, free), "buyget");
  expect(Math.round(engine.total)).toBe(60_000);
  const goods = { productIds: [ours.id], freeProductIds: [free.id] };
  const fields = { kind: "buy-get" as const, value: 0, buyQuantity: 2, getQuantity: 1, ...goods };
  await byOurs(lines, "TWINOTHER", fields, 60_000);
});
