import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { anAddress, aPerson, type Person } from "./account";
import { aSeller, decide, type Seller, sellerToken } from "./seller";
import { theCategory } from "./shop";
import { asAdministrator } from "./staff";

/** A seller who is approved, and one product of theirs that shoppers see. */
export type Stall = { seller: Seller; product: { _id: string; title: string } };

async function fieldsOf(answer: APIResponse) {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

let stalls = 0;

/** Opens a stall that sells one thing, for 250 rupees with free delivery, returnable for a week. */
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

/** News of an order come a moment after it, by a task; a page that was opened before asks again only after a while. */
async function toldOf(request: APIRequestContext, seller: Seller, orderNumber: number): Promise<void> {
  const headers = { authorization: await sellerToken(request, seller) };
  const titles = async () => {
    const { notices } = await fieldsOf(await request.get("/api/v1/seller/notices?limit=20", { headers }));
    return notices.map(({ title }: { title: string }) => title);
  };
  await expect.poll(titles).toContain(`New order #${orderNumber}`);
}

/** A shopper who has ordered one piece of what each stall sells, in one order, of which each seller has been told. */
export async function anOrderFrom(
  request: APIRequestContext,
  stalls: readonly Stall[],
): Promise<{ shopper: Person; orderId: string; orderNumber: number }> {
  const shopper = await aPerson(request);
  const products = stalls.map(({ product }) => ({ productId: product._id, variant: null, quantity: 1 }));
  const data = { products, finalAmount: 250 * stalls.length, shippingAddress: anAddress };
  const headers = { authorization: shopper.token };
  const { orderId, order } = await fieldsOf(await request.post("/api/v1/Order", { headers, data }));
  for (const { seller } of stalls) await toldOf(request, seller, order.orderNumber);
  return { shopper, orderId, orderNumber: order.orderNumber };
}
