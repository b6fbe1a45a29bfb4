import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { demoAccounts } from "./demo-accounts.mjs";
import { logInAdministrator } from "./log-in-administrator.mjs";
import { root } from "./root.mjs";

/** Accounts that the upgrade test uses. */
const shopper = "upgrade-shopper@example.test";
const seller = { email: "upgrade-seller@example.test", mobileNumber: "9845012345", password: "a stall at the corner" };
const price = 500;

/** @type {{ administrator: string, shopper: string, productId: string, cashOrder: string }} */
let made;

/**
 * Fills the shop through the release's API, as its screens do: a category, a product, a seller, a shopper with money in
 * the wallet, an order that was delivered for cash.
 *
 * @param {string} url
 */
export async function fillShop(url) {
  const administrator = await logInAdministrator(url, demoAccounts.administrator);
  const call = caller(url);
  const category = new FormData();
  category.set("title", "Kitchen");
  const picture = await readFile(path.join(root, "docs", "images", "home.webp"));
  category.set("image", new Blob([new Uint8Array(picture)], { type: "image/webp" }), "kitchen.webp");
  const { data } = await call(administrator, "POST", "/Category", category);
  const { product } = await call(administrator, "POST", "/product", {
    title: "Upgrade kettle",
    brand: "Rangrez",
    categoryId: data._id,
    price,
    quantity: 50,
  });
  await call(undefined, "POST", "/sallerreg", seller);
  const { token, user } = await logInShopper(url);
  await call(administrator, "POST", `/back-office/customers/${user._id}/wallet`, { amount: 2000, note: "Welcome" });
  made = { administrator, shopper: token, productId: product._id, cashOrder: "" };
  made.cashOrder = await placeOrder(call, "cod");
  await call(administrator, "PUT", `/updateOrderStatus/${made.cashOrder}`, { status: "delivered" });
}

/**
 * Work that is pending when the release ends: a cash refund, a cancelled order paid from the wallet, and one just
 * placed, with their mails unsent.
 *
 * @param {string} url
 */
export async function leaveWaiting(url) {
  const call = caller(url);
  const refund = { reason: "Arrived broken", refundable: price };
  await call(made.administrator, "POST", `/back-office/orders/${made.cashOrder}/refund`, refund);
  const cancelled = await placeOrder(call, "wallet");
  await call(made.shopper, "PUT", `/cancel/${cancelled}`);
  await placeOrder(call, "wallet");
}

/** @param {ReturnType<typeof caller>} call @param {"cod" | "wallet"} paymentMethod */
async function placeOrder(call, paymentMethod) {
  const { orderId } = await call(made.shopper, "POST", "/Order", {
    products: [{ productId: made.productId, quantity: 1 }],
    finalAmount: price,
    totalAmount: price,
    discount: 0,
    paymentMethod,
    paymentStatus: "pending",
    orderStatus: "placed",
    shippingAddress: {
      name: "Asha Rao",
      mobile: "+91 98450 12345",
      address: "12 MG Road",
      city: "Bengaluru",
      state: "Karnataka",
      pincode: "560001",
    },
  });
  return String(orderId);
}

/** @param {string} url */
async function logInShopper(url) {
  const call = caller(url);
  await call(undefined, "POST", "/signup", { identifier: shopper });
  const outbox = await fetch(`${url}/dev/outbox?to=${encodeURIComponent(shopper)}`);
  /** @type {{ messages: { code: string | null }[] }} */
  const { messages } = await outbox.json();
  const otp = messages.find(({ code }) => code !== null)?.code;
  return call(undefined, "POST", "/signup", { identifier: shopper, otp });
}

/** @param {string} url */
function caller(url) {
  /**
   * Returns the parsed body; throws unless the call succeeds.
   *
   * @param {string | undefined} token
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  return async (token, method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        "idempotency-key": randomUUID(),
        ...(token ? { authorization: token } : {}),
        ...(body && !isForm ? { "content-type": "application/json" } : {}),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${text}`);
    return JSON.parse(text);
  };
}
