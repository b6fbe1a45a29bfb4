import { expect, type Page, type Route } from "@playwright/test";
import { aPerson, openAs } from "../../support/account";
import { read, saying, silent } from "../../support/answers";
import { theBackOffice } from "../../support/back-office";
import { aPurchase, logInAs } from "../../support/purchase";
import { button, header, heading, productPath, said } from "../../support/screen";
import type { Card } from "../../support/shop";
import { test } from "../../support/test";

type OrderShape = { products: object[] };

/** Returns the shopper's one real order several times, each time modified. */
const showOrders = (page: Page, changes: ((order: OrderShape) => object)[]) =>
  page.route("**/api/v1/order", async (route) => {
    const response = await route.fetch();
    const { orders } = (await response.json()) as { orders: OrderShape[] };
    const [real] = orders;
    if (!real) throw new Error("The shopper has no order.");
    const shown = changes.map((change, place) => ({
      ...real,
      _id: `order_${place + 1}`,
      orderNumber: place + 1,
      ...change(real),
    }));
    await route.fulfill({ response, json: { success: true, orders: shown } });
  });

// @spec my-orders-search-box tabs-all-last-30 orders-read-again-whenever card-shows-product-image tracker-three-steps
// @spec view-order-details-hide
test("My Orders has its tabs, and cards with product, tracker and details; it reloads at each visit", async ({
  page,
}) => {
  const purchase = await aPurchase(page.request);
  await logInAs(page, purchase);
  let reads = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v1/order")) reads += 1;
  });
  await page.goto("/order");
  await expect(heading(page, "My Orders")).toBeVisible();
  await expect(page.getByPlaceholder("Search by name, product, or ID...")).toBeVisible();
  await expect(page.getByRole("group", { name: "Show orders" }).getByRole("button")).toHaveText([
    "All",
    "Last 30 Days",
    "Past 6 Months",
    "Cancelled",
    "Returned",
  ]);
  const card = page.getByRole("article");
  const { product } = await read<{ product: Card }>(page, `/product/title/${purchase.product._id}`);
  await expect(card.locator(`a[href="${productPath(product)}"]`)).toHaveCount(2);
  await expect(card.locator(`a[href="${productPath(product)}"] img`)).toHaveCount(1);
  await expect(card.getByRole("link", { name: product.title })).toBeVisible();
  await expect(card.getByRole("list", { name: "Progress of the order" }).getByRole("listitem")).toHaveText([
    /^Processing/,
    /^Shipped/,
    /^Delivered/,
  ]);

  await card.getByRole("button", { name: "View Order Details" }).click();
  await expect(card.getByRole("heading", { name: "Shipping details" })).toBeVisible();
  await expect(card.getByText("Payment Method: COD")).toBeVisible();
  await expect(card.getByText("Payment Status: Pending")).toBeVisible();
  await card.getByRole("button", { name: "Hide Details" }).click();
  await expect(card.getByText("Payment Method: COD")).toBeHidden();

  expect(reads).toBe(1);
  await header(page).getByRole("link", { name: "Haat, home" }).click();
  // The URL changes first; the page follows once its code is loaded.
  await expect(heading(page, "My Orders")).toBeHidden();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => reads).toBe(2);

  await page.route("**/api/v1/order", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { orders: { products: { productId: { slug: string } }[] }[] };
    for (const { products } of answer.orders) for (const { productId } of products) productId.slug = "";
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  await expect(card.getByRole("link", { name: product.title })).toHaveAttribute("href", `/product/${product._id}`);
});

test.describe("My Orders per specification", () => {
  // @spec tracker-steps-processing-shipped delivered-date pending-processing-allow-cancel
  // @spec delivered-allows-return-replace shipped-shows-track-package cancelled-shows-order-cancelled
  // @spec returned-shows-action-initiated reviews-offered-only-delivered indian-number-format-decimals
  // @spec dates-long-day-month
  test("show each status with its tracker, texts and actions", async ({ page }) => {
    const purchase = await aPurchase(page.request);
    const is = (orderStatus: string, more: object = {}) => ({ orderStatus, ...more });
    const request = { status: "requested", products: [], refund: null, createdAt: "2026-03-05T10:00:00.000Z" };
    const replacement = { ...request, action: "replace", reason: "Torn seam", image: "/placeholder.svg" };
    await showOrders(page, [
      () => is("pending"),
      () => is("processing"),
      () => is("shipped"),
      ({ products }) =>
        is("delivered", {
          updatedAt: "2026-03-05T10:00:00.000Z",
          finalAmount: 1299.5,
          products: products.map((line) => ({ ...line, returnUntil: "2999-01-01T00:00:00.000Z" })),
        }),
      () => is("cancelled"),
      () => is("returned", { returnRequest: replacement }),
      () => is("returned", { returnRequest: null }),
    ]);
    await openAs(page, purchase, "/order");
    const order = (number: number) => page.getByRole("article", { name: `Order #${number}` });
    const steps = (number: number) =>
      order(number).getByRole("list", { name: "Progress of the order" }).getByRole("listitem");
    const none = ["Processing: not yet", "Shipped: not yet", "Delivered: not yet"];
    const offers = (number: number, name: string | RegExp) => order(number).getByRole("button", { name });

    for (const [number, status] of [
      [1, "pending"],
      [5, "cancelled"],
      [6, "returned"],
    ] as const) {
      await expect(order(number).getByText(`Status: ${status}`, { exact: true })).toBeVisible();
      if (status === "pending") await expect(steps(number)).toHaveText(none);
      // What has ended takes no more steps.
      else await expect(order(number).getByRole("list", { name: "Progress of the order" })).toHaveCount(0);
    }
    await expect(steps(2)).toHaveText(["Processing: done", "Shipped: not yet", "Delivered: not yet"]);
    await expect(steps(3)).toHaveText(["Processing: done", "Shipped: done", "Delivered: not yet"]);
    await expect(steps(4)).toHaveText(["Processing: done", "Shipped: done", "Delivered: done"]);
    await expect(order(2).getByText(/^Status:/)).toHaveCount(0);

    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      const [cancels, tracks, isDelivered] = [number < 3, number === 3, number === 4];
      await expect(offers(number, "Cancel Order")).toHaveCount(cancels ? 1 : 0);
      await expect(offers(number, "Track Package")).toHaveCount(tracks ? 1 : 0);
      await expect(offers(number, "Return/Replace Items")).toHaveCount(isDelivered ? 1 : 0);
      await expect(offers(number, /^Write a review/)).toHaveCount(isDelivered ? 1 : 0);
    }
    await expect(order(4).getByText("Delivered on 5 March 2026", { exact: true })).toBeVisible();
    await expect(order(4).getByText("₹1,299.50", { exact: true }).first()).toBeVisible();
    await expect(order(5).getByText("Order Cancelled", { exact: true })).toBeVisible();
    await expect(order(6).getByText("replace Initiated", { exact: true })).toBeVisible();
    await expect(order(6).getByText("We are processing your request.", { exact: true })).toBeVisible();
    await expect(order(6).getByText("Reason: Torn seam", { exact: true })).toBeVisible();
    await expect(order(6).getByRole("img", { name: "Proof sent with the request" })).toHaveAttribute(
      "src",
      "/placeholder.svg",
    );
    await expect(order(7).getByText("Return Initiated", { exact: true })).toBeVisible();
  });

  // @spec pending-processing-allow-cancel order-successfully-cancelled-failed you-sure-you-want
  test("cancel after a confirmation, and show the result", async ({ page }) => {
    await openAs(page, await aPurchase(page.request), "/order");
    const cancel = async () => {
      await page.getByRole("article").getByRole("button", { name: "Cancel Order" }).click();
      const question = page.getByRole("alertdialog");
      await expect(
        question.getByText("Are you sure you want to cancel this order? This action cannot be undone.", {
          exact: true,
        }),
      ).toBeVisible();
      await question.getByRole("button", { name: "Cancel Order" }).click();
    };
    let held: Route | undefined;
    await page.route("**/api/v1/cancel/*", (route) => {
      held = route;
    });
    await cancel();
    await expect(button(page, "Cancelling...")).toBeDisabled();
    await expect.poll(() => held !== undefined).toBe(true);
    await held?.fulfill({ status: 409, json: { success: false, message: "It has left." } });
    await said(page, "Failed to cancel order: It has left.");
    await page.unroute("**/api/v1/cancel/*");

    await page.waitForLoadState("networkidle");
    await page.route("**/api/v1/order", (route) => route.abort());
    await cancel();
    await said(page, "Order successfully cancelled!");
    await said(page, "Order Cancelled");
  });

  // @spec after-return-request-order server-message-shown return-server-message-server your-request-been-submitted
  test("send a return, show why it was rejected, and show the order as returned by the server", async ({ page }) => {
    const [purchase, office] = await Promise.all([aPurchase(page.request), theBackOffice(page.request)]);
    await office.moveOrder(purchase.orderId, "delivered");
    await openAs(page, purchase, "/order");
    await page.getByRole("button", { name: "Return/Replace Items" }).click();
    const dialog = page.getByRole("dialog", { name: "Return/Replace Items" });
    await dialog.getByLabel("Reason", { exact: true }).fill("Too small");
    const refused = async (answer: (route: Route) => Promise<void>, sentence: string) => {
      await page.route("**/return-or-replace", answer);
      await dialog.getByRole("button", { name: "Submit request" }).click();
      await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
      await page.unroute("**/return-or-replace");
    };
    await refused(saying(409, "The time for that is over."), "The time for that is over.");
    await refused(silent(502), "Server error: 502");
    await refused((route) => route.abort(), "An unexpected error occurred. Please try again.");

    await page.route("**/return-or-replace", async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { updatedOrder: { returnRequest: { reason: string } } };
      answer.updatedOrder.returnRequest.reason = "As the server has it";
      await route.fulfill({ response, json: answer });
    });
    await dialog.getByRole("button", { name: "Submit request" }).click();
    await said(page, "Your request has been submitted successfully!");
    await said(page, "Reason: As the server has it");
  });

  // @spec you-must-logged-view failed-load-order-details authentication-error-please-log
  test("that cannot be loaded show why, under Error:", async ({ page }) => {
    const person = await aPerson(page.request);
    const box = page.getByRole("main").getByRole("alert");
    await page.route("**/api/v1/order", silent());
    await openAs(page, person, "/order");
    await expect(box).toContainText("Error: Failed to load order details. Please try again later.");
    await page.unroute("**/api/v1/order");
    await page.route("**/api/v1/order", saying(400, "The clerk is at lunch."));
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(box).toContainText("Error: The clerk is at lunch.");
    await page.unroute("**/api/v1/order");

    await openAs(page, { ...person, token: "not.a.token" }, "/order");
    await said(page, "Authentication error. Please log in again.");
    await expect(page.getByRole("dialog", { name: "Sign Up / Log In" })).toBeVisible();
    await page.keyboard.press("Escape");
    await said(page, "You must be logged in to view orders.");
  });

  // @spec you-must-logged-submit
  test("ask for a login when a review is sent without one, and say so when there is none", async ({ page }) => {
    const [purchase, office] = await Promise.all([aPurchase(page.request), theBackOffice(page.request)]);
    await office.moveOrder(purchase.orderId, "delivered");
    await openAs(page, purchase, "/order");
    await page.getByRole("button", { name: /^Write a review/ }).click();
    const dialog = page.getByRole("dialog", { name: "Write a review" });
    await dialog.getByText("5 stars, Excellent").click({ force: true });
    await page.route("**/api/v1/rating", saying(401, "Authentication token not found."));
    await dialog.getByRole("button", { name: "Submit review" }).click();
    await expect(page.getByRole("dialog", { name: "Sign Up / Log In" })).toBeVisible();
    await page.keyboard.press("Escape");
    await said(page, "You must be logged in to submit a review.");
  });
});
