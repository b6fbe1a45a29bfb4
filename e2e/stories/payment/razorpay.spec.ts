import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson, type Person } from "../../support/account";
import { saying } from "../../support/answers";
import {
  cancelOrder,
  completePayment,
  countLoads,
  fillCart,
  holdOrderAsItIs,
  method,
  openDetails,
  openWaiting,
  orderBy,
  payDialog,
  placed,
  razorpaySheet,
  rupees,
  toCheckout,
} from "../../support/paying";
import { aPurchase, logInAs } from "../../support/purchase";
import { button, heading } from "../../support/screen";
import { test } from "../../support/test";

/** A new shopper has placed an order, and Razorpay's sheet is open. Returns the shopper and the total. */
async function withOpenSheet(page: Page): Promise<Person & { total: number }> {
  const bought = await orderBy(page, "RAZORPAY");
  await expect(razorpaySheet(page).getByRole("button", { name: /^Pay ₹/ })).toBeEnabled();
  return bought;
}

test.describe("Paying by Razorpay", () => {
  // @spec gateway-script-loaded-only
  test("loads its script only when needed, and succeeds", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (/razorpay|stripe/.test(request.url()) && request.resourceType() === "script") scripts.push(request.url());
    });
    const person = await aPerson(page.request);
    const total = await fillCart(page.request, person);
    await toCheckout(page, person);
    await method(page, "RAZORPAY").check();
    expect(scripts).toEqual([]);
    await button(page, `Pay ${rupees(total)}`).click();
    const sheet = razorpaySheet(page);
    await expect(sheet.getByRole("button", { name: /^Pay ₹/ })).toBeEnabled();
    expect(scripts).toHaveLength(1);
    await expectAccessible(page);
    await sheet.getByRole("button", { name: /^Pay ₹/ }).click();
    await placed(page);
    await expectAccessible(page);
    await expect(page).toHaveURL(/\/order-success\/order_/);

    const card = await openDetails(page);
    await expect(card.getByText("Payment Method: RAZORPAY", { exact: true })).toBeVisible();
    await expect(card.getByText("Payment Status: Paid", { exact: true })).toBeVisible();
    await expect(card.getByText(/^Payment pending/)).toHaveCount(0);
  });

  // @spec success-failure-closing-sheet
  test("shows the error, and is retried", async ({ page }) => {
    await withOpenSheet(page);
    await razorpaySheet(page).getByRole("button", { name: "Fail payment" }).click();
    const dialog = payDialog(page);
    await expect(dialog.getByRole("alert")).toHaveText(/\S/);
    await expect(razorpaySheet(page)).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await razorpaySheet(page)
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await placed(page);
  });

  // @spec success-failure-closing-sheet
  test("fails, and another method succeeds", async ({ page }) => {
    const { total } = await withOpenSheet(page);
    await razorpaySheet(page).getByRole("button", { name: "Fail payment" }).click();
    const dialog = payDialog(page);
    await dialog.getByRole("button", { name: "Choose another payment method" }).click();
    await expect(dialog.getByRole("radio", { name: "RAZORPAY" })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole("radio", { name: "COD" }).check();
    await dialog.getByRole("button", { name: `Pay ${rupees(total)} on delivery` }).click();
    await placed(page);
    const card = await openDetails(page);
    await expect(card.getByText("Payment Method: COD", { exact: true })).toBeVisible();
    await expect(card.getByText("Payment Status: Pending", { exact: true })).toBeVisible();
    await expect(button(page, "Complete payment")).toHaveCount(0);
  });

  // @spec success-failure-closing-sheet
  test("can be closed, is pending on the next page, and is completed later from My Orders", async ({ page }) => {
    await withOpenSheet(page);
    await razorpaySheet(page).getByRole("button", { name: "Close" }).click();
    const dialog = payDialog(page);
    await expect(dialog.getByRole("alert")).toContainText("You closed the payment before it was complete.");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(heading(page, "Payment pending")).toBeVisible();
    await expect(page.getByText(/^Payment pending – pay by /)).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(button(page, "Complete payment")).toBeVisible();
    await expect(razorpaySheet(page)).toHaveCount(0);

    await page.getByRole("link", { name: "View My Orders" }).click();
    const card = page.getByRole("article");
    await expect(card.getByText(/^Payment pending – pay by /)).toBeVisible();
    await expectAccessible(page);
    await card.getByRole("button", { name: "Complete payment" }).click();
    await payDialog(page)
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await razorpaySheet(page)
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await placed(page);
    await page.getByRole("link", { name: "View My Orders" }).click();
    await expect(card).toBeVisible();
    await expect(card.getByText(/^Payment pending/)).toHaveCount(0);
  });

  test("shows an error when the sheet cannot be loaded, and the order stays open @once", async ({ page }) => {
    await page.route("**/dev/gateway/**", (route) => route.abort());
    const { orderId } = await openWaiting(page, "razorpay");
    const loads = countLoads(page, orderId);
    const dialog = payDialog(page);
    // The page may be older than the merchant's setting, with a CSP that forbids the script: it is reloaded.
    await completePayment(page);
    await expect.poll(() => loads).toHaveLength(1);
    await expect(heading(page, "Payment pending")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    // That did not help, so the error is shown, without another reload.
    await completePayment(page);
    await expect(dialog.getByRole("alert")).toContainText("The payment could not be opened.");
    await expectAccessible(page);
    // The text is unchanged: the failing script request shows that it was retried.
    const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/dev/gateway/"));
    await dialog.getByRole("button", { name: "Try again" }).click();
    await refused;
    await expect(dialog.getByRole("alert")).toContainText("The payment could not be opened.");
    expect(loads).toHaveLength(1);
    await page.unroute("**/dev/gateway/**");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await razorpaySheet(page)
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await placed(page);
  });

  test("redirects from My Orders to the order's page when the sheet cannot be loaded @once", async ({ page }) => {
    const { orderId } = await openWaiting(page, "razorpay");
    await page.goto("/order");
    await page.route("**/dev/gateway/**", (route) => route.abort());
    await completePayment(page);
    await expect(page).toHaveURL(`/order-success/${orderId}`);
    await page.unroute("**/dev/gateway/**");
    await completePayment(page);
    await razorpaySheet(page)
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await placed(page);
  });

  for (const from of ["the order's page", "My Orders"]) {
    test(`can be retried from ${from} when the sheet breaks silently @once`, async ({ page }) => {
      await openWaiting(page, "razorpay");
      if (from === "My Orders") await page.goto("/order");
      const body = "window.Razorpay = class { on() {} open() { document.body.dataset.opened = 'yes'; } };";
      await page.route("**/dev/gateway/**", (route) => route.fulfill({ contentType: "text/javascript", body }));
      await completePayment(page);
      await expect(page.locator("body[data-opened]")).toHaveCount(1);
      await expect(payDialog(page)).toHaveCount(0);
      await button(page, "Complete payment").click();
      await payDialog(page).getByRole("radio", { name: "COD" }).check();
      await payDialog(page)
        .getByRole("button", { name: /^Pay ₹.* on delivery$/ })
        .click();
      await placed(page);
    });
  }

  test("is no longer offered on the card of an order closed in the meantime @once", async ({ page }) => {
    const { orderId, ...person } = await openWaiting(page, "razorpay");
    await page.goto("/order");
    const card = page.getByRole("article");
    await expect(card.getByRole("button", { name: "Complete payment" })).toBeVisible();
    await cancelOrder(page.request, person, orderId, "source");
    await completePayment(page);
    await expect(payDialog(page).getByRole("alert")).toHaveText(/\S/);
    await payDialog(page).getByRole("button", { name: "Close" }).click();
    await expect(card.getByText("Order Cancelled").first()).toBeVisible();
    await expect(card.getByRole("button", { name: "Complete payment" })).toHaveCount(0);
  });

  test("is polled until it arrives, if the shop does not know of it yet @once", async ({ page }) => {
    await withOpenSheet(page);
    // The confirmation fails; the gateway's webhook has to do.
    await page.route("**/payment/confirm", (route) => route.abort());
    await razorpaySheet(page)
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await placed(page);
  });

  test("is polled when the shop rejects the sheet's callback, and not shown as failed @once", async ({ page }) => {
    const purchase = await openWaiting(page, "razorpay");
    const letGo = await holdOrderAsItIs(page, purchase);
    await page.route("**/payment/confirm", saying(400, "The payment could not be verified."));
    await completePayment(page);
    await razorpaySheet(page)
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await expect(
      page.getByText("We haven't received your payment yet. We'll notify you as soon as we do."),
    ).toBeVisible();
    await expect(payDialog(page)).toHaveCount(0);
    await expectAccessible(page);
    await letGo();
    await placed(page);
  });

  for (const from of ["the order's page", "My Orders"]) {
    test(`asks for a login from ${from} when the session has expired, and is polled @once`, async ({ page }) => {
      const { orderId } = await openWaiting(page, "razorpay");
      if (from === "My Orders") await page.goto("/order");
      await page.route("**/payment/confirm", saying(401, "Please log in again."));
      await completePayment(page);
      await razorpaySheet(page)
        .getByRole("button", { name: /^Pay ₹/ })
        .click();
      await expect(razorpaySheet(page)).toHaveCount(0);
      const login = page.getByRole("dialog", { name: "Sign Up / Log In" });
      await login.getByRole("button", { name: "Close" }).click();
      await expect(page).toHaveURL(`/order-success/${orderId}`);
      await expect(page.getByText("Please log in to see your order status.")).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      // A reload restores the login.
      await page.reload();
      await placed(page);
    });
  }
});

// @spec unpaid-orders-end-after
test("An order whose time to pay has ended says so @once", async ({ page }) => {
  const { orderId, ...person } = await aPurchase(page.request);
  await page.route(`**/api/v1/order/${orderId}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { order: object };
    const order = { ...answer.order, orderStatus: "cancelled", paymentStatus: "failed" };
    await route.fulfill({ response, json: { ...answer, order } });
  });
  await logInAs(page, person);
  await page.goto(`/order-success/${orderId}`);
  await expect(heading(page, "Order Cancelled")).toBeVisible();
  await expect(
    page.getByText("The payment time for this order has expired, and the order was cancelled."),
  ).toBeVisible();
  await expectAccessible(page);
});
