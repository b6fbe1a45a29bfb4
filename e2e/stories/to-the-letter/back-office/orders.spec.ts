import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { hold, saying, silent } from "../../../support/answers";
import { aPixelFile } from "../../../support/catalogue";
import { expectToStay, runUntilSeen, stopClock } from "../../../support/clock";
import { listOf } from "../../../support/list-screen";
import { aPurchase, sendBack } from "../../../support/purchase";
import { button, heading, said } from "../../../support/screen";
import { aMember, aNewName, asAdministrator, openBackOffice } from "../../../support/staff";

const path = "/dashboard/orderdetails";
const calls = /\/api\/v1\/getAllOrders/;
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search by Order ID or Customer..." });
const orders = (page: Page) => listOf(page, "Orders");
const card = (page: Page, name: string) =>
  page
    .locator("dl", { has: page.getByText("Revenue", { exact: true }) })
    .locator("div", { has: page.getByText(name, { exact: true }) });
const search = (text: string) => `${path}?search=${encodeURIComponent(text)}`;

const none = {
  isReturned: false,
  returnReason: "",
  returnImages: [] as string[],
  isReplaced: false,
  replacementReason: "",
  replacementImages: [] as string[],
  returnStatus: null as string | null,
  isRefundToPay: false,
};
/** An order as returned by the list's call. */
const anOrder = (orderNumber: number, fields: object = {}) => ({
  _id: `order_${orderNumber}`,
  orderNumber,
  shippingAddress: { name: `Customer ${orderNumber}` },
  userId: { _id: "cus_1", email: "asha@example.in" },
  finalAmount: 100,
  orderStatus: "placed",
  paymentStatus: "pending",
  paymentMethod: "cod",
  createdAt: "2026-03-05T10:35:00.000Z",
  updatedAt: "2026-03-05T10:35:00.000Z",
  products: [{ productId: { _id: "prod_1", images: [] }, title: "Lamp", quantity: 1, variant: null, images: [] }],
  ...none,
  version: "1",
  ...fields,
});

/** The screen with these orders, of a shop with more of them. */
async function openWith(page: Page, list: object[]): Promise<void> {
  const counts = { placed: 1201, processing: 2, shipped: 3, delivered: 4, cancelled: 5, returned: 6 };
  const summary = { revenue: 1234567.5, counts };
  await page.route(calls, (route) =>
    route.fulfill({ json: { success: true, orders: list, summary, total: 1221, page: 1, limit: 5 } }),
  );
  await openBackOffice(page, path);
}

test.describe("Customer orders", () => {
  // @spec screen-called-customer-orders table-columns-order-customer view-items-n-dialog
  // @spec return-replacement-image-gallery footer-showing-x-y statuses-pending-stored-placed
  // @spec priority-finalamount-above-5000
  test("shows revenue, counts, priorities, statuses, lines and returns", async ({ page }) => {
    const variant = { color: "Indigo", size: "M", images: ["/favicon.svg"] };
    await openWith(page, [
      anOrder(1, { finalAmount: 5000.01 }),
      anOrder(2, { finalAmount: 5000, orderStatus: "processing" }),
      anOrder(3, { finalAmount: 2000.01, orderStatus: "shipped" }),
      anOrder(4, { finalAmount: 2000, orderStatus: "delivered" }),
      anOrder(5, { orderStatus: "cancelled" }),
      anOrder(6, {
        orderStatus: "returned",
        isReturned: true,
        returnStatus: "requested",
        returnReason: "Torn seam",
        returnImages: ["/favicon.svg"],
        products: [
          { productId: { _id: "prod_kurta", images: [] }, title: "Kurta", quantity: 2, variant, images: [] },
          { productId: { _id: "prod_diya", images: [] }, title: "Diya", quantity: 3, variant: null, images: [] },
        ],
      }),
      anOrder(7, {
        orderStatus: "returned",
        isReplaced: true,
        returnStatus: "approved",
        replacementReason: "Wrong colour",
        replacementImages: ["/favicon.svg", "/dashboard/icon.svg"],
      }),
    ]);
    await expect(heading(page, "Customer Orders")).toBeVisible();
    await expect(card(page, "Revenue").last()).toContainText("₹12,34,567.50");
    for (const [name, count] of [
      ["Pending", "1,201"],
      ["Processing", "2"],
      ["Shipped", "3"],
      ["Delivered", "4"],
      ["Cancelled", "5"],
      ["Returned", "6"],
    ] as const) {
      await expect(card(page, name).last()).toContainText(count);
    }
    const { headers, row, list } = orders(page);
    await expect(headers).toHaveText(["Order & Customer", "Details", "Return/Replace Info", "Status", "Action"]);
    await said(page, "Showing 7 of 1,221 orders.");
    for (const [number, priority, status] of [
      [1, "High", "Pending"],
      [2, "Medium", "Processing"],
      [3, "Medium", "Shipped"],
      [4, "Low", "Delivered"],
      [5, "Low", "Cancelled"],
      [6, "Low", "Returned"],
      [7, "Low", "Replaced"],
    ] as const) {
      const cells = row(`Order #${number}`).getByRole("cell");
      await expect(cells.nth(0)).toContainText(`Customer ${number}`);
      await expect(cells.nth(0)).toContainText("asha@example.in");
      await expect(cells.nth(1)).toContainText(`${priority} priority`);
      await expect(cells.nth(1)).toContainText("5 Mar 2026, 4:05 pm");
      await expect(cells.nth(3)).toContainText(status);
    }
    await expect(row("Order #1").getByRole("cell").nth(1)).toContainText("₹5,000.01");
    await expect(row("Order #6")).toContainText("Return: Requested");
    await expect(row("Order #6")).toContainText("Torn seam");
    await expect(row("Order #7")).toContainText("Replacement: Approved");
    await expect(row("Order #7")).toContainText("Wrong colour");
    await expectAccessible(page);

    await row("Order #6").getByRole("button", { name: "View Items (2)" }).click();
    const items = page.getByRole("dialog").getByRole("listitem");
    await expect(items).toHaveCount(2);
    for (const text of ["Kurta", "prod_kurta", "Color: Indigo", "Size: M", "Quantity: 2"])
      await expect(items.first()).toContainText(text);
    await expect(items.first().getByRole("img", { name: "Kurta" })).toHaveAttribute("src", "/favicon.svg");
    for (const text of ["Diya", "prod_diya", "Quantity: 3"]) await expect(items.last()).toContainText(text);
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    await row("Order #7").getByRole("button", { name: "View Images (2)" }).click();
    const gallery = page.getByRole("dialog", { name: "Replacement images" });
    await expect(gallery.getByRole("listitem")).toHaveCount(2);
    await expect(gallery.getByRole("img", { name: "Proof 1 of 2" })).toHaveAttribute("src", "/favicon.svg");
    await expectAccessible(page);
    await gallery.getByRole("button", { name: "Close" }).click();
    await row("Order #6").getByRole("button", { name: "View Images (1)" }).click();
    await expect(page.getByRole("dialog", { name: "Return images" }).getByRole("listitem")).toHaveCount(1);
    await page.keyboard.press("Escape");

    await page.setViewportSize({ width: 360, height: 780 });
    await expect(list.getByRole("table")).toHaveCount(0);
    await expect(orders(page).card("Order #1").first()).toContainText("High priority");
    await expectAccessible(page);
  });

  // @spec search-box-search-order status-filter sort-date-amount-customer empty-text-orders-found footer-showing-x-y
  test("is searched, filtered by status, and sorted by date, amount or customer in both directions", async ({
    page,
    request,
  }) => {
    const mark = aNewName("Zara").replace(" ", "");
    const [first, second] = [`${mark} Bela`, `${mark} Anu`];
    const one = await aPurchase(request, { quantity: 1, name: first });
    const other = await aPurchase(request, { quantity: 3, name: second });
    await asAdministrator(request).put(`/updateOrderStatus/${other.orderId}`, { status: "processing" });
    const { rows } = orders(page);
    const shows = (...names: string[]) => expect(rows).toContainText(names);
    await openBackOffice(page, path);
    await expect(rows).toHaveCount(5);
    await expect(page.getByText(/^Showing 5 of [\d,]+ orders\.$/)).toBeVisible();
    await searchBox(page).fill(mark);
    await said(page, "Showing 2 of 2 orders.");
    await shows(second, first);
    await expect(page).toHaveURL(/search=/);

    const sort = page.getByLabel("Sort by");
    await expect(sort.locator("option")).toHaveText(["Sort by date", "Sort by amount", "Sort by customer"]);
    for (const [by, falling] of [
      ["date", [second, first]],
      ["amount", [second, first]],
      ["customer", [first, second]],
    ] as const) {
      await sort.selectOption(by);
      await shows(...falling);
      await button(page, "Descending").click();
      await shows(...[...falling].reverse());
      await button(page, "Ascending").click();
    }
    const status = page.getByLabel("Status", { exact: true });
    await expect(status.locator("option")).toHaveText([
      "All statuses",
      "Pending",
      "Processing",
      "Shipped",
      "Delivered",
      "Cancelled",
      "Returned",
    ]);
    await status.selectOption("Processing");
    await shows(second);
    await status.selectOption("Pending");
    await shows(first);
    await page.reload();
    await shows(first);
    await status.selectOption("Shipped");
    await said(page, "No orders found matching your criteria.");
    await expectAccessible(page);
    await page.goto(search(one.orderId));
    await shows(first);
  });

  // @spec load-failure-failed-load
  test("shows loading and errors", async ({ page }) => {
    const release = await hold(page, calls);
    await openBackOffice(page, path);
    await expect(page.getByRole("status").filter({ hasText: "Loading" }).first()).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    release();
    await page.route(calls, silent(503));
    await page.reload();
    await said(page, "Failed to load data");
    await said(page, "Failed to fetch orders. Status: 503");
    await expectAccessible(page);
    await page.unrouteAll();
    await page.route(calls, (route) => route.abort());
    await button(page, "Try Again").click();
    await said(page, "An unexpected error occurred while fetching data.");
    await page.unrouteAll();
    await button(page, "Try Again").click();
    await expect(orders(page).rows.first()).toBeVisible();
  });

  // @spec any-five-picked-dropdown update-button-disabled-while progress-bar-climbs-20
  // @spec put-updateorderstatus-orderid-takes
  test("is moved to any of the five statuses, with a progress bar", async ({ page, request }) => {
    const { orderId } = await aPurchase(request);
    await page.clock.install();
    await openBackOffice(page, search(orderId));
    const row = orders(page).rows.first();
    const choice = row.getByRole("combobox");
    const update = row.getByRole("button", { name: /^Updat/ });
    await expect(choice).toHaveValue("placed");
    await expect(choice.locator("option")).toHaveText(["Pending", "Processing", "Shipped", "Delivered", "Cancelled"]);
    await expect(update).toBeDisabled();
    await choice.selectOption("Shipped");
    await expect(update).toBeEnabled();
    await choice.selectOption("Pending");
    await expect(update).toBeDisabled();

    await choice.selectOption("Shipped");
    const release = await hold(page, "**/updateOrderStatus/*");
    await stopClock(page);
    const sent = page.waitForRequest("**/updateOrderStatus/*");
    await update.click();
    expect((await sent).postDataJSON()).toMatchObject({ status: "shipped" });
    await expect(update).toBeDisabled();
    await expect(update).toHaveText("Updating...");
    await expect(choice).toBeDisabled();
    const bar = row.getByRole("progressbar");
    for (const percent of ["20", "40", "60", "80", "90", "90"]) {
      await page.clock.runFor(100);
      await expect(bar).toHaveAttribute("aria-valuenow", percent);
    }
    release();
    await expect(bar).toHaveAttribute("aria-valuenow", "100");
    await expectToStay(page, bar, 500);
    await runUntilSeen(page, page.getByText("The order is now shipped.").first());
    await expect(row.getByRole("cell").nth(3)).toContainText("Shipped");
    await expect(update).toBeDisabled();
    await page.clock.resume();
    await page.unrouteAll();

    // Backwards as well: no order is enforced. Pending is stored as placed.
    const back = page.waitForRequest("**/updateOrderStatus/*");
    await choice.selectOption("Pending");
    await update.click();
    await button(page, "Set to Pending").click();
    expect((await back).postDataJSON()).toMatchObject({ status: "placed" });
    await expect(row.getByRole("cell").nth(3)).toContainText("Pending");

    // The effects are explained before confirmation.
    const question = page.getByRole("alertdialog");
    await choice.selectOption("Delivered");
    await update.click();
    await expect(question).toContainText(/₹[\d,.]+ in cash is recorded as collected\./);
    await button(page, "Set to Delivered").click();
    await expect(row.getByRole("cell").nth(3)).toContainText("Delivered");
    await choice.selectOption("Cancelled");
    await update.click();
    await expect(question).toContainText(/Tax invoice .+ stays as issued\./);
    await expect(question).toContainText("A credit note is issued for the invoice.");
    await expect(question).toContainText(/₹[\d,.]+ has to be refunded manually:/);
    await button(page, "Keep current status").click();
  });

  // @spec two-administrators-order-second update-failure-message-error
  test("shows a failed change in a message instead of an alert, and does not overwrite another change unseen", async ({
    page,
    request,
  }) => {
    let alerts = 0;
    page.on("dialog", (dialog) => {
      alerts += 1;
      void dialog.dismiss();
    });
    const { orderId } = await aPurchase(request);
    await openBackOffice(page, search(orderId));
    const row = orders(page).rows.first();
    const tryTo = async (status: string, yes?: string) => {
      await row.getByRole("combobox").selectOption(status);
      await row.getByRole("button", { name: /^Updat/ }).click();
      if (yes) await button(page, yes).click();
    };
    await page.route("**/updateOrderStatus/*", silent(500));
    await tryTo("Shipped");
    await said(page, "Error: Failed to update status. Server responded with 500");
    await expect(row.getByRole("progressbar")).toHaveCount(0);
    await expect(row.getByRole("combobox")).toHaveValue("shipped");
    await page.unrouteAll();
    await page.route("**/updateOrderStatus/*", saying(409, "Only 1 left in stock: Lamp."));
    await tryTo("Delivered", "Set to Delivered");
    await said(page, "Error: Only 1 left in stock: Lamp.");
    await page.unrouteAll();

    await asAdministrator(request).put(`/updateOrderStatus/${orderId}`, { status: "processing" });
    await tryTo("Cancelled", "Cancel order");
    await said(page, "Error: This order was changed by someone else. Please reload and try again.");
    await expect(row.getByRole("cell").nth(3)).toContainText("Processing");
    await expect(row.getByRole("combobox")).toHaveValue("processing");
    expect(alerts).toBe(0);
  });

  test("applies both of two concurrent choices", async ({ page }) => {
    await openWith(page, [anOrder(1)]);
    await expect(orders(page).row("Order #1")).toBeVisible();
    const direction = await button(page, "Descending").elementHandle();
    await page.getByLabel("Sort by").evaluate(async (select: HTMLSelectElement, direction) => {
      select.value = "amount";
      select.dispatchEvent(new Event("change", { bubbles: true }));
      // The URL changes after promises resolve; nothing renders in between unless it renders synchronously.
      for (let at = 0; at < 100; at++) await null;
      (direction as HTMLElement).click();
    }, direction);
    await expect(page).toHaveURL(/sort=amount.*order=asc/);
  });

  // @spec order-lines-money-address
  test("opens one order from the list or a URL, or reports an unknown one", async ({ page, request }) => {
    const { orderId, email } = await aPurchase(request);
    await openBackOffice(page, search(orderId));
    await orders(page)
      .rows.first()
      .getByRole("button", { name: /^Order #/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`id=${orderId}`));
    const dialog: Locator = page.getByRole("dialog");
    for (const text of [
      "Shipping address",
      "12, MG Road, Camp",
      "Pune, Maharashtra 411001",
      "9876543210",
      email,
      "Pending: ₹",
      "Cash on delivery",
      "History",
    ]) {
      await expect(dialog).toContainText(text);
    }
    await expect(dialog.getByRole("button", { name: "Download invoice" })).toHaveCount(0);
    await expectAccessible(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.goto(`${path}?id=order_nobody`);
    await expect(dialog).toContainText("Order not found.");
    await expectAccessible(page);
  });

  // @spec account-do-shown-server
  test("has no controls for staff with view_order alone", async ({ page, request }) => {
    const { orderId, token: shopper } = await aPurchase(request);
    const office = asAdministrator(request);
    await office.put(`/updateOrderStatus/${orderId}`, { status: "delivered" });
    await sendBack(request, { token: shopper, email: "" }, orderId, { image: aPixelFile() });
    const { token } = await aMember(request, ["view_order"]);
    await openBackOffice(page, search(orderId), token);
    await expect(orders(page).headers).toHaveText(["Order & Customer", "Details", "Return/Replace Info", "Status"]);
    await page.goto(`/dashboard/returns?search=${orderId}`);
    await expect(listOf(page, "Returns").rows).toHaveCount(1);
    await expect(button(page, "Approve")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^(Approve|Reject)/ })).toHaveCount(0);
  });
});
