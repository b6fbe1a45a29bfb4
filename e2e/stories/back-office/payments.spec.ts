import { type APIRequestContext, type Browser, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson, openAs } from "../../support/account";
import { button, heading, said } from "../../support/screen";
import { aPlainThing } from "../../support/shop";
import { aMember, asAdministrator, openBackOffice } from "../../support/staff";

const path = "/dashboard/settings/payments";
const methods = (page: Page) => page.getByRole("list", { name: "Payment methods" });
const titlesOf = (page: Page) => methods(page).getByRole("switch");
const toggle = (page: Page, method: string) => page.getByRole("switch", { name: `${method} at checkout` });
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The payment methods currently offered at checkout, in order. */
async function offered(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get("/api/v1/payment-methods");
  const { methods } = (await answer.json()) as { methods: { method: string }[] };
  return methods.map(({ method }) => method);
}

/** The checkout of a shopper with something in the cart, in a separate browser. */
async function aCheckout(browser: Browser, request: APIRequestContext): Promise<Page> {
  const person = await aPerson(request);
  const { _id } = await aPlainThing(request);
  const data = { productId: _id, variant: null, quantity: 1 };
  await request.post("/api/v1/cart", { headers: { authorization: person.token }, data });
  const { baseURL } = test.info().project.use;
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await openAs(page, person, "/cart");
  await button(page, "Proceed to Checkout").click();
  return page;
}

type Settings = { methods: { method: string; isOn: boolean }[] };

/** The settings are restored, however the stories end. */
test.describe("Payment settings @once", () => {
  // They change settings of the whole shop.
  test.describe.configure({ mode: "serial" });

  let before: Settings;
  test.beforeAll(async ({ request }) => {
    const read = await asAdministrator(request).read("/back-office/payment-settings");
    before = read.settings as Settings;
  });
  test.afterAll(async ({ request }) => {
    const office = asAdministrator(request);
    const { version } = await office.read("/back-office/payment-settings");
    await office.put("/back-office/payment-settings", { settings: before, version });
    const { gateways } = (await office.read("/back-office/gateways")) as {
      gateways: { gateway: string; storedKeyId: string | null }[];
    };
    for (const { gateway, storedKeyId } of gateways)
      if (storedKeyId) await office.remove(`/back-office/gateways/${gateway}/keys?confirmed=true`);
  });

  // @spec merchant-screen-state-keys
  test("A merchant stores Stripe keys, which are never shown again, and switches it off and on: the checkout follows at once", async ({
    page,
    request,
    browser,
  }) => {
    await openBackOffice(page, path);
    await expect(heading(page, "Payments")).toBeVisible();
    const stripe = part(page, "Stripe");
    await stripe.getByRole("button", { name: "Add keys" }).click();
    const dialog = page.getByRole("dialog", { name: "Stripe keys" });
    await dialog.getByLabel("Publishable key").fill("rzp_test_a1");
    await dialog.getByRole("button", { name: "Save keys" }).click();
    await expect(dialog.getByText("A Stripe publishable key starts with pk_test_ or pk_live_.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Publishable key").fill("pk_test_ofTheStory");
    await dialog.getByLabel("Secret key").fill("sk_test_ofTheStory");
    await dialog.getByLabel("Webhook signing secret").fill("whsec_ofTheStory");
    await dialog.getByRole("button", { name: "Save keys" }).click();
    await said(page, "Stripe keys saved.");
    await expect(dialog).toBeHidden();
    await expect(stripe.getByText("pk_test_ofTheStory")).toBeVisible();
    await expect(methods(page).getByRole("listitem").filter({ hasText: "Stripe" })).toContainText("Test keys");
    expect(await page.content()).not.toMatch(/sk_test_ofTheStory|whsec_ofTheStory/);
    expect(await offered(request)).toContain("stripe");

    const shopper = await aCheckout(browser, request);
    const choice = shopper.getByRole("radio", { name: "STRIPE", exact: true });
    await expect(choice).toBeVisible();
    await toggle(page, "Stripe").click();
    await expect(toggle(page, "Stripe")).toBeEnabled();
    await expect(toggle(page, "Stripe")).not.toBeChecked();
    expect(await offered(request)).not.toContain("stripe");
    await expect(methods(page).getByRole("listitem").filter({ hasText: "Stripe" })).toContainText("Off");
    await shopper.reload();
    await expect(shopper.getByRole("radio", { name: "COD", exact: true })).toBeVisible();
    await expect(choice).toHaveCount(0);
    await toggle(page, "Stripe").click();
    await expect(toggle(page, "Stripe")).toBeEnabled();
    await expect(toggle(page, "Stripe")).toBeChecked();
    expect(await offered(request)).toContain("stripe");

    await shopper.reload();
    await expect(choice).toBeVisible();
    await shopper.context().close();

    await stripe.getByRole("button", { name: "Remove saved keys" }).click();
    const question = page.getByRole("alertdialog", { name: "Remove the saved Stripe keys?" });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Remove keys" }).click();
    await said(page, "Saved Stripe keys removed.");
    await expect(stripe.getByText("pk_test_ofTheStory")).toHaveCount(0);
  });

  test("The last payment method cannot be switched off", async ({ page }) => {
    // For this page only: other stories pay in the same shop concurrently.
    await page.route("**/api/v1/back-office/payment-settings", async (route) => {
      if (route.request().method() !== "GET") return route.fallback();
      const response = await route.fetch();
      const json = (await response.json()) as { settings: Settings };
      for (const one of json.settings.methods) one.isOn = one.method === "cod";
      return route.fulfill({ response, json });
    });
    await openBackOffice(page, path);
    await toggle(page, "Cash on delivery").click();
    await said(page, "At least one payment method must stay enabled.");
    await expect(toggle(page, "Cash on delivery")).toBeChecked();
  });

  // @spec merchant-screen-state-keys
  test("The wallet is moved to the top and renamed by keyboard", async ({ page, request }) => {
    await openBackOffice(page, path);
    const handle = button(page, "Reorder Wallet");
    await handle.focus();
    await page.keyboard.press("Space");
    const over = (place: number) => page.getByText(`The payment method is over position ${place} of 4.`);
    await expect(over(4)).toBeAttached();
    for (const place of [3, 2, 1]) {
      await page.keyboard.press("ArrowUp");
      await expect(over(place)).toBeAttached();
    }
    await page.keyboard.press("Space");
    await said(page, "Payment settings saved.");
    await expect(titlesOf(page).first()).toHaveAccessibleName("Wallet at checkout");
    expect((await offered(request))[0]).toBe("wallet");

    await button(page, "Move Wallet down").press("Enter");
    await expect(titlesOf(page).nth(1)).toHaveAccessibleName("Wallet at checkout");
    await expect.poll(async () => (await offered(request)).indexOf("wallet")).toBe(1);

    await button(page, "Rename Wallet").press("Enter");
    const dialog = page.getByRole("dialog", { name: "Rename Wallet" });
    await dialog.getByLabel("Name").fill("Haat wallet");
    await dialog.getByLabel("Name").press("Enter");
    await expect(dialog).toBeHidden();
    await expect(methods(page).getByText("“Haat wallet”")).toBeVisible();
  });

  // @spec cash-rules-off-smallest
  test("The cash rules are changed, and their summary follows; typed input is neither lost nor overwrites another change", async ({
    page,
    request,
  }) => {
    await openBackOffice(page, path);
    const max = page.getByLabel("Maximum amount (₹)");
    await expect(methods(page).getByText("For all orders.")).toBeVisible();
    await max.fill("lots");
    await button(page, "Save rules").click();
    await said(page, "Please enter a number.");
    await expectAccessible(page);
    await max.fill("90000");
    // A switch is toggled meanwhile. No other story in this shop pays by Stripe.
    await toggle(page, "Stripe").click();
    await expect(toggle(page, "Stripe")).not.toBeChecked();
    await expect(toggle(page, "Stripe")).toBeEnabled();
    await expect(max).toHaveValue("90000");
    await button(page, "Save rules").click();
    await expect(methods(page).getByText("For orders up to ₹90,000, including delivery.")).toBeVisible();
    await said(page, "All changes saved.");

    await page.getByLabel("Fee (₹)").fill("49");
    await page.getByRole("link", { name: "Audit log" }).click();
    const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(page.getByLabel("Fee (₹)")).toHaveValue("49");

    const office = asAdministrator(request);
    const { settings, version } = await office.read("/back-office/payment-settings");
    await office.put("/back-office/payment-settings", { settings: { ...settings, expiryMinutes: 44 }, version });
    await button(page, "Save rules").click();
    await said(page, "The payment settings were changed by someone else. Please reload and try again.");
    await button(page, "Discard my changes and load the current settings").click();
    await expect(page.getByLabel("Cancel after (minutes)")).toHaveValue("44");
    await expect(page.getByLabel("Fee (₹)")).toHaveValue("0");
  });
});

// @spec merchant-screen-state-keys
test("Staff with view_payment alone cannot change anything @once", async ({ page, request }) => {
  const { token } = await aMember(request, ["view_payment"]);
  await openBackOffice(page, path, token);
  await expect(heading(page, "Payments")).toBeVisible();
  await expect(toggle(page, "Cash on delivery")).toBeDisabled();
  for (const name of [/^Reorder/, /^Move/, /^Rename/, /Keys$/, "Test connection", "Save rules"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  await expect(page.getByLabel("Minimum amount (₹)")).toBeDisabled();
  await expect(page.getByRole("textbox", { name: "Razorpay webhook URL" })).toHaveValue(
    /\/api\/v1\/webhooks\/razorpay$/,
  );
  await expectAccessible(page);
  await part(page, "Razorpay").getByRole("button", { name: "Recent webhooks" }).click();
  const dialog = page.getByRole("dialog", { name: "Recent Razorpay webhooks" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

test("A loading error is shown, and a retry loads the settings @once", async ({ page }) => {
  await page.route("**/api/v1/back-office/payment-settings", (route) =>
    route.fulfill({ status: 503, json: { success: false, message: "The shop is away." } }),
  );
  await openBackOffice(page, path);
  await said(page, "Could not fetch the payment settings.");
  await page.unroute("**/api/v1/back-office/payment-settings");
  await button(page, "Try Again").click();
  await expect(methods(page)).toBeVisible();
});
