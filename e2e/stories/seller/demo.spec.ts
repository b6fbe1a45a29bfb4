import { expect, type Page, test } from "@playwright/test";
import { demoAccounts } from "../../../scripts/demo-accounts.mjs";
import { figureTile } from "../../support/figure-tile";
import { heading } from "../../support/screen";
import { openPortal } from "../../support/seller";

test("The demo shop's seller has a year of sales and earnings", async ({ page }) => {
  await openPortal(page, { ...demoAccounts.seller, mobileNumber: "" }, "/seller/orders?status=delivered");
  const orders = page.getByRole("link", { name: /^Order #\d+$/ }).filter({ visible: true });
  await expect(orders.first()).toBeVisible();
  await orders.first().click();
  const facts = page.getByRole("region", { name: "Order details" });
  await expect(facts).toContainText(/Blue Dart|Delhivery|DTDC|India Post/);
  await expect(facts).toContainText("DEMO");
  await page.goto("/seller/earnings");
  await expect(heading(page, "Earnings")).toBeVisible();
  await expect(figureTile(page, "Balance", "Available")).toContainText(/₹[1-9]/);
});

/** Tables and tab rows that overflow, and amounts that wrap. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    const shown = (selector: string) =>
      [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((one) => one.checkVisibility());
    const isBroken = (amount: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(amount);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
    };
    return [
      ...shown("div").filter((one) => getComputedStyle(one).overflowX === "auto" && one.scrollWidth > one.clientWidth),
      ...shown(".tabular-nums").filter((one) => one.children.length === 0 && isBroken(one)),
    ].map((one) => one.innerText.slice(0, 40));
  });

test("The demo seller's lists and figures are not cut off at any window width @once", async ({ page }) => {
  await openPortal(page, { ...demoAccounts.seller, mobileNumber: "" }, "/seller/dashboard");
  for (const [path, shown] of [
    ["dashboard", page.getByText("Available for payout")],
    [
      "products",
      page
        .getByRole("button", { name: /^Edit: / })
        .filter({ visible: true })
        .first(),
    ],
    [
      "orders",
      page
        .getByRole("link", { name: /^Order #\d+$/ })
        .filter({ visible: true })
        .first(),
    ],
    ["returns", page.getByRole("button", { name: /^Replaced/ })],
    ["earnings", page.getByRole("region", { name: "Order lines" })],
  ] as const) {
    await page.goto(`/seller/${path}`);
    for (const width of [768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(shown).toBeVisible();
      expect(await cutOff(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
