import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import {
  addMobile,
  aNewMobile,
  anAddress,
  aPerson,
  endEveryLogin,
  openAs,
  ordersOf,
  type Person,
  saveAddress,
} from "../support/account";
import { newestCode } from "../support/outbox";
import { aProductWithVariants, chooseVariant, fillAddress, logInByCode } from "../support/shop";
import { test } from "../support/test";

const loginDialog = (page: Page) => page.getByRole("dialog", { name: "Sign Up / Log In" });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** From a product page to its checkout, logged in. */
async function buyNow(page: Page, person: Person): Promise<void> {
  const product = await aProductWithVariants(page.request);
  await openAs(page, person, `/product/${product.slug}`);
  await chooseVariant(page);
  await page.getByRole("button", { name: "Buy Now" }).filter({ visible: true }).first().click();
  await expect(heading(page, "Checkout")).toBeVisible();
}

test.describe("A customer's account", () => {
  test("asks a guest to log in, and then opens", async ({ page }) => {
    await page.goto("/account");
    await expect(heading(page, "You are not logged in")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("button", { name: "Sign Up / Log In" }).click();
    const email = await logInByCode(page);
    await expect(page.getByRole("region", { name: "Login methods" })).toContainText(email);
  });

  // @spec account-page-profile-addresses
  test("saves a name, and shows an error for an empty one", async ({ page }) => {
    await openAs(page, await aPerson(page.request), "/account");
    const name = page.getByLabel("Full Name");
    await page.getByRole("button", { name: "Save name" }).click();
    await expect(page.getByText("Please enter your name.")).toBeVisible();
    await name.fill("<b>Asha</b> & आशा");
    await page.getByRole("button", { name: "Save name" }).click();
    await expect(page.getByText("Your profile has been saved.")).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue("<b>Asha</b> & आशा");
    await expectAccessible(page);
  });

  test("gets a mobile number added by a code, which can then be used to log in", async ({ page }) => {
    const person = await aPerson(page.request);
    await openAs(page, person, "/account");
    await page.getByRole("button", { name: "Add mobile number" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a mobile number" });
    const mobile = aNewMobile();
    await dialog.getByLabel("Mobile Number").fill(mobile);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Request OTP" }).click();
    await dialog.getByLabel("Enter OTP").fill("12345");
    await dialog.getByRole("button", { name: "Add to my account" }).click();
    await expect(dialog.getByText("Please enter the 6-digit OTP.")).toBeVisible();
    await expectAccessible(page);
    // A code that never reached the shop stays in the field.
    const code = await newestCode(page.request, mobile);
    await dialog.getByLabel("Enter OTP").fill(code);
    await page.route("**/api/v1/account/identifier", (route) => route.abort());
    await dialog.getByRole("button", { name: "Add to my account" }).click();
    await expect(dialog.getByText("Invalid OTP or something went wrong.")).toBeVisible();
    await expect(dialog.getByLabel("Enter OTP")).toHaveValue(code);
    await page.unroute("**/api/v1/account/identifier");
    await dialog.getByRole("button", { name: "Add to my account" }).click();
    await expect(page.getByText("Added to your account. You can log in with it from now on.")).toBeVisible();
    const methods = page.getByRole("region", { name: "Login methods" });
    await expect(methods).toContainText(person.email);
    await expect(methods).toContainText(`+91${mobile}`);
  });

  // @spec account-page-profile-addresses
  test("has an address book: add, edit, set default, delete", async ({ page }) => {
    await openAs(page, await aPerson(page.request), "/account");
    const book = page.getByRole("region", { name: "Address book" });
    await expect(book.getByText("No saved addresses yet")).toBeVisible();

    await book.getByRole("button", { name: "Add address" }).click();
    const dialog = page.getByRole("dialog", { name: "New address" });
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(dialog.getByText("Please enter the city or town.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Full Name").fill(anAddress.name);
    await dialog.getByLabel("Mobile Number").fill(anAddress.mobile);
    await dialog.getByLabel("Address", { exact: true }).fill(anAddress.address);
    await dialog.getByLabel("City").fill(anAddress.city);
    await dialog.getByLabel("Pincode").fill(anAddress.pincode);
    // Filled in from the pincode.
    await expect(dialog.getByLabel("State")).toHaveValue("Maharashtra");
    await dialog.getByLabel("State").fill("Goa");
    await expect(dialog.getByText("Please check the state: pincode 411001 is usually in Maharashtra.")).toBeVisible();
    await dialog.getByLabel("State").fill("Maharashtra");
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByText("Address saved.")).toBeVisible();
    await expect(book.getByText("Default", { exact: true })).toBeVisible();

    await book.getByRole("button", { name: "Edit the address of Asha Rao, Pune" }).click();
    const edit = page.getByRole("dialog", { name: "Edit address" });
    await edit.getByLabel("Full Name").fill("Ravi Rao");
    await edit.getByRole("button", { name: "Save address" }).click();
    await expect(book.getByText("Ravi Rao")).toBeVisible();

    await book.getByRole("button", { name: "Add address" }).click();
    await dialog.getByLabel("Full Name").fill("Asha Rao");
    await dialog.getByLabel("Mobile Number").fill(anAddress.mobile);
    await dialog.getByLabel("Address", { exact: true }).fill("4, Residency Road");
    await dialog.getByLabel("City").fill("Bengaluru");
    await dialog.getByLabel("Pincode").fill("560001");
    await dialog.getByRole("button", { name: "Save address" }).click();
    await book.getByRole("button", { name: "Set as default: the address of Asha Rao, Bengaluru" }).click();
    await expect(page.getByText("This is now your default address.")).toBeVisible();
    await expect(book.getByRole("listitem").first()).toContainText("Bengaluru");
    await expectAccessible(page);

    await book.getByRole("button", { name: "Remove the address of Ravi Rao, Pune" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("Address removed.")).toBeVisible();
    await expect(book.getByText("Ravi Rao")).toBeHidden();
  });

  test("downloads all stored data as a file @once", async ({ page }) => {
    const person = await aPerson(page.request);
    await saveAddress(page.request, person);
    await openAs(page, person, "/account");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const file = await (await downloading).path();
    const data = JSON.parse(await readFile(file, "utf8"));
    expect(data.account.email).toBe(person.email);
    expect(data.addresses).toMatchObject([anAddress]);
  });

  test("is deleted with a code, and its user becomes a visitor @once", async ({ page }) => {
    const person = await aPerson(page.request);
    await openAs(page, person, "/account");
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Send code" }).click();
    await expect(dialog.getByText(`Enter the 6-digit code we sent to ${person.email}.`)).toBeVisible();
    await dialog.getByLabel("Enter OTP").fill(await newestCode(page.request, person.email));
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByText("Your account has been deleted.")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    const refused = await page.request.get("/api/v1/account", { headers: { authorization: person.token } });
    expect(refused.status()).toBe(401);
  });

  test("cannot be deleted while an order is open, and says why @once", async ({ page }) => {
    const person = await aPerson(page.request);
    await buyNow(page, person);
    await fillAddress(page);
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await expect(heading(page, "Order Placed Successfully!")).toBeVisible();
    await page.goto("/account");
    await page.getByRole("button", { name: "Delete account" }).click();
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(page.getByText(/one of your orders is still open/)).toBeVisible();
  });

  test("is logged out on all devices with one click @once", async ({ page, browser }) => {
    const person = await aPerson(page.request);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await openAs(other, person, "/order");
    await expect(heading(other, "Your Order History is Empty")).toBeVisible();

    await openAs(page, person, "/account");
    await page.getByRole("button", { name: "Log out everywhere" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Log out everywhere" }).click();
    await expect(page.getByText("You have been logged out on all devices.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Account", exact: true })).toBeVisible();

    await other.reload();
    await expect(other.getByText("Authentication error. Please log in again.").first()).toBeVisible();
    await expect(loginDialog(other)).toBeVisible();
    await elsewhere.close();
  });
});

test.describe("A checkout", () => {
  test("offers the saved addresses, which can be edited there", async ({ page }) => {
    const person = await aPerson(page.request);
    await saveAddress(page.request, person, { city: "Nashik", pincode: "422001" });
    await saveAddress(page.request, person, { isDefault: true });
    await buyNow(page, person);
    await expect(page.getByRole("radio", { name: /Pune/ })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole("radio", { name: /Nashik/ }).check();
    await page.getByRole("button", { name: "Edit the address of Asha Rao, Nashik" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit address" });
    await dialog.getByLabel("Address", { exact: true }).fill("7, College Road");
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByText("7, College Road")).toBeVisible();
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await expect(heading(page, "Order Placed Successfully!")).toBeVisible();
    expect(await ordersOf(page.request, person)).toMatchObject([
      { shippingAddress: { city: "Nashik", address: "7, College Road", pincode: "422001" } },
    ]);
  });

  test("saves a typed address to the address book, and asks for another one in addition to it", async ({ page }) => {
    const person = await aPerson(page.request);
    await buyNow(page, person);
    await fillAddress(page);
    await expect(page.getByRole("checkbox", { name: "Save this address to my address book" })).toBeChecked();
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await expect(heading(page, "Order Placed Successfully!")).toBeVisible();
    await buyNow(page, person);
    await expect(page.getByRole("radio", { name: /Pune/ })).toBeChecked();
    await page.getByRole("radio", { name: "Deliver to another address" }).check();
    // The name is prefilled.
    await expect(page.getByLabel("Full Name")).toHaveValue("Asha Rao");
    await expect(page.getByLabel("Address", { exact: true })).toHaveValue("");
  });

  test("does not offer or try to save an address to a full address book @once", async ({ page }) => {
    const person = await aPerson(page.request);
    for (let one = 0; one < 20; one++) await saveAddress(page.request, person);
    await buyNow(page, person);
    await page.getByRole("radio", { name: "Deliver to another address" }).check();
    await expect(page.getByRole("checkbox", { name: "Save this address to my address book" })).toHaveCount(0);
    await fillAddress(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await page.getByRole("link", { name: "View My Orders" }).click();
    await expect(page.getByRole("article")).toBeVisible();
    expect(asked).not.toContain("POST /api/v1/account/addresses");
  });

  test("continues where it was after the session expired in the middle @once", async ({ page }) => {
    const person = await aPerson(page.request);
    const mobile = await addMobile(page.request, person);
    await buyNow(page, person);
    await fillAddress(page);
    await endEveryLogin(page.request, person);
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await expect(page.getByText("Authentication error. Please log in again.").first()).toBeVisible();
    const dialog = loginDialog(page);
    await dialog.getByLabel("Email or Mobile Number").fill(mobile);
    await dialog.getByRole("button", { name: "Request OTP" }).click();
    await expect(page.getByText(`OTP sent to ${mobile}`)).toBeVisible();
    await dialog.getByLabel("Enter OTP").fill(await newestCode(page.request, mobile));
    await dialog.getByRole("button", { name: "Verify OTP" }).click();
    await expect(heading(page, "Order Placed Successfully!")).toBeVisible();
  });

  test("keeps typed input when the user does not log in again @once", async ({ page }) => {
    const person = await aPerson(page.request);
    await buyNow(page, person);
    await fillAddress(page);
    await endEveryLogin(page.request, person);
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await loginDialog(page).getByRole("button", { name: "Close" }).click();
    await expect(page.getByLabel("Full Name")).toHaveValue("Asha Rao");
    await expect(page.getByLabel("Pincode")).toHaveValue("411001");
    await expect(page.getByRole("region", { name: "Order Summary" }).getByRole("alert")).toHaveText(
      "Authentication error. Please log in again.",
    );
  });

  test("asks for confirmation if the price has changed, and can go back", async ({ page }) => {
    const person = await aPerson(page.request);
    await buyNow(page, person);
    // As if the price had risen since this page was opened.
    await page.evaluate(() => {
      const state = history.state as { usr: { lines: { unitPrice: number }[] } };
      for (const line of state.usr.lines) line.unitPrice -= 10;
      history.replaceState(state, "");
    });
    await page.reload();
    await fillAddress(page);
    await page.getByRole("button", { name: /^Place Order/ }).click();
    const dialog = page.getByRole("alertdialog", { name: "Prices have changed" });
    await expect(dialog.getByText("Prices have changed. Please review your order.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Go Back" }).click();
    await expect(page.getByLabel("Full Name")).toHaveValue("Asha Rao");
    expect(await ordersOf(page.request, person)).toEqual([]);
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await dialog.getByRole("button", { name: /^Place Order for ₹/ }).click();
    await expect(heading(page, "Order Placed Successfully!")).toBeVisible();
  });

  test("places one order for two clicks on a slow connection, and none for the back button @once", async ({ page }) => {
    const person = await aPerson(page.request);
    await buyNow(page, person);
    await fillAddress(page);
    await page.route("**/api/v1/Order", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await page.getByRole("button", { name: /^Place Order/ }).dblclick();
    await expect(page.getByRole("button", { name: "Placing Order..." })).toBeDisabled();
    await expect(heading(page, "Order Placed Successfully!")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/product\//);
    await page.goForward();
    await expect(heading(page, "Order Placed Successfully!")).toBeVisible();
    expect(await ordersOf(page.request, person)).toHaveLength(1);
  });
});

test.describe("A guest", () => {
  // @spec add-cart-buy-now
  test("clicks a heart, logs in, and the product is saved", async ({ page }) => {
    const product = await aProductWithVariants(page.request);
    await page.goto(`/product/${product.slug}`);
    const heart = page.getByRole("button", { name: `Wishlist: ${product.title}` }).first();
    await heart.click();
    await expect(page.getByText("Please log in to manage your wishlist.")).toBeVisible();
    await logInByCode(page);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  });
});
