import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson } from "../../support/account";
import { silent } from "../../support/answers";
import { cancelOrder, placed } from "../../support/paying";
import { aPurchase, logInAs } from "../../support/purchase";
import { button, heading } from "../../support/screen";
import { test } from "../../support/test";

const orderCalls = (orderId: string) => `**/api/v1/order/${orderId}`;
const notCalledPlaced = (page: Page) => expect(heading(page, "Order Placed Successfully!")).toHaveCount(0);

test.describe("The page after placing an order", () => {
  test("shows an error when the order cannot be loaded, and retries @once", async ({ page }) => {
    const { orderId, ...person } = await aPurchase(page.request, { paymentMethod: "razorpay", quantity: 1 });
    await logInAs(page, person);
    await page.route(orderCalls(orderId), silent());
    await page.goto(`/order-success/${orderId}`);
    await expect(heading(page, "Your Order")).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Your order could not be loaded");
    await expect(page.getByText(`Your Order ID is: ${orderId}`)).toBeVisible();
    await notCalledPlaced(page);
    await expectAccessible(page);
    await page.unroute(orderCalls(orderId));
    await button(page, "Try Again").click();
    await expect(heading(page, "Payment pending")).toBeVisible();
  });

  test("does not show another shopper's order @once", async ({ page }) => {
    const { orderId } = await aPurchase(page.request);
    await logInAs(page, await aPerson(page.request));
    await page.goto(`/order-success/${orderId}`);
    await expect(heading(page, "Order not found")).toBeVisible();
    await notCalledPlaced(page);
    await expectAccessible(page);
  });

  test("asks a logged-out shopper to log in @once", async ({ page }) => {
    await page.goto("/order-success/order_123");
    await expect(page.getByText("Please log in to see your order status.")).toBeVisible();
    await expect(page.getByText("Your Order ID is: order_123")).toBeVisible();
    await notCalledPlaced(page);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("shows success without online payment, even if the order cannot be loaded @once", async ({ page }) => {
    const { orderId, ...person } = await aPurchase(page.request);
    await logInAs(page, person);
    await page.route(orderCalls(orderId), silent());
    await page.goto("/order-success");
    // As left in the history by the checkout.
    await page.evaluate((orderId) => history.replaceState({ usr: { orderId }, key: "placed", idx: 0 }, ""), orderId);
    await page.reload();
    await placed(page);
    await expect(page.getByText(`Your Order ID is: ${orderId}`)).toBeVisible();
  });

  test("reports a cancelled order", async ({ page }) => {
    const { orderId, ...person } = await aPurchase(page.request);
    await cancelOrder(page.request, person, orderId, "source");
    await logInAs(page, person);
    await page.goto(`/order-success/${orderId}`);
    await expect(heading(page, "Order Cancelled")).toBeVisible();
    await expect(page.getByText("This order was cancelled. See My Orders for details.")).toBeVisible();
    await expectAccessible(page);
  });
});
