import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson, openAs, ordersOf } from "../../support/account";
import { figureTile } from "../../support/figure-tile";
import { listOf } from "../../support/list-screen";
import { fillProduct } from "../../support/product-form";
import { button, heading, said } from "../../support/screen";
import { aNewSeller, openPortal, typeLogin, verifyEmail } from "../../support/seller";
import { approveReturn, deliver, openOrder, ship } from "../../support/seller-orders";
import { chooseVariant, fillAddress, theCategory } from "../../support/shop";
import { aNewName, openBackOffice } from "../../support/staff";
import { aStall } from "../../support/stall";

// @spec seller-registers-approved-lists
test("A seller registers, is approved and lists variants; a shopper buys one together with another seller's goods, both ship, one parcel is returned, and the earnings are correct", async ({
  page,
}) => {
  test.slow();
  const [seller, weaver] = [aNewSeller(), await aStall(page.request, "Cotton Cloth")];
  const title = aNewName("Kurta of the bazaar");

  await test.step("registers and logs in", async () => {
    await page.goto("/seller/register");
    await page.getByLabel("Mobile Number").fill(seller.mobileNumber);
    await page.getByLabel("Email").fill(seller.email);
    await page.getByLabel("Password", { exact: true }).fill(seller.password);
    await button(page, "Register").click();
    await expect(page).toHaveURL("/seller/login");
    await typeLogin(page, seller.email, seller.password);
    await expect(heading(page, "SellerHome")).toBeVisible();
    await said(page, "Pending approval");
  });

  await test.step("is approved by staff", async () => {
    await verifyEmail(page.request, seller);
    await openBackOffice(page, `/dashboard/sellers?search=${encodeURIComponent(seller.email)}`);
    const { row, card } = listOf(page, "Sellers");
    const one = row(seller.email).or(card(seller.email));
    await one.getByRole("button", { name: `Approve ${seller.email}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
    await said(page, "The seller has been approved.");
  });

  await test.step("lists a product with variants, which staff approve", async () => {
    const { title: category } = await theCategory(page.request, "fashion");
    await openPortal(page, seller, "/seller/products");
    await button(page, "Add Product").first().click();
    await fillProduct(page, { title, category, price: 1200, colors: ["Red", "Blue"] });
    await button(page, "Create Product").click();
    await said(page, "Product saved. Customers will see it once we approve it.");
    await openBackOffice(page, `/dashboard/products?approval=waiting&search=${encodeURIComponent(title)}`);
    await button(page, `Approve ${title}`).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
    await said(page, "The product has been approved.");
  });

  const shopper = await aPerson(page.request);
  await test.step("sells it together with another seller's goods", async () => {
    await openAs(page, shopper, `/search?q=${encodeURIComponent(title)}`);
    await page.getByRole("link", { name: title }).first().click();
    await expect(heading(page, title)).toBeVisible();
    await chooseVariant(page);
    await button(page, "Add to Cart").filter({ visible: true }).first().click();
    await said(page, "Item added to cart!");
    await page.goto(`/product/${weaver.product._id}`);
    await expect(heading(page, weaver.product.title)).toBeVisible();
    await button(page, "Add to Cart").filter({ visible: true }).first().click();
    await said(page, "Item added to cart!");
    await page.goto("/cart");
    await said(page, "Subtotal (2 items)");
    await page
      .getByRole("link", { name: "Proceed to Checkout" })
      .or(page.getByRole("button", { name: "Proceed to Checkout" }))
      .click();
    await fillAddress(page);
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await expect(page.getByRole("heading", { name: "Order Placed Successfully!" })).toBeVisible();
  });

  const [order] = (await ordersOf(page.request, shopper)) as { orderNumber: number; finalAmount: number }[];
  const orderNumber = order?.orderNumber ?? 0;
  expect(order?.finalAmount).toBe(1450);

  await test.step("both ship, and both parcels arrive", async () => {
    for (const [account, trackingNumber] of [
      [seller, "BD-7001"],
      [weaver.seller, "BD-7002"],
    ] as const) {
      await openPortal(page, account, "/seller/orders");
      await openOrder(page, orderNumber);
      await ship(page, trackingNumber);
      await deliver(page, shopper);
    }
  });

  await test.step("the shopper returns the cloth, and its seller receives it", async () => {
    await openAs(page, shopper, "/order");
    await button(page, "Return/Replace Items").click();
    const dialog = page.getByRole("dialog", { name: "Return/Replace Items" });
    await dialog.getByRole("checkbox", { name: new RegExp(title) }).uncheck();
    await dialog.getByRole("button", { name: "Damaged or defective" }).click();
    await dialog.getByRole("button", { name: "Submit request" }).click();
    await said(page, "Your request has been submitted successfully!");

    await openPortal(page, seller, "/seller/returns");
    await said(page, "No returns yet");
    await openPortal(page, weaver.seller, "/seller/returns");
    const request = page.getByRole("article", { name: `Return for order #${orderNumber}` });
    await approveReturn(page, request);
    await request.getByRole("button", { name: "Items received" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Mark as received" }).click();
    await expect(request).toContainText("Refund to the customer: ₹250");
  });

  await test.step("both earn their share, in the portal and in the back office", async () => {
    // 1,200 rupees less 10 % of commission and 18 % of GST on it; what was returned earns nothing.
    for (const [account, net] of [
      [seller, "₹1,058.40"],
      [weaver.seller, "₹0"],
    ] as const) {
      await openPortal(page, account, "/seller/earnings");
      await expect(figureTile(page, "Figures for this period", "Net")).toContainText(net);
      await expect(figureTile(page, "Balance", "Pending")).toContainText(net);
      await expectAccessible(page);
    }
    await openBackOffice(page, `/dashboard/seller-earnings?search=${encodeURIComponent(seller.email)}`);
    const balances = listOf(page, "Seller balances");
    await expect(balances.row(seller.email).or(balances.card(seller.email))).toContainText("₹1,058.40");
    await expectAccessible(page);
  });
});
