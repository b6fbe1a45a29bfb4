import { call } from "./call.mjs";

/**
 * @typedef {object} StoreApi what callers of the engine's store API need
 * @property {string} url
 * @property {string} publishableKey
 * @property {string} regionId
 * @property {string} shippingOptionId
 */

const address = {
  first_name: "Asha",
  last_name: "Rao",
  address_1: "12 MG Road",
  city: "Bengaluru",
  province: "Karnataka",
  postal_code: "560001",
  country_code: "in",
  phone: "9876543210",
};

/**
 * Places a cash-on-delivery order with the engine's own seven calls. The shipping option is known beforehand: a
 * storefront would need an eighth call for it.
 *
 * @param {StoreApi} store
 * @param {{ variantId: string }} line one piece of it
 */
export async function placeByEngine({ url, publishableKey, regionId, shippingOptionId }, { variantId }) {
  const headers = { "x-publishable-api-key": publishableKey };
  const post = (/** @type {string} */ path, /** @type {unknown} */ body) =>
    call(`${url}/store${path}`, "POST", { body, headers });
  // A different buyer per order: the engine rejects two concurrent orders that create the same guest.
  const email = `${variantId}-${Date.now()}@example.test`;
  const { cart } = await post("/carts", { region_id: regionId });
  await post(`/carts/${cart.id}/line-items`, { variant_id: variantId, quantity: 1 });
  await post(`/carts/${cart.id}`, { email, shipping_address: address, billing_address: address });
  await post(`/carts/${cart.id}/shipping-methods`, { option_id: shippingOptionId });
  const { payment_collection: collection } = await post("/payment-collections", { cart_id: cart.id });
  await post(`/payment-collections/${collection.id}/payment-sessions`, { provider_id: "pp_cod_cod" });
  const completed = await post(`/carts/${cart.id}/complete`, {});
  if (completed.type !== "order")
    throw new Error(`The engine placed no order: ${JSON.stringify(completed.error ?? completed).slice(0, 300)}`);
}
