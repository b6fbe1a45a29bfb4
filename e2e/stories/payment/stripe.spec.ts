import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { hold, saying } from "../../support/answers";
import {
  completePayment,
  countLoads,
  openDetails,
  openWaiting,
  orderBy,
  payDialog,
  placed,
  razorpaySheet,
  rupees,
  stripeSheet,
} from "../../support/paying";
import { button, heading } from "../../support/screen";
import { test } from "../../support/test";

/** A new shopper has placed an order, and Stripe's fields are open in our dialog. Returns the total. */
async function withOpenFields(page: Page): Promise<number> {
  const { total } = await orderBy(page, "STRIPE");
  await expect(stripeSheet(page)).toBeVisible();
  return total;
}

test.describe("Paying by Stripe", () => {
  test("succeeds in a dialog of the shop", async ({ page }) => {
    const total = await withOpenFields(page);
    const sheet = stripeSheet(page);
    await expect(sheet.getByRole("heading", { name: `Pay ${rupees(total)}` })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: `Pay ${rupees(total)}` }).click();
    await placed(page);
    const card = await openDetails(page);
    await expect(card.getByText("Payment Method: STRIPE", { exact: true })).toBeVisible();
    await expect(card.getByText("Payment Status: Paid", { exact: true })).toBeVisible();
  });

  test("says why a card was declined, and accepts another one", async ({ page }) => {
    const total = await withOpenFields(page);
    const sheet = stripeSheet(page);
    await sheet.getByRole("checkbox", { name: "Card is declined" }).check();
    await sheet.getByRole("button", { name: `Pay ${rupees(total)}` }).click();
    await expect(sheet.getByRole("alert")).toHaveText(/declined/i);
    await expectAccessible(page);
    await sheet.getByRole("checkbox", { name: "Card is declined" }).uncheck();
    await sheet.getByRole("button", { name: "Try again" }).click();
    await placed(page);
  });

  // @spec success-failure-closing-sheet
  test("is declined, and Razorpay succeeds @once", async ({ page }) => {
    const total = await withOpenFields(page);
    const sheet = stripeSheet(page);
    await sheet.getByRole("checkbox", { name: "Card is declined" }).check();
    await sheet.getByRole("button", { name: `Pay ${rupees(total)}` }).click();
    await sheet.getByRole("button", { name: "Choose another payment method" }).click();
    const dialog = payDialog(page);
    await dialog.getByRole("radio", { name: "RAZORPAY" }).check();
    await dialog.getByRole("button", { name: `Pay ${rupees(total)}` }).click();
    await razorpaySheet(page)
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await placed(page);
    const card = await openDetails(page);
    await expect(card.getByText("Payment Method: RAZORPAY", { exact: true })).toBeVisible();
  });

  test("can be closed and completed on the pending order's page", async ({ page }) => {
    const total = await withOpenFields(page);
    await stripeSheet(page).getByRole("button", { name: "Close" }).click();
    await payDialog(page).getByRole("button", { name: "Close" }).click();
    await expect(heading(page, "Payment pending")).toBeVisible();
    await button(page, "Complete payment").click();
    await expect(payDialog(page).getByRole("radio", { name: "STRIPE" })).toBeChecked();
    await payDialog(page)
      .getByRole("button", { name: `Pay ${rupees(total)}` })
      .click();
    await stripeSheet(page)
      .getByRole("button", { name: `Pay ${rupees(total)}` })
      .click();
    await placed(page);
  });

  // @spec success-failure-closing-sheet
  test("returns from a bank, and is confirmed to the shop", async ({ page }) => {
    const total = await withOpenFields(page);
    // Simulates a redirect to a bank, which Stripe would do itself.
    await page.evaluate(() => {
      const make = window.Stripe as unknown as (key: string) => {
        confirmPayment: (options: object) => Promise<unknown>;
      };
      Object.assign(window, {
        Stripe: (key: string) => {
          const stripe = make(key);
          const { confirmPayment } = stripe;
          return Object.assign(stripe, {
            confirmPayment: (options: object) => confirmPayment({ ...options, redirect: "always" }),
          });
        },
      });
    });
    await stripeSheet(page).getByRole("button", { name: "Close" }).click();
    await payDialog(page).getByRole("button", { name: "Try again" }).click();
    const confirmed = page.waitForRequest((request) => request.url().endsWith("/payment/confirm"));
    await stripeSheet(page)
      .getByRole("button", { name: `Pay ${rupees(total)}` })
      .click();
    expect((await confirmed).postDataJSON()).toMatchObject({ gateway: "stripe" });
    await placed(page);
    await expect(page).toHaveURL(/\/order-success\/order_[^?]+$/);
  });

  test("makes the page behind it inert while paying, and keeps a bank's challenge usable", async ({ page }) => {
    const { orderId } = await openWaiting(page, "stripe");
    await completePayment(page);
    const sheet = stripeSheet(page);
    const behind = page.locator("#root");
    await expect(sheet).toBeVisible();
    const release = await hold(page, /\/dev\/gateway\/.*\/confirm$/);
    await sheet.getByRole("button", { name: /^Pay ₹/ }).click();
    await expect(sheet.getByText("Paying...")).toBeVisible();
    await expect(behind).toHaveJSProperty("inert", true);
    await expectAccessible(page);
    // The link to the home page is there, at the top.
    for (const x of [20, 60, 100, 140]) await page.mouse.click(x, 30);
    expect(await focusIsBehind(page)).toBe(false);
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press("Tab");
      expect(await focusIsBehind(page)).toBe(false);
    }
    await expect(page).toHaveURL(`/order-success/${orderId}`);
    await page.evaluate(showBankPage);
    await button(page, "Yes, it is me").click();
    await expect(page.getByText("Thank you.")).toBeVisible();
    release();
    await placed(page);
    await expect(behind).toHaveJSProperty("inert", false);
  });

  test("reloads the page once when its script cannot be loaded, and then shows an error @once", async ({ page }) => {
    await page.route("**/dev/gateway/**", (route) => route.abort());
    const { orderId } = await openWaiting(page, "stripe");
    const loads = countLoads(page, orderId);
    await completePayment(page);
    await expect.poll(() => loads).toHaveLength(1);
    await expect(heading(page, "Payment pending")).toBeVisible();
    await completePayment(page);
    await expect(payDialog(page).getByRole("alert")).toContainText("The payment could not be opened.");
    expect(loads).toHaveLength(1);
  });

  test("returns from a bank and is polled, even if the shop rejects the confirmation @once", async ({ page }) => {
    const { orderId } = await openWaiting(page, "stripe");
    await page.route("**/payment/confirm", saying(400, "The payment could not be verified."));
    await page.goto(`/order-success/${orderId}?payment=stripe&payment_intent=pi_1&redirect_status=succeeded`);
    const arriving = page.getByText("We haven't received your payment yet. We'll notify you as soon as we do.");
    await expect(arriving).toBeVisible();
    await expect(button(page, "Complete payment")).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await page.reload();
    await expect(arriving).toBeVisible();
  });
});

/** Whether the focused element belongs to the application, rather than to an overlay. */
const focusIsBehind = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest("#root")));

/** Like Stripe: over everything, outside the application. */
function showBankPage(): void {
  const question = document.createElement("div");
  question.style.cssText = "position: fixed; inset: 0; z-index: 2147483647; background: white;";
  const yes = document.createElement("button");
  yes.textContent = "Yes, it is me";
  yes.onclick = () => question.replaceChildren("Thank you.");
  question.append(yes);
  document.body.append(question);
}

declare global {
  interface Window {
    Stripe: unknown;
  }
}
