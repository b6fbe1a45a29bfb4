import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import { anAddress, aPerson, type Person } from "./account";

type Product = {
  _id: string;
  title: string;
  quantity: number;
  variants: { _id: string; quantity: number }[];
  returnPolicy: { isReturnable: boolean };
};

/** A shopper with an order of two pieces of a returnable product. */
export type Purchase = Person & {
  orderId: string;
  product: { _id: string; title: string };
  /** What the browser opens to pay it; null for cash. */
  sheet: { script: string; key: string; gatewayOrderId: string } | null;
};

export async function fieldsOf(answer: APIResponse) {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

async function aReturnableProduct(request: APIRequestContext): Promise<Product> {
  const { products } = (await fieldsOf(await request.get("/api/v1/products?status=true&limit=100&page=1"))) as {
    products: Product[];
  };
  // The largest category first: many stories buy.
  const plain = products.filter(({ variants }) => variants.length === 0).sort((a, b) => b.quantity - a.quantity);
  for (const { _id, quantity } of plain) {
    if (quantity < 10) break;
    const { product } = (await fieldsOf(await request.get(`/api/v1/product/title/${_id}`))) as { product: Product };
    if (product.returnPolicy.isReturnable) return product;
  }
  throw new Error("The demo shop has no product in stock, without variants, that can be returned.");
}

type Wish = { quantity?: number; name?: string; paymentMethod?: string };

/** An order of a returnable product, placed without a browser, in cash by default. The person's cart must be empty. */
export async function buy(
  request: APIRequestContext,
  { token }: Person,
  { quantity = 2, name = anAddress.name, paymentMethod = "cod" }: Wish = {},
): Promise<Omit<Purchase, keyof Person>> {
  const headers = { authorization: token };
  const product = await aReturnableProduct(request);
  const line = { productId: product._id, variant: null, quantity };
  await fieldsOf(await request.post("/api/v1/cart", { headers, data: line }));
  const { total } = await fieldsOf(await request.get("/api/v1/cart", { headers }));
  const shippingAddress = { ...anAddress, name };
  const data = { products: [line], finalAmount: total, paymentMethod, shippingAddress };
  const { orderId, payment } = await fieldsOf(await request.post("/api/v1/Order", { headers, data }));
  return { orderId, product, sheet: payment.sheet };
}

/** A new shopper with an order. */
export async function aPurchase(request: APIRequestContext, wish?: Wish): Promise<Purchase> {
  const person = await aPerson(request);
  return { ...person, ...(await buy(request, person, wish)) };
}

/** Requests the return or replacement of a whole delivered order. */
export async function sendBack(
  request: APIRequestContext,
  { token }: Person,
  orderId: string,
  fields: {
    action?: "return" | "replace";
    reason?: string;
    image?: { name: string; mimeType: string; buffer: Buffer };
  } = {},
): Promise<void> {
  const multipart = { action: "return", reason: "Does not fit", ...fields };
  const path = `/api/v1/return/${orderId}/return-or-replace`;
  await fieldsOf(await request.put(path, { headers: { authorization: token }, multipart }));
}

/** Opens the browser as a person who has logged in before. */
export async function logInAs(page: Page, shopper: Person): Promise<void> {
  await page.addInitScript(({ email, token }) => {
    localStorage.setItem("token", token);
    localStorage.setItem("email", email);
  }, shopper);
}
