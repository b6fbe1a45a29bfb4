import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson } from "../../support/account";
import { hold, silent } from "../../support/answers";
import { figure, fillCart, method, placed, rupees, summary, toCheckout, walletOf } from "../../support/paying";
import { button } from "../../support/screen";
import { test } from "../../support/test";
import { fillWallet } from "../../support/wallet";

type Offer = { methods: { method: string; fee: number; problem: string | null }[] };

/** Modifies the payment methods offered by the shop, like another merchant's settings. */
const offering = (page: Page, change: (offer: Offer) => void) =>
  page.route("**/api/v1/payment-methods*", async (route) => {
    const response = await route.fetch();
    const offer = (await response.json()) as Offer;
    change(offer);
    await route.fulfill({ response, json: offer });
  });

const offered = (offer: Offer, name: string) => {
  const found = offer.methods.find((one) => one.method === name);
  if (!found) throw new Error(`The shop does not offer ${name}.`);
  return found;
};

test.describe("The payment methods at the checkout", () => {
  // @spec checkout-offers-methods-cart
  test("are those offered by the shop, and the button names what each does", async ({ page }) => {
    const person = await aPerson(page.request);
    const total = await fillCart(page.request, person);
    await toCheckout(page, person);
    for (const name of ["COD", "RAZORPAY", "STRIPE"]) await expect(method(page, name)).toBeVisible();
    await expect(method(page, "COD")).toBeChecked();
    await expect(button(page, "Place Order")).toBeEnabled();
    // Its balance is zero.
    await expect(method(page, "WALLET")).toHaveCount(0);
    await expect(page.getByRole("checkbox", { name: /from my wallet$/ })).toHaveCount(0);
    await expectAccessible(page);
    await method(page, "RAZORPAY").check();
    await expect(button(page, `Pay ${rupees(total)}`)).toBeEnabled();
    await method(page, "STRIPE").check();
    await expect(button(page, `Pay ${rupees(total)}`)).toBeEnabled();
    await method(page, "COD").check();
    await expect(button(page, "Place Order")).toBeEnabled();
  });

  test("show that they are loading, and can be retried @once", async ({ page }) => {
    const person = await aPerson(page.request);
    await fillCart(page.request, person);
    const release = await hold(page, "**/api/v1/payment-methods*");
    await toCheckout(page, person);
    await expect(page.getByText("Loading payment methods")).toHaveCount(1);
    await expect(button(page, "Place Order")).toBeDisabled();
    release();
    await expect(method(page, "COD")).toBeChecked();

    await page.unroute("**/api/v1/payment-methods*");
    await page.route("**/api/v1/payment-methods*", silent());
    await page.reload();
    await expect(page.getByText("The payment methods could not be loaded.")).toBeVisible();
    await expect(button(page, "Place Order")).toBeDisabled();
    await page.unroute("**/api/v1/payment-methods*");
    await button(page, "Try Again").click();
    await expect(method(page, "COD")).toBeChecked();
  });

  test("say why one cannot be chosen, and select another", async ({ page }) => {
    const person = await aPerson(page.request);
    const total = await fillCart(page.request, person);
    const why = "Cash on delivery is not available for this pincode.";
    await offering(page, (offer) => {
      offered(offer, "cod").problem = why;
    });
    await toCheckout(page, person);
    await expect(method(page, "COD")).toBeDisabled();
    await expect(method(page, "COD")).toHaveAccessibleDescription(new RegExp(why));
    await expect(page.getByText(why, { exact: true })).toBeVisible();
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
    await expect(button(page, `Pay ${rupees(total)}`)).toBeEnabled();
    await expectAccessible(page);
  });

  // @spec checkout-offers-methods-cart
  test("are requested with the total and the pincode @once", async ({ page }) => {
    const person = await aPerson(page.request);
    const total = await fillCart(page.request, person);
    const asked = page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return pathname.endsWith("/payment-methods") && searchParams.get("pincode") === "411001";
    });
    await toCheckout(page, person);
    const request = await asked;
    expect(Number(new URL(request.url()).searchParams.get("total"))).toBe(total);
    expect(request.headers().authorization).toBe(person.token);
  });

  // @spec cash-rules-off-smallest
  test("add the cash fee to the summary and to the order", async ({ page }) => {
    const person = await aPerson(page.request);
    const total = await fillCart(page.request, person);
    await offering(page, (offer) => {
      offered(offer, "cod").fee = 49;
    });
    await toCheckout(page, person);
    await expect(method(page, "COD")).toHaveAccessibleDescription(/Adds ₹49/);
    await expect(figure(page, "Cash on delivery fee")).toHaveText("₹49");
    await expect(figure(page, "Total")).toHaveText(rupees(total + 49));
    await expectAccessible(page);
    await method(page, "RAZORPAY").check();
    await expect(summary(page).getByText("Cash on delivery fee")).toHaveCount(0);
    await expect(figure(page, "Total")).toHaveText(rupees(total));
    await method(page, "COD").check();

    // The shop itself charges no fee: the request is checked, then changed to what it expects.
    let sent = 0;
    await page.route("**/api/v1/Order", async (route) => {
      const body = route.request().postDataJSON() as { finalAmount: number };
      sent = body.finalAmount;
      await route.continue({ postData: { ...body, finalAmount: total } });
    });
    await button(page, "Place Order").click();
    await placed(page);
    expect(sent).toBe(total + 49);
  });

  test("show a fee that is new to the shopper before ordering @once", async ({ page }) => {
    const person = await aPerson(page.request);
    const total = await fillCart(page.request, person);
    await offering(page, (offer) => {
      offered(offer, "cod").fee = 49;
    });
    await toCheckout(page, person);
    await button(page, "Place Order").click();
    const question = page.getByRole("alertdialog", { name: "Prices have changed" });
    await expect(question.getByRole("row", { name: /^Cash on delivery fee/ })).toContainText("₹49");
    await expectAccessible(page);
    await question.getByRole("button", { name: `Place Order for ${rupees(total)}` }).click();
    await placed(page);
  });
});

test.describe("The wallet at the checkout", () => {
  // @spec wallet-shows-balance-pays
  test("pays a part, and cash the rest", async ({ page }) => {
    const person = await aPerson(page.request);
    const total = await fillCart(page.request, person);
    await fillWallet(page.request, person, 1.5);
    await toCheckout(page, person);
    await expect(method(page, "WALLET")).toBeDisabled();
    const use = page.getByRole("checkbox", { name: "Use ₹1.50 from my wallet" });
    await expect(use).not.toBeChecked();
    await use.check();
    await expect(figure(page, "Total")).toHaveText(rupees(total));
    await expect(figure(page, "From your wallet")).toHaveText("−₹1.50");
    await expect(figure(page, "To pay on delivery")).toHaveText(rupees(total - 1.5));
    await expectAccessible(page);
    await method(page, "STRIPE").check();
    await expect(figure(page, "To pay now")).toHaveText(rupees(total - 1.5));
    await expect(button(page, `Pay ${rupees(total - 1.5)}`)).toBeEnabled();
    await method(page, "COD").check();
    await button(page, "Place Order").click();
    await placed(page);
    expect(await walletOf(page.request, person)).toBe(0);

    await page.getByRole("link", { name: "View My Orders" }).click();
    await button(page, "View Order Details").click();
    await expect(page.getByText("From your wallet: ₹1.50", { exact: true })).toBeVisible();
    await expect(page.getByText(`By COD: ${rupees(total - 1.5)}`, { exact: true })).toBeVisible();
  });

  // @spec wallet-shows-balance-pays
  test("pays all of it, and no other method is needed @once", async ({ page }) => {
    const person = await aPerson(page.request);
    const total = await fillCart(page.request, person);
    await fillWallet(page.request, person, total + 100);
    await toCheckout(page, person);
    const use = page.getByRole("checkbox", { name: `Use ${rupees(total)} from my wallet` });
    await use.check();
    await expect(method(page, "WALLET")).toBeChecked();
    await expect(page.getByText(/No other payment method is needed\.$/)).toBeVisible();
    await method(page, "COD").check();
    await expect(use).not.toBeChecked();
    await expect(button(page, "Place Order")).toBeEnabled();
    await method(page, "WALLET").check();
    await expect(use).toBeChecked();
    await expectAccessible(page);
    await button(page, `Pay ${rupees(total)} from my wallet`).click();
    await placed(page);
    expect(await walletOf(page.request, person)).toBe(100);
    await page.getByRole("link", { name: "View My Orders" }).click();
    await button(page, "View Order Details").click();
    await expect(page.getByText("Payment Method: WALLET", { exact: true })).toBeVisible();
    await expect(page.getByText("Payment Status: Paid", { exact: true })).toBeVisible();
  });
});
