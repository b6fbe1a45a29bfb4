import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { aPerson } from "../../../support/account";
import { saying } from "../../../support/answers";
import { buy } from "../../../support/purchase";
import { button, heading, said } from "../../../support/screen";
import { aMember, asAdministrator, openBackOffice } from "../../../support/staff";

type Order = { _id: string; createdAt: string; finalAmount: number; orderStatus: string };

const dayMs = 86_400_000;
/** The date in India some days ago. */
const day = (ago: number) => new Date(Date.now() + 5.5 * 3_600_000 - ago * dayMs).toISOString().slice(0, 10);
const inIndia = (instant: string) => new Date(Date.parse(instant) + 5.5 * 3_600_000).toISOString().slice(0, 10);
const paise = (rupees: number) => Math.round(rupees * 100);
const paiseIn = (text: string) => paise(Number(text.replace(/[₹,\s]/g, "")));
const shown = (sum: number) =>
  `₹${(sum / 100).toLocaleString("en-IN", { minimumFractionDigits: sum % 100 === 0 ? 0 : 2 })}`;

/** Other stories' orders are placed today: these days do not change. */
const range = { from: day(120), to: day(2) };

/** Every order of those days, page by page as in the order list. */
async function ordersOfRange(request: APIRequestContext): Promise<Order[]> {
  const office = asAdministrator(request);
  const all: Order[] = [];
  for (let page = 1; ; page++) {
    const { orders } = (await office.read(`/getAllOrders?page=${page}&limit=100&sort=date&order=desc`)) as {
      orders: Order[];
    };
    all.push(...orders);
    const last = orders.at(-1);
    if (!last || inIndia(last.createdAt) < range.from) break;
  }
  return all.filter(({ createdAt }) => inIndia(createdAt) >= range.from && inIndia(createdAt) <= range.to);
}

const tile = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator("xpath=following-sibling::p[1]").first();
const frame = (page: Page, title: string) => page.getByRole("figure", { name: title });

/** Opens a chart's table, and sums one of its columns. */
async function columnSum(page: Page, title: string, column: string): Promise<number> {
  await frame(page, title).getByRole("button", { name: "Table" }).click();
  const table = frame(page, title).getByRole("table", { name: title });
  await expect(table.locator("tbody tr").first()).toBeVisible();
  const names = await table.getByRole("columnheader").allInnerTexts();
  const cells = await table.locator(`tbody td:nth-child(${names.indexOf(column) + 1})`).allInnerTexts();
  return cells.reduce((sum, text) => sum + paiseIn(text), 0);
}

test.describe("Earnings", () => {
  // @spec earnings-shown-day-week earnings-agree-paisa-orders amounts-rupees-indian-grouping
  test("agree to the paisa with the orders, by day, category and payment method", async ({ page, request }) => {
    const standing = (await ordersOfRange(request)).filter(({ orderStatus }) => orderStatus !== "cancelled");
    const sum = standing.reduce((total, { finalAmount }) => total + paise(finalAmount), 0);
    expect(sum).toBeGreaterThan(0);
    await openBackOffice(page, `/dashboard/earnings?from=${range.from}&to=${range.to}`);
    await expect(heading(page, "Earnings")).toBeVisible();
    await expect(tile(page, "Sales")).toHaveText(shown(sum));
    await expect(tile(page, "Orders")).toHaveText(standing.length.toLocaleString("en-IN"));
    expect(await columnSum(page, "Sales by day", "Sales")).toBe(sum);
    for (const [group, title] of [
      ["Week", "Sales by week"],
      ["Month", "Sales by month"],
      ["Category", "Sales by category"],
      ["Payment method", "Sales by payment method"],
    ] as const) {
      await page.getByLabel("By", { exact: true }).selectOption(group);
      await expect(frame(page, title)).toBeVisible();
      expect(await columnSum(page, title, "Sales")).toBe(sum);
    }
  });

  // @spec earnings-shown-day-week charts-axes-units-table days-grouping-live-address
  test("keep dates and grouping in the URL, as a chart, a table and a file", async ({ page }) => {
    await openBackOffice(page, "/dashboard/earnings");
    await expect(page.getByRole("img", { name: /^Total sales: ₹/ })).toBeVisible();
    await expect(page.getByLabel("From", { exact: true })).toHaveValue(day(29));
    await expect(page.getByLabel("To", { exact: true })).toHaveValue(day(0));
    // Axes with days and rupees.
    await expect(frame(page, "Sales by day").getByText(/^₹/).first()).toBeVisible();
    await expectAccessible(page);
    await button(page, "90 days").click();
    await expect(page).toHaveURL(new RegExp(`from=${day(89)}&to=${day(0)}`));
    await page.getByLabel("By", { exact: true }).selectOption("Month");
    await expect(page).toHaveURL(/by=month/);
    await page.reload();
    await expect(page.getByLabel("By", { exact: true })).toHaveValue("month");
    await frame(page, "Sales by month").getByRole("button", { name: "Table" }).click();
    await expectAccessible(page);
    const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Download CSV").click()]);
    expect(file.suggestedFilename()).toBe(`earnings-month-${day(89)}-to-${day(0)}.csv`);
    const [head, ...lines] = (await readFile(await file.path(), "utf8")).replace("\uFEFF", "").trim().split("\r\n");
    expect(head).toBe("Month,Orders,Gross,Discounts,Delivery,Sales,GST included,Refunds,Net");
    expect(lines).toHaveLength(await frame(page, "Sales by month").locator("tbody tr").count());
    await page.getByText("How these figures are calculated").click();
    await said(page, "Sales minus refunds.");
  });

  // @spec days-as-rest-of-screen
  test("format their dates like the rest of the screen, until they are edited", async ({ page }) => {
    await openBackOffice(page, "/dashboard/earnings?from=2026-01-03&to=2026-02-05");
    const from = page.getByLabel("From", { exact: true });
    const written = from.locator("xpath=ancestor::div[span][1]/span");
    await expect(written).toHaveText("3 Jan 2026");
    await expect(written).toBeVisible();
    await from.focus();
    await expect(written).toBeHidden();
    await expectAccessible(page);
  });

  // @spec loading-empty-error-retry-2
  test("show an error when they cannot be loaded, and retry", async ({ page }) => {
    await page.route("**/api/v1/back-office/earnings?*", saying(503, "Please try again in a moment."));
    await openBackOffice(page, "/dashboard/earnings");
    await said(page, "Could not fetch the earnings.");
    await said(page, "Please try again in a moment.");
    await page.unrouteAll();
    await button(page, "Try Again").click();
    await expect(frame(page, "Sales by day")).toBeVisible();
  });
});

// @spec total-earnings-show-all amounts-rupees-indian-grouping
test("Total earnings add up to the same sum by month, category and payment method", async ({ page }) => {
  await openBackOffice(page, "/dashboard/total-earnings");
  await expect(heading(page, "Total Earnings")).toBeVisible();
  await expect(page.getByText(/^Since the first order on /)).toBeVisible();
  for (const name of ["This month", "Last month", "This financial year", "Last financial year", "Average order"]) {
    await expect(tile(page, name)).toHaveText(/^₹/);
  }
  await expectAccessible(page);
  const sum = paiseIn(await tile(page, "Sales").innerText());
  for (const title of ["Sales by month", "Sales by category", "Sales by payment method"]) {
    expect(await columnSum(page, title, "Sales")).toBe(sum);
  }
});

test.describe("The overview", () => {
  // @spec overview-shows-sales-today charts-axes-units-table
  test("shows sales, orders by status, returns, low stock and best sellers, with links to them", async ({
    page,
    request,
  }) => {
    await openBackOffice(page);
    await expect(heading(page, "Dashboard")).toBeVisible();
    for (const name of ["Sales today", "Sales yesterday", "Sales, last 30 days", "Sales, previous 30 days"]) {
      await expect(tile(page, name)).toHaveText(/^₹/);
    }
    for (const name of [/^Orders by status$/, /^Open returns: /, /^Latest orders$/, /^Low stock: /, /^Best sellers$/]) {
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    }
    await expect(page.getByRole("img", { name: /in the last 30 days/ })).toBeVisible();
    await expectAccessible(page);
    const overview = await asAdministrator(request).read("/back-office/overview");
    expect(await columnSum(page, "Sales by day", "Previous 30 days")).toBe(paise(overview.sales.before30.sales));
    await page.getByRole("link", { name: "Delivered" }).click();
    await expect(page).toHaveURL(/orderdetails\?status=delivered/);
    await page.goBack();
    await page.getByRole("link", { name: "All earnings" }).click();
    await expect(heading(page, "Earnings")).toBeVisible();
  });

  // @spec overview-begins-what-waits sidebar-counts-what-waits
  test("starts with the to-do counts, links to them, and updates them once the work is done", async ({
    page,
    request,
  }) => {
    const { orderId } = await buy(request, await aPerson(request));
    await openBackOffice(page);
    const waits = page.getByRole("region", { name: "To do" });
    await expect(waits.getByRole("link", { name: /orders? to accept$/ })).toBeVisible();
    await waits.getByRole("link", { name: /orders? to accept$/ }).click();
    await expect(page).toHaveURL("/dashboard/orderdetails?status=placed");
    const entry = page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Order Detail" });
    await expect(entry).toHaveAccessibleDescription(/^\d+\+? to do$/);
    await page.goto(`/dashboard/orderdetails?search=${orderId}`);
    const accept = page.getByRole("button", { name: /^Accept: order #/ });
    await expect(accept).toBeVisible();
    // Counts requested before the order was moved are ignored.
    let isMoved = false;
    page.on("requestfinished", (one) => {
      isMoved ||= one.method() === "PUT" && one.url().endsWith(`/updateOrderStatus/${orderId}`);
    });
    const countedAnew = page.waitForRequest((one) => isMoved && one.url().endsWith("/back-office/to-do"));
    await accept.click();
    const answer = await (await countedAnew).response();
    if (!answer) throw new Error("The count was not answered.");
    const { toDo } = (await answer.json()) as { toDo: { orders: number } };
    const shownCount = toDo.orders > 99 ? "99+" : toDo.orders;
    await expect(entry).toHaveAccessibleDescription(toDo.orders > 0 ? `${shownCount} to do` : "");
    await expect(page.getByRole("button", { name: /^Mark as shipped: order #/ })).toBeVisible();
  });

  // @spec low-stock-links-restock
  test("links from low stock to where it is restocked", async ({ page }) => {
    await openBackOffice(page);
    await page
      .getByRole("link", { name: /^Restock / })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Edit Product" })).toBeVisible();
  });

  // @spec overview-no-empty-quarters
  test("leaves no empty area at any screen width", async ({ page }) => {
    for (const width of [1024, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await openBackOffice(page);
      await expect(heading(page, "Dashboard")).toBeVisible();
      const panels = page.locator("main section");
      await expect(panels.nth(4)).toBeVisible();
      // Per column: height of the tallest panel, bottom of the last one, and the largest gap.
      const columns = await panels.evaluateAll((all) => {
        const found = new Map<number, { tallest: number; end: number; between: number }>();
        for (const panel of all) {
          const { left, top, bottom, height, width } = panel.getBoundingClientRect();
          if (width > window.innerWidth * 0.6) continue;
          const { tallest = 0, end = top, between = 0 } = found.get(Math.round(left)) ?? {};
          found.set(Math.round(left), {
            tallest: Math.max(tallest, height),
            end: bottom,
            between: Math.max(between, top - end),
          });
        }
        return [...found.values()];
      });
      // Below 1100 px a single column has all panels.
      expect(columns.length > 1, `whether there are columns at ${width} px`).toBe(width >= 1100);
      if (width < 1100) continue;
      const ends = columns.map(({ end }) => end);
      expect(Math.max(...columns.map(({ between }) => between)), `between panels at ${width} px`).toBeLessThan(25);
      expect(Math.max(...ends) - Math.min(...ends), `below a column at ${width} px`).toBeLessThan(
        Math.max(...columns.map(({ tallest }) => tallest)),
      );
    }
  });

  // @spec part-overview-shown-whom earnings-need-view-earnings loading-empty-error-retry-2
  test("shows an account only what it may see, and shows loading errors", async ({ page, request }) => {
    const { token } = await aMember(request, ["view_product"]);
    await openBackOffice(page, "/dashboard", token);
    await expect(page.getByRole("heading", { level: 2, name: /^Low stock: / })).toBeVisible();
    await expect(page.getByText("Sales today")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 2, name: "Latest orders" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Earnings" })).toHaveCount(0);
    await page.route("**/api/v1/back-office/overview", saying(500, "Something went wrong on our side."));
    await page.reload();
    await said(page, "Could not fetch the overview.");
    await page.unrouteAll();
    await button(page, "Try Again").click();
    await expect(page.getByRole("heading", { level: 2, name: /^Low stock: / })).toBeVisible();
  });
});
