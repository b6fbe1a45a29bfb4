import { expect, type Page } from "@playwright/test";
import { button, heading, said } from "./screen";

/** Opens an order from a seller's list, which must be on the screen. */
export async function openOrder(page: Page, orderNumber: number): Promise<void> {
  await page
    .getByRole("link", { name: `Order #${orderNumber}` })
    .filter({ visible: true })
    .click();
  await expect(heading(page, `Order #${orderNumber}`)).toBeVisible();
}

/** Sends the order that is open. */
export async function ship(page: Page, trackingNumber: string): Promise<void> {
  await button(page, "Mark as Shipped").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Carrier").fill("Blue Dart");
  await dialog.getByLabel("Tracking Number").fill(trackingNumber);
  await dialog.getByRole("button", { name: "Mark as Shipped" }).click();
  await said(page, "The order is now shipped.");
}

/** The order that is open and sent has arrived. */
export async function deliver(page: Page): Promise<void> {
  await button(page, "Mark as Delivered").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Mark as Delivered" }).click();
  await said(page, "The order is now delivered.");
}
