import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { theBackOffice } from "../support/back-office";
import { aPurchase, logInAs } from "../support/purchase";
import { test } from "../support/test";

/** One transparent pixel. */
const aPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test.describe("A shopper who has bought something", () => {
  // @spec view-order-details-hide return-replace-dialog-review order-answered-fields-document
  // @spec return-sent-action-reason shipped-shows-track-package please-provide-reason-your return-picture-png-jpeg
  // @spec thank-you-your-review browser-alerts-messages
  test("tracks it until delivery, reviews it, and returns it with a picture", async ({ page, request }) => {
    const [purchase, office] = await Promise.all([aPurchase(request), theBackOffice(request)]);
    const { orderId, product } = purchase;
    await logInAs(page, purchase);
    const alerts: string[] = [];
    page.on("dialog", (alert) => {
      alerts.push(alert.message());
      return alert.dismiss();
    });
    const reopen = async () => {
      await page.goto("/order");
      await expect(page.getByRole("article")).toBeVisible();
    };
    await reopen();
    await expect(page.getByText("Status: pending", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel Order" })).toBeVisible();

    await office.moveOrder(orderId, "processing");
    await office.moveOrder(orderId, "shipped");
    await reopen();
    await expect(page.locator("[aria-current=step]")).toContainText("Shipped");
    await page.getByRole("button", { name: "Track Package" }).click();
    const timeline = page.getByRole("dialog", { name: "Track Package" });
    await expect(timeline.getByRole("listitem")).toContainText([/Shipped.* at /, /Processing.* at /, /Pending.* at /]);
    await expectAccessible(page);
    await timeline.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "Cancel Order" })).toHaveCount(0);

    await office.moveOrder(orderId, "delivered");
    await reopen();
    await expect(page.getByText(/^Delivered on \d+ \w+ \d{4}$/)).toBeVisible();
    await page.getByRole("button", { name: "View Order Details" }).click();
    await expect(page.getByText("Payment Status: Paid")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Write a review" }).click();
    const review = page.getByRole("dialog", { name: "Write a review" });
    await review.getByRole("radio", { name: /4 stars/ }).check({ force: true });
    await review.getByRole("button", { name: "Submit review" }).click();
    await expect(page.getByText("Thank you! Your review has been submitted successfully.")).toBeVisible();
    // Switching tabs redraws the orders from the browser's cache.
    await page.getByRole("button", { name: "Cancelled", exact: true }).click();
    await expect(page.getByText("No Orders Found")).toBeVisible();
    await page.getByRole("button", { name: "All", exact: true }).click();
    await expect(page.getByText("Reviewed")).toBeVisible();
    await expect(page.getByRole("button", { name: "Write a review" })).toHaveCount(0);

    await page.getByRole("button", { name: "Return/Replace Items" }).click();
    const dialog = page.getByRole("dialog", { name: "Return/Replace Items" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Submit request" }).click();
    await expect(dialog.getByText("Please provide a reason for your request.")).toBeVisible();
    await dialog.getByRole("button", { name: "Damaged or defective" }).click();
    await expect(dialog.getByText("Please provide a reason for your request.")).toHaveCount(0);
    const chooser = dialog.locator("input[type=file]").first();
    await chooser.setInputFiles({
      name: "large.png",
      mimeType: "image/png",
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    });
    await expect(dialog.getByText("File size should not exceed 5MB.")).toBeVisible();
    await chooser.setInputFiles({ name: "proof.png", mimeType: "image/png", buffer: aPng });
    await expect(dialog.getByText("proof.png")).toBeVisible();
    await dialog.getByRole("button", { name: "Submit request" }).click();
    await expect(page.getByText("Your request has been submitted successfully!")).toBeVisible();
    expect(alerts).toEqual([]);
    await expect(page.getByText("return Initiated")).toBeVisible();
    await expect(page.getByText("We are processing your request.")).toBeVisible();
    await expect(page.getByText("Reason: Damaged or defective")).toBeVisible();
    await expect(page.getByRole("img", { name: "Proof sent with the request" })).toBeVisible();
    await expectAccessible(page);

    await page
      .getByRole("tab", { name: "Returned" })
      .or(page.getByRole("button", { name: "Returned" }))
      .click();
    await expect(page.getByRole("link", { name: product.title })).toBeVisible();
    await office.decideReturn(orderId, "approved");
    await office.decideReturn(orderId, "received");
    await reopen();
    // It was paid in cash: nothing is refunded until someone has paid it.
    await expect(page.getByText(/^We have received your items\. Your refund of ₹[\d,.]+ is pending\.$/)).toBeVisible();
    await expect(page.getByRole("region", { name: "Your refund" })).toBeVisible();
  });

  test("keeps typed input when the network fails, and requests a replacement @once", async ({ page, request }) => {
    const [purchase, office] = await Promise.all([aPurchase(request), theBackOffice(request)]);
    await office.moveOrder(purchase.orderId, "delivered");
    await logInAs(page, purchase);
    await page.goto("/order");
    await page.getByRole("button", { name: "Return/Replace Items" }).click();
    const dialog = page.getByRole("dialog", { name: "Return/Replace Items" });
    await dialog.getByRole("radio", { name: /^Replace/ }).check();
    await dialog.getByRole("button", { name: "Decrease quantity" }).click();
    await dialog.getByLabel("Reason", { exact: true }).fill("One of them is <b>broken</b>.");
    await page.route("**/return-or-replace", (route) => route.abort());
    await dialog.getByRole("button", { name: "Submit request" }).click();
    await expect(dialog.getByText("An unexpected error occurred. Please try again.")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.unroute("**/return-or-replace");
    await page.getByRole("button", { name: "Return/Replace Items" }).click();
    await expect(dialog.getByLabel("Reason", { exact: true })).toHaveValue("One of them is <b>broken</b>.");
    await dialog.getByRole("button", { name: "Submit request" }).click();
    await expect(page.getByText("replace Initiated")).toBeVisible();
    await expect(page.getByText("Reason: One of them is <b>broken</b>.")).toBeVisible();
  });

  test("cancels it, and buys it again", async ({ page, request }) => {
    const purchase = await aPurchase(request);
    await logInAs(page, purchase);
    await page.goto("/order");
    await page.getByRole("button", { name: "Cancel Order" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Order" }).click();
    await expect(page.getByText("Order successfully cancelled!")).toBeVisible();
    await page.getByRole("button", { name: "Buy again" }).click();
    await expect(page.getByText("Added to your cart.")).toBeVisible();

    const refusal = { success: false, message: "Only 1 left in stock." };
    await page.route("**/api/v1/cart", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 409, json: refusal }) : route.continue(),
    );
    await page.getByRole("button", { name: "Buy again" }).click();
    await expect(page.getByText(`${purchase.product.title}: Only 1 left in stock.`)).toBeVisible();
    await page.unroute("**/api/v1/cart");

    await page.goto("/cart");
    await expect(page.getByText("Subtotal (2 items)")).toBeVisible();
    await expectAccessible(page);
  });

  test("sees the cart roll back a failed change, and price changes since the last visit @once", async ({
    page,
    request,
  }) => {
    const { email, token, product } = await aPurchase(request);
    const line = { productId: product._id, variant: null, quantity: 2 };
    await request.post("/api/v1/cart", { headers: { authorization: token }, data: line });
    await logInAs(page, { email, token });
    await page.goto("/cart");
    await expect(page.getByText("Subtotal (2 items)")).toBeVisible();
    await page.route("**/api/v1/cart/update", (route) => route.abort());
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await expect(page.getByText("Could not update item.").first()).toBeVisible();
    await expect(page.getByText("Subtotal (2 items)")).toBeVisible();
    await page.unroute("**/api/v1/cart/update");
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await expect(page.getByText("Subtotal (3 items)")).toBeVisible();

    await page.getByRole("button", { name: /^Remove/ }).click();
    await expect(page.getByRole("link", { name: "Back to Account" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Subtotal (3 items)")).toBeVisible();

    await page.evaluate(() => {
      const seen = JSON.parse(localStorage.getItem("seenPrices") ?? "{}") as Record<string, number>;
      const dearer = Object.entries(seen).map(([line, price]) => [line, price + 100]);
      localStorage.setItem("seenPrices", JSON.stringify(Object.fromEntries(dearer)));
    });
    await page.reload();
    await expect(page.getByText(/^Price drop: was ₹/)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText("Subtotal (3 items)")).toBeVisible();
    await expect(page.getByText(/^Price drop/)).toHaveCount(0);
  });
});
