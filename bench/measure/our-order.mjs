import { call } from "./call.mjs";

/** @typedef {{ url: string, token: string }} Shopper */
/** @typedef {import("../shop/order-lines.mjs").OrderLine} OrderLine */

const shippingAddress = {
  name: "Asha Rao",
  mobile: "9876543210",
  address: "12 MG Road",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560001",
};

/**
 * Logs a new shopper in with the code from the demo shop's outbox.
 *
 * @param {string} url
 * @param {string} email
 * @returns {Promise<Shopper>}
 */
export async function logIn(url, email) {
  const signup = (/** @type {object} */ body) => call(`${url}/api/v1/signup`, "POST", { body });
  await signup({ email });
  const { messages } = await call(`${url}/dev/outbox?to=${encodeURIComponent(email)}`, "GET");
  const { token } = await signup({ email, otp: messages[0].code });
  return { url, token };
}

const addBody = (/** @type {OrderLine} */ { productId, variantId }) => ({ productId, variant: variantId, quantity: 1 });

/** Adds one piece to the cart. @param {Shopper} shopper @param {OrderLine} line */
export async function addToCart({ url, token }, line) {
  await call(`${url}/api/v1/cart`, "POST", { body: addBody(line), headers: { authorization: token } });
}

/** The same as a request for `runLoad`. @param {Shopper} shopper @param {OrderLine} line @returns {import("./load.mjs").LoadRequest} */
export const addRequest = ({ token }, line) => ({
  method: "POST",
  path: "/api/v1/cart",
  headers: { authorization: token, "content-type": "application/json" },
  body: JSON.stringify(addBody(line)),
});

/** The request that the checkout sends. @param {OrderLine} line one piece @param {"cod" | "razorpay"} paymentMethod */
export const orderOf = ({ productId, variantId, amount }, paymentMethod) => ({
  products: [{ productId, variant: variantId, quantity: 1 }],
  finalAmount: amount,
  paymentMethod,
  shippingAddress,
});

/**
 * Places the same order as `placeByEngine`, with `POST /api/v1/Order`.
 *
 * @param {Shopper} shopper
 * @param {OrderLine} line one piece
 */
export async function placeByShop({ url, token }, line) {
  const body = orderOf(line, "cod");
  await call(`${url}/api/v1/Order`, "POST", { body, headers: { authorization: token } });
}
