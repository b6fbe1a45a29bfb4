import { expect, test } from "@playwright/test";
import { expectAccessible, expectFingerSized } from "../../support/accessibility";
import { openAs } from "../../support/account";
import { theBackOffice } from "../../support/back-office";
import { lookAgainLater } from "../../support/clock";
import { sendBack } from "../../support/purchase";
import { button, said } from "../../support/screen";
import { openPortal } from "../../support/seller";
import { approveReturn, deliver, deliveryCode, openOrder, ship } from "../../support/seller-orders";
import { anOrderFrom, aStall } from "../../support/stall";

test.describe("A seller's orders", () => {
  test("are one shopper's order in parcels: both sellers ship, and the tracker shows both", async ({ page }) => {
    const [potter, weaver] = [await aStall(page.request, "Clay Pot"), await aStall(page.request, "Cotton Cloth")];
    const { shopper, orderNumber } = await anOrderFrom(page.request, [potter, weaver]);
    for (const [stall, other, number] of [
      [potter, weaver, "BD-1001"],
      [weaver, potter, "BD-2002"],
    ] as const) {
      await openPortal(page, stall.seller, "/seller/orders");
      await expectAccessible(page);
      await openOrder(page, orderNumber);
      await expect(page.getByRole("region", { name: "Items to ship" })).toContainText(stall.product.title);
      await expect(page.getByText(other.product.title)).toHaveCount(0);
      await expect(page.getByRole("region", { name: "Order details" })).toContainText("12, MG Road, Camp");
      await button(page, "Start processing").click();
      await said(page, "The order is now processing.");
      await ship(page, number);
      await expectAccessible(page);
    }
    await openAs(page, shopper, "/order");
    const parcels = page.getByRole("region", { name: "Parcels of this order" });
    for (const [place, { product }, number] of [
      [1, potter, "BD-1001"],
      [2, weaver, "BD-2002"],
    ] as const) {
      const parcel = parcels.getByRole("listitem").filter({ hasText: `Parcel ${place} of 2` });
      for (const part of ["Sold by", product.title, "Blue Dart", number, "Shipped"]) {
        await expect(parcel.first()).toContainText(part);
      }
    }
    await expect(button(page, "Cancel Order")).toHaveCount(0);
    await expectAccessible(page);
  });

  // @spec tracking-can-be-corrected
  test("have their tracking corrected after shipping, and the shopper sees the new number", async ({ page }) => {
    const stall = await aStall(page.request, "Silk Scarf");
    const { shopper, orderNumber } = await anOrderFrom(page.request, [stall]);
    await openPortal(page, stall.seller, "/seller/orders");
    await openOrder(page, orderNumber);
    await ship(page, "BD-5005");
    await button(page, "Correct tracking").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Tracking number")).toHaveValue("BD-5005");
    await dialog.getByLabel("Tracking number").fill("BD-5050");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save tracking" }).click();
    await said(page, "Tracking corrected.");
    await expect(dialog).toHaveCount(0);
    const facts = page.getByRole("region", { name: "Order details" });
    await expect(facts).toContainText("Tracking corrected by you");
    await expect(facts).toContainText("From Blue Dart BD-5005 to Blue Dart BD-5050");
    await expectAccessible(page);
    await openAs(page, shopper, "/order");
    const parcels = page.getByRole("region", { name: "Parcels of this order" });
    await expect(parcels).toContainText("Blue Dart: BD-5050");
    await expect(parcels).not.toContainText("BD-5005");
  });

  test("say what is missing before a parcel is shipped, and keep typed input", async ({ page }) => {
    const stall = await aStall(page.request, "Oil Lamp");
    const { orderNumber } = await anOrderFrom(page.request, [stall]);
    await openPortal(page, stall.seller, "/seller/orders");
    await openOrder(page, orderNumber);
    await button(page, "Mark as shipped").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Courier").fill("India Post");
    await dialog.getByRole("button", { name: "Mark as shipped" }).click();
    await expect(dialog).toContainText("Please enter the courier and the tracking number");
    await expect(dialog.getByLabel("Courier")).toHaveValue("India Post");
    await expectAccessible(page);
    await expectFingerSized(dialog.getByRole("button"));
    await page.keyboard.press("Escape");
    await expectFingerSized(page.getByRole("alertdialog").getByRole("button"));
  });

  test("are partly cancelled with a reason that the shopper sees @once", async ({ page }) => {
    const [potter, weaver] = [await aStall(page.request, "Clay Pot"), await aStall(page.request, "Cotton Cloth")];
    const { shopper, orderNumber } = await anOrderFrom(page.request, [potter, weaver]);
    await openPortal(page, potter.seller, "/seller/orders");
    await openOrder(page, orderNumber);
    await button(page, "Cancel Order").click();
    const dialog = page.getByRole("dialog");
    const reason = dialog.getByLabel("Reason (visible to the customer)");
    await expect(reason).toBeFocused();
    await dialog.getByRole("button", { name: "Cancel Order" }).click();
    await expect(dialog).toContainText("Please enter a reason. The customer will see it.");
    await reason.fill("The kiln broke.");
    const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Keep editing" }).click();
    await page.mouse.click(2, 2);
    await expect(reason).toHaveValue("The kiln broke.");
    await dialog.getByRole("button", { name: "Cancel Order" }).click();
    await said(page, "Your items are cancelled and back in stock.");
    await openAs(page, shopper, "/order");
    const parcels = page.getByRole("region", { name: "Parcels of this order" });
    await expect(parcels).toContainText("Cancelled by the seller: The kiln broke.");
    await expect(parcels).toContainText("You won't be charged for this parcel.");
    await expect(page.getByRole("article", { name: `Order #${orderNumber}` })).toContainText("₹250");
  });

  // @spec seller-deliveries-proven earnings-held-and-why
  test("are delivered with the code shown to the shopper in My Orders, and no other", async ({ page }) => {
    const stall = await aStall(page.request, "Copper Jug");
    const { shopper, orderId, orderNumber } = await anOrderFrom(page.request, [stall]);
    await openPortal(page, stall.seller, "/seller/orders");
    await openOrder(page, orderNumber);
    await ship(page, "BD-4004");
    const code = await deliveryCode(page.request, shopper);
    await button(page, "Mark as delivered").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Mark as delivered" }).click();
    await expect(dialog).toContainText("Please enter the customer's 6-digit delivery code");
    await dialog.getByLabel("Delivery code").fill(code === "000000" ? "000001" : "000000");
    await dialog.getByRole("button", { name: "Mark as delivered" }).click();
    await expect(dialog).toContainText("Incorrect delivery code. 4 attempts left.");
    await expectAccessible(page);
    await openAs(page, shopper, "/order");
    const parcels = page.getByRole("region", { name: "Parcels of this order" });
    await expect(parcels).toContainText(`Delivery code: ${code}`);
    await expectAccessible(page);
    await openPortal(page, stall.seller, "/seller/orders");
    await openOrder(page, orderNumber);
    await deliver(page, shopper);
    await page.goto("/seller/earnings");
    const held = page.getByRole("region", { name: "On hold" });
    await expect(held).toContainText("Cash not yet received from the courier");
    await (await theBackOffice(page.request)).receiveCash(orderId);
    await page.reload();
    await expect(held).toContainText("In return window");
    await expect(held).toContainText("Available from");
    await expectAccessible(page);
  });

  test("that are returned are decided by their seller", async ({ page }) => {
    const stall = await aStall(page.request, "Brass Bell");
    const { shopper, orderId, orderNumber } = await anOrderFrom(page.request, [stall]);
    await openPortal(page, stall.seller, "/seller/orders");
    await openOrder(page, orderNumber);
    await ship(page, "BD-3003");
    await deliver(page, shopper);
    await sendBack(page.request, shopper, orderId, { reason: "It has a crack" });
    await page.goto("/seller/returns");
    const request = page.getByRole("article", { name: `Return for order #${orderNumber}` });
    await expect(request).toContainText("It has a crack");
    await expectAccessible(page);
    const question = page.getByRole("alertdialog", { name: `Approve the request for order #${orderNumber}?` });
    const isStillAsked = async () => {
      await expect(question).toHaveCount(0);
      await page.reload();
      await expect(request).toContainText("Requested");
    };
    await request.getByRole("button", { name: "Approve" }).click();
    await expect(question).toContainText(
      "The customer is asked to send the items back. The refund is made and stock is updated",
    );
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await isStillAsked();
    await request.getByRole("button", { name: "Approve" }).click();
    await question.getByRole("button", { name: "Cancel" }).click();
    await isStillAsked();
    await approveReturn(page, request);
    await expect(request).toContainText("Approved");
    await request.getByRole("button", { name: "Items received" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Mark as received" }).click();
    await expect(request).toContainText("Refund to the customer: ₹250");
  });

  test("keep typed input for a return that leaves the list in the meantime", async ({ page }) => {
    const stall = await aStall(page.request, "Jute Bag");
    const { shopper, orderId, orderNumber } = await anOrderFrom(page.request, [stall]);
    await openPortal(page, stall.seller, "/seller/orders");
    await openOrder(page, orderNumber);
    await ship(page, "BD-6006");
    await deliver(page, shopper);
    await sendBack(page.request, shopper, orderId);
    await page.goto("/seller/returns?status=requested");
    const request = page.getByRole("article", { name: `Return for order #${orderNumber}` });
    await request.getByRole("button", { name: "Reject" }).click();
    const reason = page.getByRole("dialog").getByLabel("Reason (visible to the customer)");
    await reason.fill("It was worn.");
    await (await theBackOffice(page.request)).decideReturn(orderId, "approved");
    await lookAgainLater(page);
    await expect(page.getByText("No matching returns")).toBeVisible();
    await expect(reason).toHaveValue("It was worn.");
  });

  test("keep typed input for a parcel that arrives in the meantime", async ({ page }) => {
    const stall = await aStall(page.request, "Wool Shawl");
    const { orderId, orderNumber } = await anOrderFrom(page.request, [stall]);
    await openPortal(page, stall.seller, "/seller/orders");
    await openOrder(page, orderNumber);
    await ship(page, "BD-7007");
    await button(page, "Correct tracking").click();
    const number = page.getByRole("dialog").getByLabel("Tracking number");
    await number.fill("BD-7070");
    await expect(number).toHaveValue("BD-7070");
    await (await theBackOffice(page.request)).moveOrder(orderId, "delivered");
    await lookAgainLater(page);
    await expect(page.getByText("Delivered by the shop")).toBeVisible();
    await expect(number).toHaveValue("BD-7070");
  });

  test("keep their list settings, separately from returns", async ({ page }) => {
    const stall = await aStall(page.request, "Clay Lamp");
    const { shopper, orderId, orderNumber } = await anOrderFrom(page.request, [stall]);
    await openPortal(page, stall.seller, "/seller/orders");
    await openOrder(page, orderNumber);
    await ship(page, "BD-8008");
    await deliver(page, shopper);
    await sendBack(page.request, shopper, orderId);
    const perPage = page.getByLabel("Rows per page");
    const tab = (name: string) => page.getByRole("button", { name: `${name} (1)` });
    await page.goto("/seller/orders");
    await expect(perPage).toHaveValue("20");
    await perPage.selectOption("5");
    await tab("Delivered").click();
    await expect(tab("Delivered")).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(perPage).toHaveValue("5");
    await page.goto("/seller/returns");
    await expect(perPage).toHaveValue("10");
    await perPage.selectOption("50");
    await tab("Requested").click();
    await page.goto("/seller/orders");
    await expect(perPage).toHaveValue("5");
    await expect(tab("Delivered")).toHaveAttribute("aria-pressed", "true");
    await page.goto("/seller/returns");
    await expect(perPage).toHaveValue("50");
    await expect(tab("Requested")).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);
  });

  test("are empty at first", async ({ page }) => {
    const { seller } = await aStall(page.request, "Tea Cup");
    await openPortal(page, seller, "/seller/orders");
    await said(page, "No orders yet");
    await page.goto("/seller/orders/prcl_nobody");
    await said(page, "Order not found.");
    await page.goto("/seller/returns");
    await said(page, "No returns yet");
  });
});
