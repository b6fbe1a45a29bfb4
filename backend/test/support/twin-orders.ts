import { z } from "zod";
import { api } from "./api";
import { aProductByEngine, type MadeProduct } from "./catalogue";
import { withDatabase } from "./database";
import { anOnlineOrder } from "./online-order";
import { anOrder } from "./order-body";
import { raw } from "./raw";
import type { LoggedInShopper } from "./shopper";
import { engineCall, rowOf, type TwinShop } from "./twin-shop";
import { until } from "./until";

export const variantOf = ({ variants }: MadeProduct): string => variants[0]?.id ?? "";

/**
 * Two products that are equal except for ids and handles, and the mapping of ours to the engine's. Their selling price
 * is below their MRP of 250 rupees by default.
 */
export async function twinProducts(shop: TwinShop, { title = "A twin", salePrice = 200 } = {}) {
  const wish = { title, price: 250, salePrice, stock: 5, returnDays: 7 };
  const [ours, engines] = [await aProductByEngine(wish, shop), await aProductByEngine(wish, shop)];
  return { ours, engines, words: { [ours.slug]: engines.slug } };
}

/** Two pieces of each product in cash, by our own call. @returns the order's id. */
export async function place(
  shop: TwinShop,
  { token }: LoggedInShopper,
  ...products: readonly MadeProduct[]
): Promise<string> {
  const sum = products.reduce((total, { variants }) => total + 2 * (variants[0]?.salePrice ?? 0), 0);
  const body = anOrder(
    products.map(({ id }) => ({ productId: id, quantity: 2 })),
    sum,
  );
  return (await api(token, shop.url).call("placeOrder", { body })).orderId;
}

/** Two equal orders, both placed by our own call. */
export async function twinOrders(shop: TwinShop, shopper: LoggedInShopper) {
  const { ours, engines, words } = await twinProducts(shop);
  return {
    ours: await place(shop, shopper, ours),
    engines: await place(shop, shopper, engines),
    product: engines,
    words,
  };
}

/** The same, to be paid by a gateway. */
export async function twinOnlineOrders(shop: TwinShop, shopper: LoggedInShopper) {
  const { ours, engines, words } = await twinProducts(shop);
  const wish = { quantity: 2, shopper, url: shop.url };
  return {
    ours: await anOnlineOrder({ ...wish, product: ours }),
    engines: await anOnlineOrder({ ...wish, product: engines }),
    words,
  };
}

const asked = z.object({ id: z.string() });

/** Calls the engine's own store API, as a storefront of the engine's would. */
const storePost =
  (shop: TwinShop, { token }: LoggedInShopper) =>
  async <Answer>(path: string, body: unknown, answer: z.ZodType<Answer>): Promise<Answer> => {
    const headers = { "x-publishable-api-key": shop.storeDefaults.key };
    const { status, text, ...answered } = await raw("POST", `/store${path}`, { url: shop.url, token, body, headers });
    if (status !== 200) throw new Error(`/store${path} answered ${status} ${text}`);
    return answer.parse(answered.body);
  };

/** Each product is added twice, one piece at a time, by our own call. */
export async function fillCart(
  shop: TwinShop,
  { token }: LoggedInShopper,
  ...products: readonly MadeProduct[]
): Promise<void> {
  for (const product of [...products, ...products]) {
    const body = { productId: product.id, variantId: variantOf(product), quantity: 1 };
    await api(token, shop.url).call("addCartLine", { body });
  }
}

/** The same by the engine's own calls. */
export async function fillCartByEngine(
  shop: TwinShop,
  shopper: LoggedInShopper,
  ...products: readonly MadeProduct[]
): Promise<void> {
  const post = storePost(shop, shopper);
  const wish = { region_id: shop.storeDefaults.region, metadata: { shop: true } };
  const { cart } = await post("/carts", wish, z.object({ cart: asked }));
  for (const product of [...products, ...products]) {
    await post(`/carts/${cart.id}/line-items`, { variant_id: variantOf(product), quantity: 1 }, z.unknown());
  }
}

/** The same as `place` by the engine's own calls. */
export async function placeByEngine(
  shop: TwinShop,
  shopper: LoggedInShopper,
  ...products: readonly MadeProduct[]
): Promise<void> {
  const post = storePost(shop, shopper);
  const address = {
    first_name: "Asha Rao",
    phone: "9845012345",
    address_1: "12 MG Road",
    city: "Bengaluru",
    province: "Karnataka",
    postal_code: "560001",
    country_code: "in",
    metadata: { country: "India" },
  };
  const { cart } = await post("/carts", { region_id: shop.storeDefaults.region }, z.object({ cart: asked }));
  const ofCart = `/carts/${cart.id}`;
  for (const product of products) {
    await post(`${ofCart}/line-items`, { variant_id: variantOf(product), quantity: 2 }, z.unknown());
  }
  await post(ofCart, { shipping_address: address, billing_address: address }, z.unknown());
  await post(`${ofCart}/shipping-methods`, { option_id: shop.storeDefaults.delivery }, z.unknown());
  const wanted = z.object({ payment_collection: asked });
  const { payment_collection: awaited } = await post("/payment-collections", { cart_id: cart.id }, wanted);
  const cash = { provider_id: "pp_cod_cod" };
  await post(`/payment-collections/${awaited.id}/payment-sessions`, cash, z.unknown());
  await post(`${ofCart}/complete`, {}, z.object({ type: z.literal("order") }));
}

export const move = (
  shop: TwinShop,
  orderId: string,
  status: string,
  tracking: { carrier?: string; trackingNumber?: string } = {},
) => api(shop.admin.token, shop.url).call("updateOrderStatus", { params: { orderId }, body: { status, ...tracking } });

/** Our record follows a moment later, and refunds what the engine has kept. */
export async function cancelByEngine(shop: TwinShop, { token }: LoggedInShopper, orderId: string): Promise<void> {
  await engineCall(shop, `/admin/orders/${orderId}/cancel`);
  await until("our own record cancelled", async () => {
    const { order } = await api(token, shop.url).call("getOrder", { params: { orderId } });
    return order.orderStatus === "cancelled" ? true : undefined;
  });
}

/** The payment has arrived, and the engine books it. */
export async function bookByEngine(shop: TwinShop, orderId: string): Promise<void> {
  // The flag that our providers check; no call of the engine's sets it.
  const { id } = await rowOf(
    shop,
    `UPDATE payment_session SET data = data || '{"received": true}' WHERE payment_collection_id =
       (SELECT payment_collection_id FROM order_payment_collection WHERE order_id = $1) RETURNING id`,
    [orderId],
  );
  await engineCall(shop, `/admin/orders/${orderId}/payment-sessions/authorize`, { payment_session_id: id });
}

const lineOf = (shop: TwinShop, orderId: string) =>
  rowOf(shop, "SELECT item_id AS id FROM order_item WHERE order_id = $1 LIMIT 1", [orderId]);

const latestParcel = `SELECT fulfillment_id AS id FROM order_fulfillment WHERE order_id = $1 ORDER BY created_at DESC LIMIT 1`;

/** Twins of which each is sold as two pieces of its inventory item. */
export async function twinPairs(shop: TwinShop, shopper: LoggedInShopper) {
  const { ours, engines, words } = await twinProducts(shop);
  await withDatabase(
    (client) =>
      client.query("UPDATE product_variant_inventory_item SET required_quantity = 2 WHERE variant_id = ANY ($1)", [
        [ours, engines].map(variantOf),
      ]),
    shop.databaseUrl,
  );
  return { ours: await place(shop, shopper, ours), engines: await place(shop, shopper, engines), words };
}

export async function unpackByEngine(shop: TwinShop, orderId: string): Promise<void> {
  const { id } = await rowOf(shop, latestParcel, [orderId]);
  await engineCall(shop, `/admin/orders/${orderId}/fulfillments/${id}/cancel`, { no_notification: true });
}

type Sent = { line?: { id: string; quantity: number }; trackingNumber?: string };

/** @returns path of the parcel. */
export async function sendByEngine(
  shop: TwinShop,
  orderId: string,
  { line, trackingNumber }: Sent = {},
): Promise<`/admin/${string}`> {
  const items = [line ?? { ...(await lineOf(shop, orderId)), quantity: 2 }];
  await engineCall(shop, `/admin/orders/${orderId}/fulfillments`, { items, no_notification: true });
  const { id } = await rowOf(shop, latestParcel, [orderId]);
  const parcel = `/admin/orders/${orderId}/fulfillments/${id}` as const;
  const labels = trackingNumber ? [{ tracking_number: trackingNumber, tracking_url: "", label_url: "" }] : [];
  await engineCall(shop, `${parcel}/shipments`, { items, labels, no_notification: true });
  return parcel;
}

/** One piece is returned and received. */
export async function takeBack(
  shop: TwinShop,
  { token }: LoggedInShopper,
  orderId: string,
  action: "return" | "replace",
): Promise<void> {
  const { order } = await api(token, shop.url).call("getOrder", { params: { orderId } });
  const products = [{ _id: order.products[0]?._id ?? "", quantity: 1 }];
  const params = { orderId };
  await api(token, shop.url).call("requestReturn", { params, body: { action, reason: "Too small", products } });
  const office = api(shop.admin.token, shop.url);
  for (const status of ["approved", "received"] as const)
    await office.call("decideReturn", { params, body: { status } });
}

const returnSchema = z.object({ return: asked });

export async function receiveByEngine(shop: TwinShop, orderId: string): Promise<void> {
  const items = [{ ...(await lineOf(shop, orderId)), quantity: 1 }];
  const wish = { order_id: orderId, location_id: shop.storeDefaults.location };
  const begun = returnSchema.parse(await engineCall(shop, "/admin/returns", wish));
  const back = `/admin/returns/${begun.return.id}` as const;
  await engineCall(shop, `${back}/request-items`, { items });
  await engineCall(shop, `${back}/shipping-method`, {
    shipping_option_id: shop.storeDefaults.pickUp,
    custom_amount: 0,
  });
  await engineCall(shop, `${back}/request`, { no_notification: true });
  await engineCall(shop, `${back}/receive`);
  await engineCall(shop, `${back}/receive-items`, { items });
  await engineCall(shop, `${back}/receive/confirm`, { no_notification: true });
  const payment = await rowOf(
    shop,
    "SELECT p.id FROM payment p JOIN order_payment_collection l USING (payment_collection_id) WHERE l.order_id = $1",
    [orderId],
  );
  await engineCall(shop, `/admin/payments/${payment.id}/refund`, { amount: 200 });
}

/** The same item is sent again for a piece that is written off. */
export async function exchangeByEngine(shop: TwinShop, orderId: string, product: MadeProduct): Promise<void> {
  const items = [{ ...(await lineOf(shop, orderId)), quantity: 1 }];
  const { exchange } = z
    .object({ exchange: asked })
    .parse(await engineCall(shop, "/admin/exchanges", { order_id: orderId }));
  const base = `/admin/exchanges/${exchange.id}` as const;
  const inbound = returnSchema.parse(
    await engineCall(shop, `${base}/inbound/items`, { location_id: shop.storeDefaults.location, items }),
  );
  await engineCall(shop, `${base}/outbound/items`, { items: [{ variant_id: variantOf(product), quantity: 1 }] });
  const delivery = { shipping_option_id: shop.storeDefaults.delivery, custom_amount: 0 };
  await engineCall(shop, `${base}/outbound/shipping-method`, delivery);
  await engineCall(shop, `${base}/request`, { no_notification: true });
  const back = `/admin/returns/${inbound.return.id}` as const;
  await engineCall(shop, `${back}/receive`);
  await engineCall(shop, `${back}/dismiss-items`, { items });
  await engineCall(shop, `${back}/receive/confirm`, { no_notification: true });
  const sent = await rowOf(shop, "SELECT item_id AS id FROM order_exchange_item WHERE exchange_id = $1", [exchange.id]);
  await sendByEngine(shop, orderId, { line: { id: sent.id, quantity: 1 } });
}
