import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson } from "../../support/account";
import {
  fillCart,
  method,
  openDetails,
  payDialog,
  placed,
  razorpaySheet,
  rupees,
  stripeSheet,
  toCheckout,
} from "../../support/paying";
import { button, heading } from "../../support/screen";

/** Somebody new has ordered, and Stripe's fields are open in our dialog. Answers what it costs. */
async function withOpenFields(page: Page): Promise<number> {
  const person = await aPerson(page.request);
  const total = await fillCart(page.request, person);
  await toCheckout(page, person);
  await method(page, "STRIPE").check();
  await button(page, `Pay ${rupees(total)}`).click();
  await expect(stripeSheet(page)).toBeVisible();
  return total;
}

test.describe("Paying by Stripe", () => {
  test("is done in a dialog of the shop", async ({ page }) => {
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

  test("says why a card was declined, and takes another one", async ({ page }) => {
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

  test("is declined, and Razorpay does it", async ({ page }) => {
    const total = await withOpenFields(page);
    const sheet = stripeSheet(page);
    await sheet.getByRole("checkbox", { name: "Card is declined" }).check();
    await sheet.getByRole("button", { name: `Pay ${rupees(total)}` }).click();
    await sheet.getByRole("button", { name: "Choose another way to pay" }).click();
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

  test("can be closed and completed on the page that waits", async ({ page }) => {
    const total = await withOpenFields(page);
    await stripeSheet(page).getByRole("button", { name: "Close" }).click();
    await payDialog(page).getByRole("button", { name: "Close" }).click();
    await expect(heading(page, "Payment Pending")).toBeVisible();
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

  test("comes back from a bank, and is told to the shop", async ({ page }) => {
    const total = await withOpenFields(page);
    // A bank that is visited: what Stripe would do then, it does here without one.
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
});

declare global {
  interface Window {
    Stripe: unknown;
  }
}
