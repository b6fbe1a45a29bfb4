import { expect, type Page, type Request } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson, ordersOf } from "../../support/account";
import { theCatalogue } from "../../support/catalogue";
import { aCouponCode, hoursFromNow } from "../../support/offers";
import { figure, method, payDialog, placed, razorpaySheet, toCheckout } from "../../support/paying";
import { button, productPath } from "../../support/screen";
import { aNewName, asAdministrator } from "../../support/staff";
import { test } from "../../support/test";
import { fillWallet } from "../../support/wallet";

const from = "HDFC Bank credit card";

const rulesOf = (code: string, brand: string) => ({
  code,
  brand,
  title: "A tenth off with your card",
  kind: "percent",
  value: 10,
  bank: "HDFC",
  bankMethods: ["credit-card"],
  isListed: true,
  startsAt: hoursFromNow(-1),
  endsAt: hoursFromNow(1),
});

/** A product at ₹1,000 and ten percent off with a bank's credit card, and the product in a new shopper's cart. */
async function anOffer(page: Page, fields: Partial<ReturnType<typeof rulesOf>> = {}) {
  const [brand, code, catalogue] = [aNewName("Ojas"), aCouponCode("HDFC"), theCatalogue(page.request)];
  const { _id: categoryId } = await catalogue.category();
  const product = await catalogue.product({ categoryId, brand, price: 1000 });
  const [office, rules] = [asAdministrator(page.request), rulesOf(code, brand)];
  const { coupon } = (await office.post("/back-office/coupons", { ...rules, ...fields })) as {
    coupon: { _id: string };
  };
  const setBank = (bank: string) => office.put(`/back-office/coupons/${coupon._id}`, { ...rules, bank });
  const person = await aPerson(page.request);
  const data = { productId: product._id, variant: null, quantity: 1 };
  await page.request.post("/api/v1/cart", { headers: { authorization: person.token }, data });
  return { code, person, product, setBank };
}

/** Whether a request asks what a code takes off an order that is paid online. */
function isCheckOf(code: string, request: Request): boolean {
  if (!request.url().includes("/coupons") || request.method() !== "POST") return false;
  const body = request.postDataJSON() as { code?: string; paymentMethod?: string };
  return body.code === code && body.paymentMethod === "razorpay";
}

const bankOffers = (page: Page) => page.getByRole("list", { name: "Bank offers" });

test.describe("A bank offer", () => {
  test("stands beside the payment methods, and is paid with a card of the bank", async ({ page }) => {
    const { code, person, product } = await anOffer(page);
    await page.goto(productPath({ _id: product._id, slug: "an-offer" }));
    await expect(page.getByText(`Get it for ₹900 with ${from}`)).toBeVisible();
    await toCheckout(page, person);
    await expect(method(page, "COD")).toBeChecked();
    await expect(bankOffers(page)).toContainText(`₹100 off with ${code}`);
    await expect(bankOffers(page)).toContainText(`Pay online with ${from}.`);
    await expectAccessible(page);
    await button(page, `Apply ${code}`).click();
    await expect(method(page, "RAZORPAY")).toBeChecked();
    await expect(figure(page, "Total")).toHaveText("₹900");
    await expect(bankOffers(page)).toContainText("Applied");
    await expectAccessible(page);
    await button(page, "Pay ₹900").click();
    const sheet = razorpaySheet(page);
    await expect(sheet.getByRole("radio")).toHaveCount(1);
    await sheet.getByRole("button", { name: "Pay ₹900.00" }).click();
    await placed(page);
    await expect(page.getByRole("region", { name: /^Order #/ })).toContainText(`Coupon ${code}: −₹100`);
  });

  test("whose bank staff change meanwhile is confirmed before the order is placed", async ({ page }) => {
    const { code, person, setBank } = await anOffer(page);
    await toCheckout(page, person);
    const checked = page.waitForResponse((response) => isCheckOf(code, response.request()));
    await button(page, `Apply ${code}`).click();
    await checked;
    const applied = page.getByText(`${code} applied.`).locator("..");
    await expect(applied).toContainText(`Pay online with ${from}.`);
    const changed = page.getByRole("alertdialog", { name: "The coupon has changed" });
    await setBank("ICIC");
    const checkedAgain = page.waitForResponse((response) => isCheckOf(code, response.request()));
    await button(page, "Pay ₹900").click();
    await expect(changed).toContainText(`To use ${code}, you must now pay online with ICICI Bank credit card.`);
    await checkedAgain;
    await expectAccessible(page);
    // What is asked about stays as it is on the screen behind it.
    await expect(applied).toContainText(`Pay online with ${from}.`);
    await button(page, "Go Back").click();
    await expect(applied).toContainText("Pay online with ICICI Bank credit card.");
    await setBank("SBIN");
    await button(page, "Pay ₹900").click();
    await expect(changed).toContainText(
      `To use ${code}, you must now pay online with State Bank of India credit card.`,
    );
    await button(page, "Place Order for ₹900").click();
    await razorpaySheet(page).getByRole("button", { name: "Pay ₹900.00" }).click();
    await placed(page);
  });

  test("that a coupon becomes takes the wallet out of the order, which a lost answer does not repeat", async ({
    page,
  }) => {
    const { code, person, setBank } = await anOffer(page, { bank: "", bankMethods: [] });
    await fillWallet(page.request, person, 100);
    await toCheckout(page, person);
    await method(page, "RAZORPAY").check();
    await page.getByRole("checkbox", { name: "Use ₹100 from my wallet" }).check();
    await button(page, `Apply ${code}`).click();
    await expect(figure(page, "To pay now")).toHaveText("₹800");
    await setBank("HDFC");
    await button(page, "Pay ₹800").click();
    const changed = page.getByRole("alertdialog", { name: "The coupon has changed" });
    await expect(changed).toContainText(`pay online with ${from}. Your wallet can't pay a part of it.`);
    await page.route("**/api/v1/Order", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(page, "Place Order for ₹900").click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(figure(page, "Total")).toHaveText("₹900");
    await page.unroute("**/api/v1/Order");
    await button(page, "Pay ₹900").click();
    await razorpaySheet(page).getByRole("button", { name: "Pay ₹900.00" }).click();
    await placed(page);
    expect(await ordersOf(page.request, person)).toHaveLength(1);
  });

  test("goes with another method, and the reason is shown", async ({ page }) => {
    const { code, person } = await anOffer(page);
    await toCheckout(page, person);
    await button(page, `Apply ${code}`).click();
    await expect(figure(page, "Total")).toHaveText("₹900");
    await method(page, "COD").check();
    await expect(figure(page, "Total")).toHaveText("₹1,000");
    await expect(page.getByText(`Pay online with ${from} to use this offer.`).first()).toBeVisible();
    await expectAccessible(page);
  });

  test("gives back a payment from elsewhere, and is paid again", async ({ page }) => {
    const { code, person } = await anOffer(page);
    // Somebody found a way around what the sheet shows.
    await page.route("**/pay", (route) => {
      const body = route.request().postDataJSON();
      return route.continue({ postData: { ...body, bank: "ICIC" } });
    });
    await toCheckout(page, person);
    await button(page, `Apply ${code}`).click();
    await button(page, "Pay ₹900").click();
    await razorpaySheet(page).getByRole("button", { name: "Pay ₹900.00" }).click();
    await expect(payDialog(page).getByRole("alert")).toHaveText(
      `Your payment did not come from ${from}, so it will be refunded. Please pay again.`,
    );
    await expectAccessible(page);
    await page.unroute("**/pay");
    await payDialog(page).getByRole("button", { name: "Try again" }).click();
    await razorpaySheet(page).getByRole("button", { name: "Pay ₹900.00" }).click();
    await placed(page);
  });
});
