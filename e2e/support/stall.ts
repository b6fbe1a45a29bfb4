import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { anAddress, aPerson, type Person } from "./account";
import { aSeller, decide, type Seller, sellerToken } from "./seller";
import { theCategory } from "./shop";
import { asAdministrator } from "./staff";

/** An approved seller, and one product of theirs visible to shoppers. */
export type Stall = { seller: Seller; product: { _id: string; title: string } };

async function fieldsOf(answer: APIResponse) {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

let stalls = 0;

/** Creates a seller with one product, for 250 rupees with free delivery, returnable for a week. */
export async function aStall(request: APIRequestContext, what: string): Promise<Stall> {
  stalls += 1;
  const seller = await aSeller(request);
  await decide(request, seller, "approved");
  const authorization = await sellerToken(request, seller);
  const { _id: categoryId } = await theCategory(request, "home-living");
  const title = `${what} ${process.pid}-${Date.now().toString(36)}-${stalls}`;
  const data = { title, brand: "Haat stories", categoryId, price: 250, quantity: 20 };
  const made = await fieldsOf(await request.post("/api/v1/seller/products", { headers: { authorization }, data }));
  const { _id } = made.product as { _id: string };
  await asAdministrator(request).put(`/back-office/products/${_id}/approval`, { state: "approved" });
  return { seller, product: { _id, title } };
}

/** A task notifies sellers a moment after an order; an open page refreshes only after a while. */
async function toldOf(request: APIRequestContext, seller: Seller, orderNumber: number): Promise<void> {
  const headers = { authorization: await sellerToken(request, seller) };
  const titles = async () => {
    const { notices } = await fieldsOf(await request.get("/api/v1/seller/notices?limit=20", { headers }));
    return notices.map(({ title }: { title: string }) => title);
  };
  await expect.poll(titles).toContain(`New order #${orderNumber}`);
}

/** A shopper with one order of one piece from each stall, of which each seller has been notified. */
export async function anOrderFrom(
  request: APIRequestContext,
  stalls: readonly Stall[],
  coupon: { code: string; off: number } | null = null,
): Promise<{ shopper: Person; orderId: string; orderNumber: number }> {
  const shopper = await aPerson(request);
  const products = stalls.map(({ product }) => ({ productId: product._id, variant: null, quantity: 1 }));
  const finalAmount = 250 * stalls.length - (coupon?.off ?? 0);
  const data = { products, finalAmount, shippingAddress: anAddress, couponCode: coupon?.code ?? null };
  const headers = { authorization: shopper.token };
  const { orderId, order } = await fieldsOf(await request.post("/api/v1/Order", { headers, data }));
  for (const { seller } of stalls) await toldOf(request, seller, order.orderNumber);
  return { shopper, orderId, orderNumber: order.orderNumber };
}
