import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson, type Person } from "../../support/account";
import { theBackOffice } from "../../support/back-office";
import { figure, fillCart, method, placed, razorpaySheet, rupees, toCheckout, walletOf } from "../../support/paying";
import { aPurchase, logInAs } from "../../support/purchase";
import { button } from "../../support/screen";
import { test } from "../../support/test";
import { fillWallet } from "../../support/wallet";

/** A new shopper has paid an order by Razorpay and opens it. `fromWallet`: the wallet balance before, which is used. */
async function paidOrder(page: Page, fromWallet = 0): Promise<Person & { total: number }> {
  const person = await aPerson(page.request);
  const total = await fillCart(page.request, person);
  if (fromWallet > 0) await fillWallet(page.request, person, fromWallet);
  await toCheckout(page, person);
  await method(page, "RAZORPAY").check();
  if (fromWallet > 0) await page.getByRole("checkbox", { name: /from my wallet$/ }).check();
  await button(page, `Pay ${rupees(total - fromWallet)}`).click();
  await razorpaySheet(page)
    .getByRole("button", { name: /^Pay ₹/ })
    .click();
  await placed(page);
  await page.getByRole("link", { name: "View My Orders" }).click();
  await expect(page.getByRole("article")).toBeVisible();
  return { ...person, total };
}

async function cancelWith(page: Page, destination: RegExp): Promise<void> {
  await button(page, "Cancel Order").click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("radio", { name: /^Original payment method/ })).toBeChecked();
  await question.getByRole("radio", { name: destination }).check();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel Order" }).click();
  await expect(page.getByText("Order successfully cancelled!")).toBeVisible();
}

/** Reloads My Orders until the order's details contain this text. */
const detailsSay = (page: Page, sentence: string) =>
  expect(async () => {
    await page.goto("/order");
    await button(page, "View Order Details").click();
    await expect(page.getByText(sentence, { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();

test.describe("A refund", () => {
  // @spec refunds-whole-per-line
  test("goes to the wallet if the shopper chooses it, and can be spent again", async ({ page }) => {
    const { total, ...person } = await paidOrder(page);
    await cancelWith(page, /^My wallet/);
    await detailsSay(page, `${rupees(total)} was refunded to your wallet.`);
    await expectAccessible(page);
    expect(await walletOf(page.request, person)).toBe(total);

    await button(page, "Buy again").click();
    await expect(page.getByText("Added to your cart.")).toBeVisible();
    await page.goto("/cart");
    // The address of the first order is in the address book.
    await button(page, "Proceed to Checkout").click();
    await expect(method(page, "COD")).toBeChecked();
    await page.getByRole("checkbox", { name: /from my wallet$/ }).check();
    await expect(figure(page, "To pay now")).toHaveText("₹0");
    await button(page, `Pay ${rupees(total)} from my wallet`).click();
    await placed(page);
    expect(await walletOf(page.request, person)).toBe(0);
  });

  // @spec refunds-whole-per-line
  test("goes to its source otherwise", async ({ page }) => {
    const { total, ...person } = await paidOrder(page);
    await cancelWith(page, /^Original payment method/);
    await page.goto("/order");
    await button(page, "View Order Details").click();
    await expect(
      page.getByText(new RegExp(`^${rupees(total)} (is being|was) refunded to your original payment method`)),
    ).toBeVisible();
    expect(await walletOf(page.request, person)).toBe(0);
  });

  test("goes to each source separately when the wallet has paid a part @once", async ({ page }) => {
    const { total, ...person } = await paidOrder(page, 2);
    await button(page, "View Order Details").click();
    await expect(page.getByText("From your wallet: ₹2", { exact: true })).toBeVisible();
    await button(page, "Cancel Order").click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByText("The amount paid from your wallet is refunded to your wallet.")).toBeVisible();
    await question.getByRole("radio", { name: /^Original payment method/ }).check();
    await question.getByRole("button", { name: "Cancel Order" }).click();
    await expect(page.getByText("Order successfully cancelled!")).toBeVisible();
    await detailsSay(page, `${rupees(2)} was refunded to your wallet.`);
    await expect(page.getByText(new RegExp(`^${rupees(total - 2)} .* to your original payment method`))).toBeVisible();
    expect(await walletOf(page.request, person)).toBe(2);
  });

  test("has a choice of destination for a return paid in cash, and none for a replacement @once", async ({ page }) => {
    const [purchase, office] = await Promise.all([aPurchase(page.request), theBackOffice(page.request)]);
    await office.moveOrder(purchase.orderId, "delivered");
    await logInAs(page, purchase);
    await page.goto("/order");
    await button(page, "Return/Replace Items").click();
    const dialog = page.getByRole("dialog", { name: "Return/Replace Items" });
    const where = dialog.getByRole("group", { name: "Where should we send your refund?" });
    await expect(where.getByRole("radio", { name: /^UPI or bank transfer/ })).toBeChecked();
    await dialog.getByRole("radio", { name: /^Replace/ }).check();
    await expect(where).toHaveCount(0);
    await dialog.getByRole("radio", { name: /^Return/ }).check();
    await where.getByRole("radio", { name: /^My wallet/ }).check();
    await expectAccessible(page);
    await dialog.getByLabel("Reason", { exact: true }).fill("Too small");
    await dialog.getByRole("button", { name: "Submit request" }).click();
    await expect(page.getByText("Your request has been submitted successfully!")).toBeVisible();

    await office.decideReturn(purchase.orderId, "approved");
    await office.decideReturn(purchase.orderId, "received");
    await expect(async () => expect(await walletOf(page.request, purchase)).toBeGreaterThan(0)).toPass();
    await page.goto("/order");
    await button(page, "View Order Details").click();
    await expect(page.getByText(/^₹[\d,.]+ was refunded to your wallet\.$/)).toBeVisible();
  });

  test("has no choice for an unpaid order @once", async ({ page }) => {
    await logInAs(page, await aPurchase(page.request));
    await page.goto("/order");
    await button(page, "Cancel Order").click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button", { name: "Cancel Order" })).toBeVisible();
    await expect(question.getByRole("radio")).toHaveCount(0);
  });
});
