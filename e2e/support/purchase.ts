import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import { aNewEmail, newestCode } from "./outbox";

type Product = {
  _id: string;
  title: string;
  quantity: number;
  variants: { _id: string; quantity: number }[];
  returnPolicy: { isReturnable: boolean };
};

/** A shopper with an order of two pieces of a product that can be returned. */
export type Purchase = {
  email: string;
  token: string;
  orderId: string;
  product: { _id: string; title: string };
};

const address = {
  name: "Asha Rao",
  mobile: "9876543210",
  address: "12, MG Road, Camp",
  city: "Pune",
  state: "Maharashtra",
  pincode: "411001",
};

async function fieldsOf(answer: APIResponse) {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

async function aReturnableProduct(request: APIRequestContext): Promise<Product> {
  const { products } = (await fieldsOf(await request.get("/api/v1/products?status=true&limit=100&page=1"))) as {
    products: Product[];
  };
  // The fullest shelf first: many stories buy.
  const plain = products.filter(({ variants }) => variants.length === 0).sort((a, b) => b.quantity - a.quantity);
  for (const { _id, quantity } of plain) {
    if (quantity < 10) break;
    const { product } = (await fieldsOf(await request.get(`/api/v1/product/title/${_id}`))) as { product: Product };
    if (product.returnPolicy.isReturnable) return product;
  }
  throw new Error("The demo shop has no product in stock, without variants, that can be returned.");
}

/** Somebody new buys something, without a browser. */
export async function aPurchase(request: APIRequestContext): Promise<Purchase> {
  const email = aNewEmail();
  await fieldsOf(await request.post("/api/v1/signup", { data: { email } }));
  const otp = await newestCode(request, email);
  const { token } = await fieldsOf(await request.post("/api/v1/signup", { data: { email, otp } }));
  const headers = { authorization: token };
  const product = await aReturnableProduct(request);
  const line = { productId: product._id, variant: null, quantity: 2 };
  await fieldsOf(await request.post("/api/v1/cart", { headers, data: line }));
  const { total } = await fieldsOf(await request.get("/api/v1/cart", { headers }));
  const data = { products: [line], finalAmount: total, shippingAddress: address };
  const { orderId } = await fieldsOf(await request.post("/api/v1/Order", { headers, data }));
  return { email, token, orderId, product };
}

/** The browser of somebody who has logged in before. */
export const logInAs = (page: Page, shopper: Pick<Purchase, "email" | "token">): Promise<void> =>
  page.addInitScript(({ email, token }) => {
    localStorage.setItem("token", token);
    localStorage.setItem("email", email);
  }, shopper);
