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

test.describe("The page of an order that was placed", () => {
  test("says that it can't tell when the order can't be read, and asks again @once", async ({ page }) => {
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

  test("knows no order of somebody else @once", async ({ page }) => {
    const { orderId } = await aPurchase(page.request);
    await logInAs(page, await aPerson(page.request));
    await page.goto(`/order-success/${orderId}`);
    await expect(heading(page, "Order not found")).toBeVisible();
    await notCalledPlaced(page);
    await expectAccessible(page);
  });

  test("asks who is not logged in to log in @once", async ({ page }) => {
    await page.goto("/order-success/order_123");
    await expect(page.getByText("Please log in to see your order status.")).toBeVisible();
    await expect(page.getByText("Your Order ID is: order_123")).toBeVisible();
    await notCalledPlaced(page);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("believes the checkout that nothing is to be paid online, also when the order can't be read @once", async ({
    page,
  }) => {
    const { orderId, ...person } = await aPurchase(page.request);
    await logInAs(page, person);
    await page.route(orderCalls(orderId), silent());
    await page.goto("/order-success");
    // As the checkout leaves it in the history.
    await page.evaluate((orderId) => history.replaceState({ usr: { orderId }, key: "placed", idx: 0 }, ""), orderId);
    await page.reload();
    await placed(page);
    await expect(page.getByText(`Your Order ID is: ${orderId}`)).toBeVisible();
  });

  test("says so when the order was cancelled", async ({ page }) => {
    const { orderId, ...person } = await aPurchase(page.request);
    await cancelOrder(page.request, person, orderId, "source");
    await logInAs(page, person);
    await page.goto(`/order-success/${orderId}`);
    await expect(heading(page, "Order Cancelled")).toBeVisible();
    await expect(page.getByText("This order was cancelled. See My Orders for details.")).toBeVisible();
    await expectAccessible(page);
  });
});
