import type { APIRequestContext, Page } from "@playwright/test";
import { demoAccounts } from "../../scripts/demo-accounts.mjs";
import type { Card } from "./shop";

const address = {
  name: "Asha Rao",
  mobile: "9876543210",
  address: "12, MG Road, Camp",
  city: "Pune",
  state: "Maharashtra",
  pincode: "411001",
};

/** Orders one piece for whoever is logged in on the page, and has the administrator say that it has arrived. */
export async function receiveAnOrder(page: Page, product: Card): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
  const orderId = await order(page.request, token, product);
  await deliver(page.request, orderId);
  return orderId;
}

async function order(request: APIRequestContext, token: string, product: Card): Promise<string> {
  const [variant] = product.variants;
  const line = { productId: product._id, quantity: 1, variant: variant?._id ?? null };
  const place = (finalAmount: number) =>
    request.post("/api/v1/Order", {
      headers: { authorization: token },
      data: { products: [line], finalAmount, paymentMethod: "cod", shippingAddress: address },
    });
  // No such price: the shop answers with its own.
  const { quote } = (await (await place(0.01)).json()) as { quote: { total: number } };
  const placed = (await (await place(quote.total)).json()) as { orderId?: string; message?: string };
  if (!placed.orderId) throw new Error(`The order was not placed: ${placed.message}`);
  return placed.orderId;
}

async function deliver(request: APIRequestContext, orderId: string): Promise<void> {
  const { email, password } = demoAccounts.administrator;
  const login = await request.post("/auth/user/emailpass", { data: { email, password } });
  const { token } = (await login.json()) as { token: string };
  const moved = await request.put(`/api/v1/updateOrderStatus/${orderId}`, {
    headers: { authorization: token },
    data: { status: "delivered" },
  });
  if (!moved.ok()) throw new Error(`The order was not delivered: ${await moved.text()}`);
}
