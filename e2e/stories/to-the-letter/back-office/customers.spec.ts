import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { saveAddress } from "../../../support/account";
import { hold, read, saying } from "../../../support/answers";
import { aPurchase } from "../../../support/purchase";
import { button, heading, said } from "../../../support/screen";
import { aMember, asAdministrator, openBackOffice } from "../../../support/staff";

const table = (page: Page) => page.getByRole("table", { name: "Customers", exact: true });
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search by name, email, mobile or ID" });
const rows = (page: Page) => table(page).locator("tbody tr");
const theirs = "**/api/v1/back-office/customers?*";

test.describe("The customer list", () => {
  // @spec dashboard-customers-real-screen customers-found-part-name loading-empty-error-retry
  test("searches, filters and sorts, five a page, all of it kept in the URL", async ({ page, request }) => {
    const { email } = await aPurchase(request);
    await openBackOffice(page, "/dashboard/customers");
    await expect(heading(page, "Customers")).toBeVisible();
    await expect(rows(page)).toHaveCount(5);
    await expect(page.getByText(/^Showing 1 to 5 of [\d,]+ results$/)).toBeVisible();
    await expectAccessible(page);

    await searchBox(page).fill(email);
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/search=/);
    await expect(rows(page).first()).toContainText(email);
    await expect(rows(page).first().getByRole("cell")).toContainText([email, email, "–", "1", "₹", "", "", "Active"]);
    await page.getByLabel("Status", { exact: true }).selectOption("Blocked");
    await said(page, "No customers found matching your criteria.");
    await page.reload();
    await expect(searchBox(page)).toHaveValue(email);
    await said(page, "No customers found matching your criteria.");

    // The choice would be remembered.
    await page.getByLabel("Status", { exact: true }).selectOption("");
    await openBackOffice(page, "/dashboard/customers");
    for (const name of ["Orders", "Total spent", "Last order", "Joined"]) {
      const head = table(page).getByRole("columnheader", { name });
      await head.getByRole("button").click();
      await expect(head).toHaveAttribute("aria-sort", /ascending|descending/);
    }
    await page.goto("/dashboard/customers?sort=spent&order=desc&limit=20");
    const amounts = async () =>
      (await rows(page).getByRole("cell").nth(4).isVisible())
        ? (await rows(page).locator("td:nth-child(5)").allInnerTexts()).map((text) => Number(text.replace(/[₹,]/g, "")))
        : [];
    await expect.poll(async () => (await amounts()).length).toBeGreaterThan(1);
    const spent = await amounts();
    expect(spent).toEqual([...spent].sort((a, b) => b - a));
  });

  // @spec loading-empty-error-retry
  test("shows loading and errors, and retries", async ({ page }) => {
    const release = await hold(page, theirs);
    await openBackOffice(page, "/dashboard/customers");
    await expect(page.getByRole("status").filter({ hasText: "Loading" }).first()).toBeVisible();
    release();
    await expect(rows(page).first()).toBeVisible();

    await page.route(theirs, saying(500, "Something went wrong on our side. Please try again."));
    await page.reload();
    await said(page, "Could not fetch customers.");
    await said(page, "Something went wrong on our side. Please try again.");
    await expectAccessible(page);
    await page.unrouteAll();
    await button(page, "Try Again").click();
    await expect(rows(page).first()).toBeVisible();
  });
});

test.describe("A customer's details", () => {
  // @spec dashboard-customer-details-real details-show-sums-ways customer-blocked-reason-logged
  // @spec blocked-customer-let-again failed-block-keeps-dialog
  test("show orders, addresses and totals; a blocked customer is logged out at once, and can be unblocked", async ({
    page,
    request,
  }) => {
    const shopper = await aPurchase(request);
    await saveAddress(request, shopper);
    await openBackOffice(page, `/dashboard/customers?search=${encodeURIComponent(shopper.email)}`);
    await rows(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/customer-details\?id=cus_/);
    await expect(heading(page, shopper.email)).toBeVisible();
    const { orders } = await read<{ orders: { finalAmount: number }[] }>(page, "/order", shopper.token);
    const order = page.getByRole("table", { name: "Orders" }).locator("tbody tr");
    await expect(order).toHaveCount(1);
    const amount = (orders[0]?.finalAmount ?? 0).toLocaleString("en-IN");
    await expect(order.first()).toContainText(amount);
    await expect(order.first()).toContainText("Pending");
    await said(page, "12, MG Road, Camp, Pune, Maharashtra 411001");
    await said(page, `OTP to ${shopper.email}`);
    await expectAccessible(page);

    await button(page, "Block").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Block customer" }).click();
    await expect(dialog).toContainText("Please enter a reason for blocking this customer.");
    await page.route("**/api/v1/back-office/customers/*", (route) =>
      route.request().method() === "PUT" ? saying(503, "Please try again in a moment.")(route) : route.continue(),
    );
    await dialog.getByLabel("Reason", { exact: true }).fill("Three parcels refused.");
    await dialog.getByRole("button", { name: "Block customer" }).click();
    await expect(dialog).toContainText("Please try again in a moment.");
    await expect(dialog.getByLabel("Reason", { exact: true })).toHaveValue("Three parcels refused.");
    await page.unrouteAll();
    await dialog.getByRole("button", { name: "Block customer" }).click();
    await said(page, "The customer has been blocked and logged out everywhere.");
    await said(page, "Three parcels refused.");
    const cart = () => request.get("/api/v1/cart", { headers: { authorization: shopper.token } });
    expect((await cart()).status()).toBe(401);

    await button(page, "Unblock").click();
    await page.getByRole("alertdialog").or(dialog).getByRole("button", { name: "Unblock" }).click();
    await said(page, "The customer can log in and place orders again.");
    await expect(button(page, "Block")).toBeVisible();
  });

  // @spec two-administrators-customer-second
  test("reject a change based on a stale version", async ({ page, request }) => {
    const { email } = await aPurchase(request);
    const office = asAdministrator(request);
    const found = await office.read(`/back-office/customers?search=${encodeURIComponent(email)}`);
    const id: string = found.customers[0]._id;
    await openBackOffice(page, `/dashboard/customer-details?id=${id}`);
    await button(page, "Block").click();
    await office.put(`/back-office/customers/${id}`, { blocked: true, reason: "The first one's" });
    await page.getByRole("dialog").getByLabel("Reason", { exact: true }).fill("The second one's");
    await page.getByRole("button", { name: "Block customer" }).click();
    await said(page, "This customer was changed by someone else. Please reload and try again.");
    const { customer } = await office.read(`/back-office/customers/${id}`);
    expect(customer.blockedReason).toBe("The first one's");
  });

  // @spec dashboard-customer-details-real loading-empty-error-retry
  test("are opened from a list if the URL names none, and report an unknown customer", async ({ page, request }) => {
    const { email } = await aPurchase(request);
    await openBackOffice(page, "/dashboard/customer-details");
    await expect(heading(page, "Customer Details")).toBeVisible();
    await searchBox(page).fill(email);
    await expect(page).toHaveURL(/search=/);
    await page.getByRole("link", { name: email }).click();
    await expect(heading(page, email)).toBeVisible();
    await page.goto("/dashboard/customer-details?id=cus_nobody");
    await said(page, "Could not fetch this customer.");
    await said(page, "Customer not found.");
  });

  // @spec only-look-finds-button
  test("have no block button for staff with view_customer alone", async ({ page, request }) => {
    const { token } = await aMember(request, ["view_customer"]);
    const { email } = await aPurchase(request);
    await openBackOffice(page, `/dashboard/customer-details?search=${encodeURIComponent(email)}`, token);
    await page.getByRole("link", { name: email }).click();
    await expect(heading(page, email)).toBeVisible();
    await expect(button(page, "Block")).toHaveCount(0);
  });
});
