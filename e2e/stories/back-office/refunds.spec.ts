import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson, openAs } from "../../support/account";
import { theBackOffice } from "../../support/back-office";
import { listOf, redrawRows } from "../../support/list-screen";
import { payOnline, walletOf } from "../../support/paying";
import { aPurchase } from "../../support/purchase";
import { aRefusedRefund, orderDetail } from "../../support/refunding";
import { button, heading, said } from "../../support/screen";
import { aMember, openBackOffice } from "../../support/staff";

test("Staff refund a piece of a paid order to its shopper's wallet, and find it among the refunds", async ({
  page,
  request,
}) => {
  const person = await aPerson(request);
  const orderId = await payOnline(request, person);
  const { orderNumber, refundable } = await orderDetail(request, orderId);
  const { token } = await aMember(request, ["view_order", "view_payment", "edit_payment"]);
  await openBackOffice(page, `/dashboard/orderdetails?id=${orderId}`, token);
  await button(page, "Refund").click();
  const dialog = page.getByRole("dialog", { name: `Refund order #${orderNumber}` });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Amount", { exact: true }).selectOption("Selected items");
  await dialog.getByRole("button", { name: /^Refund ₹/ }).click();
  await expect(dialog.getByText("Please select items to refund.")).toBeVisible();
  await expect(dialog.getByText("Please enter a reason for the refund.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/^Quantity of /).selectOption("1");
  await dialog.getByLabel("Refund to").selectOption("Customer's wallet");
  await dialog.getByLabel("Reason").fill("The box was torn");
  await dialog.getByRole("button", { name: /^Refund ₹/ }).click();
  await expect(page.getByText(/^Refund of ₹\S+ created\.$/).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  const details = page.getByRole("dialog", { name: `Order #${orderNumber}` });
  await expect(details.getByText(/^Refund: ₹\S+, wallet$/)).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => walletOf(request, person)).toBeGreaterThan(0);
  expect(await walletOf(request, person)).toBeLessThanOrEqual(refundable);

  await page.goto(`/dashboard/refunds?search=%23${orderNumber}`);
  await expect(heading(page, "Refunds")).toBeVisible();
  const refunds = listOf(page, "Refunds");
  const one = refunds.row(`Order #${orderNumber}`).or(refunds.card(`Order #${orderNumber}`));
  await expect(one).toContainText("Wallet");
  await expect(one).toContainText("Refunded");
  await expect(one.getByRole("button", { name: /^Retry/ })).toHaveCount(0);
  await expectAccessible(page);
});

// @spec cash-goes-back-task cash-goes-back-asked
test("A cash refund asks for the payee in My Orders, is paid and recorded by staff, and only then shown as refunded", async ({
  page,
  request,
  context,
}) => {
  const [buyer, office] = await Promise.all([aPurchase(request), theBackOffice(request)]);
  await office.moveOrder(buyer.orderId, "delivered");
  await office.moveOrder(buyer.orderId, "cancelled");
  const { orderNumber } = await orderDetail(request, buyer.orderId);

  const shopper = await context.newPage();
  await openAs(shopper, buyer, "/order");
  const asked = shopper.getByRole("region", { name: "Your refund" });
  await expect(asked).toContainText("Please tell us where to send it.");
  await asked.getByRole("button", { name: "Save", exact: true }).click();
  await expect(asked.getByText("Please enter a valid UPI ID, such as name@bank.")).toBeVisible();
  await expectAccessible(shopper);
  await asked.getByLabel("UPI ID").fill("asha.rao@okbank");
  await asked.getByRole("button", { name: "Save", exact: true }).click();
  await expect(asked).toContainText("to your UPI ID as••••@okbank");
  await button(shopper, "View Order Details").click();
  await expect(shopper.getByText("Payment Status: Refund pending", { exact: true })).toBeVisible();
  await expectAccessible(shopper);

  const { token } = await aMember(request, ["view_order", "view_payment", "edit_payment"]);
  await openBackOffice(page, `/dashboard/refunds?status=to-pay&search=%23${orderNumber}`, token);
  const refunds = listOf(page, "Refunds");
  const one = refunds.row(`Order #${orderNumber}`).or(refunds.card(`Order #${orderNumber}`));
  await expect(one).toContainText("To pay");
  await expect(one).toContainText("Waiting since today");
  await expect(one).toContainText("UPI ID as••••@okbank");
  await expect(one).not.toContainText("Refunded");
  await one.getByRole("button", { name: `Record payment of the refund for order #${orderNumber}` }).click();
  const dialog = page.getByRole("dialog", { name: `Record refund for order #${orderNumber}` });
  await dialog.getByRole("button", { name: "Show in full", exact: true }).click();
  await expect(dialog).toContainText("asha.rao@okbank");
  await dialog.getByRole("button", { name: /^Record ₹/ }).click();
  await expect(dialog.getByText("Please enter the payment reference.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Reference").fill("UTR 4711");
  await redrawRows(page);
  await expect(dialog.getByLabel("Reference")).toHaveValue("UTR 4711");
  await dialog.getByRole("button", { name: /^Record ₹/ }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/dashboard/refunds?status=paid&search=%23${orderNumber}`);
  await expect(one).toContainText("UPI, UTR 4711, recorded by");

  await shopper.reload();
  await button(shopper, "View Order Details").click();
  await expect(shopper.getByText("Payment Status: Refunded", { exact: true })).toBeVisible();
  await expect(shopper.getByText(/^We have paid your refund of ₹[\d,.]+\.$/)).toBeVisible();
  await expect(asked).toHaveCount(0);
});

// @spec failed-refund-tried-again
test("A refund rejected by the gateway is shown, and staff send it to the wallet @once", async ({ page, request }) => {
  const person = await aPerson(request);
  const orderNumber = await aRefusedRefund(request, person);
  const { token } = await aMember(request, ["view_payment", "edit_payment"]);
  await openBackOffice(page, `/dashboard/refunds?status=failed&search=%23${orderNumber}`, token);
  const { row } = listOf(page, "Refunds");
  await expect(async () => {
    await page.reload();
    await expect(row(`Order #${orderNumber}`)).toContainText("The gateway rejected the refund", { timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Send the refund for order #${orderNumber} to the wallet` }).click();
  const question = page.getByRole("alertdialog", { name: "Send the refund to the wallet?" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Send to wallet" }).click();
  await said(page, "Refunded to the customer's wallet.");
  await expect.poll(() => walletOf(request, person)).toBeGreaterThan(0);
  await page.getByLabel("Status").selectOption("done");
  await expect(row(`Order #${orderNumber}`)).toContainText("Refunded");
});

test("Staff without edit_payment cannot refund @once", async ({ page, request }) => {
  const person = await aPerson(request);
  const orderId = await payOnline(request, person);
  const { token } = await aMember(request, ["view_order", "view_payment"]);
  await openBackOffice(page, `/dashboard/orderdetails?id=${orderId}`, token);
  await expect(page.getByRole("dialog").getByText(/^Received: /)).toBeVisible();
  await expect(button(page, "Refund")).toHaveCount(0);
  await page.goto("/dashboard/refunds");
  await expect(heading(page, "Refunds")).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Retry|Check the status of|Send) the refund/ })).toHaveCount(0);
});

// @spec reconciliation-compares-engine-ledgers
test("Staff with edit_payment run the reconciliation on the earnings screen", async ({ page, request }) => {
  const [{ token }, { token: onlooker }] = await Promise.all([
    aMember(request, ["view_earnings", "edit_payment"]),
    aMember(request, ["view_earnings"]),
  ]);
  await openBackOffice(page, "/dashboard/earnings", token);
  const part = page.getByRole("region", { name: "Reconciliation" });
  const runNow = part.getByRole("button", { name: "Run now" });
  await runNow.click();
  // The books may already agree since last night: only the toast is about this run.
  await expect(page.getByText("Everything matches.", { exact: true })).toBeVisible();
  await expect(runNow).toBeEnabled();
  await expect(part.getByText("Everything matches", { exact: true })).toBeVisible();
  await expect(part.getByText("No differences.")).toBeVisible();
  await expectAccessible(page);
  await openBackOffice(page, "/dashboard/earnings", onlooker);
  await expect(part.getByText("Everything matches")).toBeVisible();
  await expect(runNow).toHaveCount(0);
});
