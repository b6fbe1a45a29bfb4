import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { theBackOffice } from "../support/back-office";
import { aPurchase, logInAs } from "../support/purchase";
import { renderedByBrowser, test } from "../support/test";

const pages = [
  { path: "/shipingpolicy", title: "Shipping & Returns", says: ["Standard delivery takes 5-7 business days."] },
  { path: "/ReturnRefund", title: "Returns & Refunds", says: ["You receive your refund within 7-10 business days"] },
  { path: "/TermsAndConditions", title: "Terms & Conditions", says: ["Disputes are settled by a court in New Delhi."] },
  { path: "/PrivacyPolicy", title: "Privacy Policy", says: ["We never sell your data."] },
  {
    path: "/about",
    title: "About",
    says: ["Haat Bazaar Commerce Private Limited", "Pay online or, where available, in cash on delivery."],
  },
  { path: "/contact", title: "Contact", says: ["grievance@haat.test"] },
  { path: "/faqs", title: "FAQs", says: ["Where is my invoice?"] },
];

test.describe("A visitor looking for information", () => {
  for (const { path, title, says } of pages) {
    // @spec about-contact-faqs-short route-list-opens-page
    test(`reads ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      for (const text of says) await expect(page.getByText(text).first()).toBeVisible();
      await expectAccessible(page);
    });
  }

  // @spec footer-links-shipingpolicy-shipping
  test("reaches each of these pages from the footer of the others", async ({ page }) => {
    await page.goto("/contact");
    for (const { path, title } of pages) {
      await page.getByRole("contentinfo").getByRole("link", { name: title, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    }
  });

  test("expands a question to its answer", async ({ page }) => {
    await page.goto("/faqs");
    const answer = page.getByText("Within 7 days of delivery: open My Orders");
    await expect(answer).toBeHidden();
    await page.getByText("How do I return or replace something?").click();
    await expect(answer).toBeVisible();
    await expectAccessible(page);
  });

  test("sees an error when a page cannot be loaded, and gets it on retry @once", async ({ page }) => {
    await renderedByBrowser(page);
    await page.route("**/api/v1/settings", (route) =>
      route.fulfill({ status: 400, json: { success: false, message: "No." } }),
    );
    await page.goto("/contact");
    await expect(page.getByText("This page could not be loaded")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/v1/settings");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Grievance officer")).toBeVisible();
  });
});

test.describe("A shopper whose order has shipped", () => {
  test("downloads its invoice, and was emailed at every step", async ({ page, request }) => {
    const [purchase, office] = await Promise.all([aPurchase(request), theBackOffice(request)]);
    const { orderId } = purchase;
    await logInAs(page, purchase);
    await page.goto("/order");
    await expect(page.getByRole("article")).toBeVisible();
    await expect(page.getByRole("button", { name: "Download invoice" })).toHaveCount(0);

    await office.moveOrder(orderId, "processing");
    await office.moveOrder(orderId, "shipped");
    await office.moveOrder(orderId, "delivered");
    await page.goto("/order");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download invoice" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^haat-invoice-order-\d+\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");

    for (const subject of ["confirmed", "has shipped", "was delivered"]) {
      await expect(async () => {
        await page.goto(`/dev/outbox?to=${encodeURIComponent(purchase.email)}`);
        await expect(page.getByRole("heading", { level: 2, name: subject })).toHaveCount(1, { timeout: 500 });
      }).toPass();
    }
    await expectAccessible(page);
    const placed = page.getByRole("article").filter({ hasText: "confirmed" });
    await placed.getByRole("link", { name: "View the email" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Thank you for your order" })).toBeVisible();
    await expect(page.getByRole("link", { name: "View My Orders" })).toHaveAttribute("href", /\/order$/);
  });

  test("sees an error when the invoice cannot be loaded", { tag: "@once" }, async ({ page, request }) => {
    const [purchase, office] = await Promise.all([aPurchase(request), theBackOffice(request)]);
    await office.moveOrder(purchase.orderId, "shipped");
    await logInAs(page, purchase);
    await page.route("**/api/v1/invoice/*", (route) => route.abort());
    await page.goto("/order");
    await page.getByRole("button", { name: "Download invoice" }).click();
    await expect(page.getByText("The invoice could not be loaded. Please try again.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Download invoice" })).toBeEnabled();
  });
});
