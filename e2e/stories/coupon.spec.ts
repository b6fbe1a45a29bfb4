import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aPerson, openAs } from "../support/account";
import { hold } from "../support/answers";
import { theCatalogue } from "../support/catalogue";
import { aCouponCode, hoursFromNow } from "../support/offers";
import { method } from "../support/paying";
import { button, heading, productPath } from "../support/screen";
import { fillAddress } from "../support/shop";
import { aNewName, asAdministrator } from "../support/staff";
import { test } from "../support/test";

/** A product of a brand of its own, and a coupon for it that carts show. */
async function anOffer(page: Page, fields: Record<string, unknown> = {}, goods: Record<string, unknown> = {}) {
  const [brand, code, catalogue] = [aNewName("Ojas"), aCouponCode("SAVE"), theCatalogue(page.request)];
  const { _id: categoryId } = await catalogue.category();
  const product = await catalogue.product({ categoryId, brand, price: 1000, ...goods });
  const dates = { startsAt: hoursFromNow(-1), endsAt: hoursFromNow(1) };
  const coupon = { code, brand, title: "₹150 off", kind: "amount", value: 150, isListed: true, ...dates, ...fields };
  await asAdministrator(page.request).post("/back-office/coupons", coupon);
  return { product, code };
}

async function openCart(page: Page, productId: string) {
  const person = await aPerson(page.request);
  const data = { productId, variant: null, quantity: 1 };
  await page.request.post("/api/v1/cart", { headers: { authorization: person.token }, data });
  await openAs(page, person, "/cart");
}

/** Places the order of the checkout, and opens its details in My Orders. */
async function placeAndOpen(page: Page) {
  await page
    .getByRole("button", { name: /^Place Order/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/order-success$/);
  await expect(page.getByRole("region", { name: /^Order #/ })).toContainText(/Coupon [A-Z0-9]+: /);
  await expectAccessible(page);
  await page.goto("/order");
  await page
    .getByRole("button", { name: /View Order Details/ })
    .first()
    .click();
}

const summary = (page: Page) => page.getByRole("region", { name: "Order Summary" });

const coupons = (page: Page) => page.getByRole("region", { name: "Coupons" });

const couponCalls = "**/api/v1/coupons";

/** The height of a button in the viewport, while coupons are not answered and once they are. */
async function heightsOf(page: Page, open: () => Promise<unknown>, name: string, code: string) {
  const height = async () => (await button(page, name).boundingBox())?.y;
  const release = await hold(page, couponCalls);
  // Sent when the last part of a page has its code.
  const asked = page.waitForRequest(couponCalls);
  await open();
  await asked;
  const before = await height();
  release();
  await expect(page.getByText(code).first()).toBeVisible();
  await page.unroute(couponCalls);
  return { before, after: await height() };
}

test.describe("A shopper's coupon", () => {
  test("is offered on the product's page and in the cart, applied at the checkout, and stays with the order", async ({
    page,
  }) => {
    const { product, code } = await anOffer(page, { firstOrderOnly: true });
    await openCart(page, product._id);
    await page.goto(productPath({ _id: product._id, slug: "an-offer" }));
    await expect(page.getByText(`Get it for ₹850 with ${code}`)).toBeVisible();
    await expectAccessible(page);
    await page.goto("/cart");
    await expect(coupons(page)).toContainText(`₹150 off with ${code}`);
    await expectAccessible(page);
    await button(page, `Apply ${code}`).click();
    await expect(summary(page)).toContainText(`Coupon ${code}−₹150`);
    await expect(summary(page)).toContainText("Total₹850");
    await expectAccessible(page);
    await button(page, "Proceed to Checkout").click();
    await expect(heading(page, "Checkout")).toBeVisible();
    await expect(summary(page)).toContainText(`Coupon ${code}−₹150`);
    await expect(summary(page)).toContainText("Total₹850");
    await expectAccessible(page);
    await button(page, `Remove ${code}`).click();
    await expect(summary(page)).toContainText("Total₹1,000");
    await page.reload();
    await expect(summary(page)).toContainText("Total₹1,000");
    await fillAddress(page);
    await coupons(page).getByLabel("Coupon code").fill(code.toLowerCase());
    await coupons(page).getByLabel("Coupon code").press("Enter");
    await expect(summary(page)).toContainText("Total₹850");
    await placeAndOpen(page);
    await expect(page.getByText(`Coupon ${code}: −₹150`)).toBeVisible();
    await expect(page.getByText("You saved ₹150 on MRP and by coupon.")).toBeVisible();
    await expectAccessible(page);
  });

  test("follows the cart, and is taken off where it no longer applies", async ({ page }) => {
    const { product, code } = await anOffer(page, { kind: "percent", value: 10, minGoods: 1500 });
    await openCart(page, product._id);
    await button(page, "Increase quantity").click();
    await button(page, `Apply ${code}`).click();
    await expect(summary(page)).toContainText(`Coupon ${code}−₹200`);
    await button(page, "Increase quantity").click();
    await expect(summary(page)).toContainText(`Coupon ${code}−₹300`);
    await expect(summary(page)).toContainText("Total₹2,700");
    await button(page, "Decrease quantity").click();
    await expect(summary(page)).toContainText("Total₹1,800");
    await button(page, "Decrease quantity").click();
    await expect(coupons(page).getByText("Add items for ₹500 more to use this coupon.").first()).toBeVisible();
    await expect(summary(page)).toContainText("Total₹1,000");
    await expectAccessible(page);
  });

  test("is shown to a guest on the product's page", async ({ page }) => {
    const { product, code } = await anOffer(page, { firstOrderOnly: true });
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/api/v1/product/") && calls.push(request.url()));
    await page.goto(productPath({ _id: product._id, slug: "an-offer" }));
    await expect(page.getByText(`Get it for ₹850 with ${code}`)).toBeVisible();
    // The server has rendered it.
    expect(calls).toEqual([]);
    await expectAccessible(page);
  });

  test("moves no button when it arrives", async ({ page }) => {
    const { product, code } = await anOffer(page);
    await openCart(page, product._id);
    const cart = await heightsOf(page, () => page.goto("/cart"), "Proceed to Checkout", code);
    expect(cart).toEqual({ before: expect.any(Number), after: cart.before });
    await button(page, "Proceed to Checkout").click();
    await expect(heading(page, "Checkout")).toBeVisible();
    const reload = async () => {
      await page.reload();
      // Its fee is a row above the button.
      await expect(method(page, "COD")).toBeVisible();
    };
    const checkout = await heightsOf(page, reload, "Place Order", code);
    expect(checkout).toEqual({ before: expect.any(Number), after: checkout.before });
    const path = productPath({ _id: product._id, slug: "an-offer" });
    const pincode = await heightsOf(page, () => page.goto(path), "Check", code);
    expect(pincode).toEqual({ before: expect.any(Number), after: pincode.before });
  });

  test("says why it does not apply", async ({ page }) => {
    const { product, code } = await anOffer(page, { minGoods: 1120 });
    await openCart(page, product._id);
    await page.goto(productPath({ _id: product._id, slug: "an-offer" }));
    await expect(page.getByText(`Save with ${code}`)).toBeVisible();
    await page.goto("/cart");
    await expect(coupons(page)).toContainText("Add items for ₹120 more to use this coupon.");
    await button(page, "Proceed to Checkout").click();
    // The cart has the same field.
    await expect(heading(page, "Checkout")).toBeVisible();
    await coupons(page).getByLabel("Coupon code").fill(code);
    await button(page, "Apply").click();
    await expect(coupons(page).getByText("Add items for ₹120 more to use this coupon.")).toHaveCount(2);
    await coupons(page).getByLabel("Coupon code").fill("NOSUCHCODE");
    await button(page, "Apply").click();
    await expect(coupons(page)).toContainText("This coupon code is not valid.");
    await expectAccessible(page);
  });

  test("for online payment is taken off with cash on delivery, and says why", async ({ page }) => {
    const { product, code } = await anOffer(page, { onlineOnly: true });
    await openCart(page, product._id);
    await button(page, "Proceed to Checkout").click();
    await fillAddress(page);
    await method(page, "RAZORPAY").check();
    await button(page, `Apply ${code}`).click();
    await expect(summary(page)).toContainText("Total₹850");
    await method(page, "COD").check();
    await expect(summary(page)).toContainText("Total₹1,000");
    await expect(coupons(page).getByText("This coupon is for orders that are paid online.")).toHaveCount(2);
    await expect(coupons(page).getByLabel("Coupon code")).toHaveValue(code);
    await expectAccessible(page);
    await method(page, "RAZORPAY").check();
    await button(page, "Apply").click();
    await expect(summary(page)).toContainText("Total₹850");
  });

  test("for free delivery leaves no delivery to pay", async ({ page }) => {
    const coupon = { kind: "free-delivery", value: 0, title: "Free delivery" };
    const { product, code } = await anOffer(page, coupon, {
      shipping: { deliveryCharge: 60, freeDeliveryAbove: 5000 },
    });
    await openCart(page, product._id);
    await page.goto(productPath({ _id: product._id, slug: "an-offer" }));
    await expect(page.getByText(`Free delivery with ${code}`)).toBeVisible();
    await page.goto("/cart");
    await button(page, "Proceed to Checkout").click();
    await fillAddress(page);
    await expect(summary(page)).toContainText("Total₹1,060");
    await button(page, `Apply ${code}`).click();
    await expect(summary(page)).toContainText(`Coupon ${code}−₹60`);
    await expect(summary(page)).toContainText("Total₹1,000");
    await expectAccessible(page);
    await placeAndOpen(page);
    await expect(page.getByText(`Coupon ${code}: Free delivery`)).toBeVisible();
    await expectAccessible(page);
  });

  test("that ends before the order is asked about, and the order goes without it", async ({ page }) => {
    const { product, code } = await anOffer(page);
    await openCart(page, product._id);
    await button(page, "Proceed to Checkout").click();
    await fillAddress(page);
    await button(page, `Apply ${code}`).click();
    await expect(summary(page)).toContainText("Total₹850");
    const staff = asAdministrator(page.request);
    const { coupons } = (await staff.read(`/back-office/coupons?search=${code}`)) as { coupons: { _id: string }[] };
    await staff.post(`/back-office/coupons/${coupons[0]?._id}/end`, {});
    await page
      .getByRole("button", { name: /^Place Order/ })
      .first()
      .click();
    const dialog = page.getByRole("alertdialog", { name: "Prices have changed" });
    await expect(dialog).toContainText("This coupon code is not valid.");
    await expect(dialog).toContainText(`Coupon ${code}−₹150None`);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Place Order for ₹1,000" }).click();
    await expect(page).toHaveURL(/\/order-success$/);
  });
});
