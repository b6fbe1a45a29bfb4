import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "./account";
import { button, heading, nothingOpen, said } from "./screen";
import { type Seller, sellerToken } from "./seller";

/** Opens an order from a seller's list, which must be on the screen. */
export async function openOrder(page: Page, orderNumber: number): Promise<void> {
  await page
    .getByRole("link", { name: `Order #${orderNumber}` })
    .filter({ visible: true })
    .click();
  await expect(heading(page, `Order #${orderNumber}`)).toBeVisible();
}

/** Ships the open order. */
export async function ship(page: Page, trackingNumber: string): Promise<void> {
  await button(page, "Mark as shipped").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Courier").fill("Blue Dart");
  await dialog.getByLabel("Tracking number").fill(trackingNumber);
  await dialog.getByRole("button", { name: "Mark as shipped" }).click();
  await said(page, "The order is now shipped.");
  await nothingOpen(page);
}

/** The delivery code in My Orders for the shipped parcel. */
export async function deliveryCode(request: APIRequestContext, shopper: Person): Promise<string> {
  const answer = await request.get("/api/v1/Order", { headers: { authorization: shopper.token } });
  const { orders } = (await answer.json()) as { orders: { parcels: { deliveryCode: string | null }[] }[] };
  const code = orders.flatMap(({ parcels }) => parcels).find(({ deliveryCode }) => deliveryCode)?.deliveryCode;
  if (!code) throw new Error("No parcel of this customer has a delivery code.");
  return code;
}

/** Delivers the open, shipped order with the shopper's code. */
export async function deliver(page: Page, shopper: Person): Promise<void> {
  const code = await deliveryCode(page.request, shopper);
  await button(page, "Mark as delivered").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Delivery code").fill(code);
  await dialog.getByRole("button", { name: "Mark as delivered" }).click();
  await said(page, "The order is now delivered.");
  await nothingOpen(page);
}

/** Approves a shopper's request on the seller's returns screen. */
export async function approveReturn(page: Page, request: Locator): Promise<void> {
  await request.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Approve request" }).click();
}

/** Ships a seller's newest order with a number, without a screen. */
export async function shipByCall(request: APIRequestContext, seller: Seller, trackingNumber: string): Promise<void> {
  const headers = { authorization: await sellerToken(request, seller) };
  const { orders } = await (await request.get("/api/v1/seller/orders?page=1&limit=1", { headers })).json();
  const data = { status: "shipped", carrier: "Blue Dart", trackingNumber };
  const answer = await request.put(`/api/v1/seller/orders/${orders[0]._id}/status`, { headers, data });
  expect(answer.status()).toBe(200);
}
