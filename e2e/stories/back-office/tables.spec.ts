import { expect, type Page, test } from "@playwright/test";
import { demoAccounts } from "../../../scripts/demo-accounts.mjs";
import { theBackOffice } from "../../support/back-office";
import { aPurchase, sendBack } from "../../support/purchase";
import { aMember, openBackOffice } from "../../support/staff";
import { answerOf, failedTasks } from "../../support/tasks-that-failed";

const widths = [1024, 1280, 1366, 1440, 1920];
const outerWidths = [1024, 1920];
/** Colours move nothing: one width is enough to see that dark has no layout of its own. */
const darkWidth = 1440;

/** The path, and the name of the table that must have rows; omitted if it may be empty or does not exist. */
const tableScreens: [path: string, table?: string][] = [
  ["/"],
  ["/categories", "Categories"],
  ["/subcategories", "Sub-Categories"],
  ["/products", "Products"],
  ["/banners", "Banners"],
  ["/orderdetails", "Orders"],
  ["/role", "Roles"],
  ["/rolepermission", "Permissions"],
  ["/customers", "Customers"],
  ["/customer-details"],
  ["/customer-groups", "Customer groups"],
  ["/returns", "Returns"],
  ["/refunds", "Refunds"],
  ["/reviews", "Reviews"],
  ["/collections", "Collections"],
  ["/sales", "Sales"],
  ["/coupons", "Coupons"],
  ["/search-words", "Synonyms"],
  ["/sellers", "Sellers"],
  ["/seller-earnings", "Seller balances"],
  ["/commission", "Seller commission"],
  ["/staff", "Staff"],
  ["/audit", "Audit log"],
  ["/failed-tasks", "Failed tasks"],
  ["/operations", "Payment gateways"],
  ["/total-earnings"],
];

test.beforeAll("a return and a refund for the lists", async ({ request }) => {
  const [buyer, office] = await Promise.all([aPurchase(request), theBackOffice(request)]);
  await office.moveOrder(buyer.orderId, "delivered");
  await sendBack(request, buyer, buyer.orderId);
  await office.decideReturn(buyer.orderId, "approved");
  await office.decideReturn(buyer.orderId, "received");
});

/** At each of these widths, and at one in dark mode too, without reloading the page. */
async function atEachSize(
  page: Page,
  sizes: readonly number[],
  look: (at: string, width: number) => Promise<void>,
): Promise<void> {
  const setDark = (isDark: boolean) =>
    page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), isDark);
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 });
    await look(`${width} px, light`, width);
    if (width !== darkWidth) continue;
    await setDark(true);
    await look(`${width} px, dark`, width);
    await setDark(false);
  }
}

/** Visible controls in here that cannot be clicked, because they are covered or cut off. */
const coveredIn = (page: Page, selector: string, pressed: string) =>
  page.evaluate(
    ([selector, pressed]) => {
      const controls = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((part) => [
        ...part.querySelectorAll<HTMLElement>(pressed),
      ]);
      return controls.flatMap((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // Outside the visible part of the page, or of the panel that scrolls it.
        const scroller = control.closest(".overflow-y-auto, .overflow-auto")?.getBoundingClientRect();
        const end = Math.min(window.innerHeight, scroller?.bottom ?? window.innerHeight);
        if (width === 0 || y < (scroller?.top ?? 0) || y > end) return [];
        const hit = document.elementFromPoint(x, y);
        const isHit = hit !== null && (control.contains(hit) || hit.closest("label")?.contains(control) === true);
        return isHit ? [] : [`${control.ariaLabel ?? control.textContent} under ${hit?.outerHTML.slice(0, 120)}`];
      });
    },
    [selector, pressed] as const,
  );

/**
 * Overflow in pixels: of the page, and from 1280 px of each table whose rows have actions. Below that a table may
 * scroll horizontally: its actions are pinned, and checked where they are visible.
 */
const overflow = (page: Page, width: number) =>
  page.evaluate((width) => {
    const root = document.documentElement;
    const regions = [...document.querySelectorAll<HTMLElement>("#content section[aria-label$=', table']")];
    return {
      page: Math.max(0, root.scrollWidth - root.clientWidth),
      tables: regions
        .filter((region) => width >= 1280 && region.querySelector("td:last-child button"))
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ ariaLabel, scrollWidth, clientWidth }) => `${ariaLabel}: ${scrollWidth - clientWidth} px`),
    };
  }, width);

/** The demo shop has no sale. */
const someSales = {
  ...{ success: true, total: 1, page: 1, limit: 10 },
  sales: [
    {
      ...{
        _id: "sale_1",
        title: "Diwali",
        percent: 25,
        categoryId: null,
        subCategoryId: null,
        brand: null,
        products: null,
      },
      ...{ startsAt: "2026-11-01T00:00:00.000Z", endsAt: "2026-11-12T18:30:00.000Z", status: "running" },
      ...{ variants: 1200, version: "1" },
    },
  ],
};

const actions = "#content td:last-child, #content li";

/** The lists fit, and their buttons can be clicked, at each size. */
async function expectPressable(page: Page): Promise<void> {
  await atEachSize(page, widths, async (at, width) => {
    // Columns give way a frame after the width has changed.
    await expect.poll(() => overflow(page, width), at).toEqual({ page: 0, tables: [] });
    await expect.poll(() => coveredIn(page, actions, "button"), at).toEqual([]);
  });
}

test("a seller's order lines and payouts fit at every width @once", async ({ page }) => {
  const { email } = demoAccounts.seller;
  await openBackOffice(page, `/dashboard/seller-earnings?search=${encodeURIComponent(email)}`);
  await page.getByRole("row").filter({ hasText: email }).getByRole("link").click();
  await expect(page.getByRole("table", { name: "Order lines" })).toBeVisible();
  await expectPressable(page);
});

for (const [path, table] of tableScreens) {
  test(`${path}: everything can be pressed at every width @once`, async ({ page }) => {
    // In a shop that is well nothing fails.
    await page.route("**/back-office/failed-tasks?*", (route) => route.fulfill({ json: answerOf(failedTasks) }));
    await page.route("**/back-office/sales?*", (route) => route.fulfill({ json: someSales }));
    await openBackOffice(page, path === "/" ? "/dashboard" : `/dashboard${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // A chart's tooltip is a status too, but hidden until a point is hovered.
    await expect(page.locator("#content").getByRole("status")).toHaveCount(0);
    if (table) await expect(page.getByRole("table", { name: table, exact: true })).toBeVisible();
    await expectPressable(page);

    await page.getByRole("button", { name: /^Notifications/ }).click();
    const bell = page.getByRole("dialog", { name: "Notifications" });
    await expect(bell.getByRole("status")).toHaveCount(0);
    await atEachSize(page, outerWidths, async (at) => {
      await expect.poll(() => coveredIn(page, "[role=dialog][aria-label=Notifications]", "button"), at).toEqual([]);
    });
    await page.keyboard.press("Escape");
    await expect(bell).toHaveCount(0);

    await page.getByRole("button", { name: /account menu$/ }).click();
    await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
    await atEachSize(page, outerWidths, async (at) => {
      await expect.poll(() => coveredIn(page, "[role=menu]", "[role^=menuitem]"), at).toEqual([]);
    });
  });
}

// @spec rows-page-sorting-filters
test("a list keeps its settings, per person and screen; the URL takes precedence @once", async ({ page }) => {
  await openBackOffice(page, "/dashboard/products");
  const perPage = page.getByLabel("Rows per page");
  const title = page.getByRole("columnheader", { name: "Title" });
  await expect(perPage).toHaveValue("5");
  await perPage.selectOption("10");
  await title.getByRole("button").click();
  await page.getByLabel("Status", { exact: true }).selectOption("Active");
  await expect(page).toHaveURL(/status=true/);

  await openBackOffice(page, "/dashboard/categories");
  await expect(page.getByLabel("Rows per page")).toHaveValue("5");

  await openBackOffice(page, "/dashboard/products");
  await expect(perPage).toHaveValue("10");
  await expect(title).toHaveAttribute("aria-sort", /^(a|de)scending$/);
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("true");
  await expect(page).toHaveURL(/limit=10/);

  await openBackOffice(page, "/dashboard/products?limit=20&status=false");
  await expect(page).toHaveURL(/limit=20/);
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("false");

  const { token } = await aMember(page.request, ["view_product"]);
  await openBackOffice(page, "/dashboard/products", token);
  await expect(perPage).toHaveValue("5");
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("");
});

test("a seller's balance fits on one line, next to the sidebar too @once", async ({ page }) => {
  await openBackOffice(page, `/dashboard/seller-earnings?search=${encodeURIComponent(demoAccounts.seller.email)}`);
  const balances = page.getByRole("region", { name: "Seller balances", exact: true });
  await balances.getByRole("link").first().click();
  const figure = page.getByText("Available", { exact: true }).locator("+ p");
  // A realistic amount: the demo's own balance depends on previous stories.
  await figure.evaluate((told) => {
    told.textContent = "₹12,34,567.45";
  });
  for (const width of [360, 768, ...widths]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = () =>
      figure.evaluate((told) => {
        const range = document.createRange();
        range.selectNodeContents(told);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    await expect.poll(lines, `${width} px`).toBe(1);
  }
});

// @spec toasts-stand-lower-right
test("a toast appears at the lower right in the shop's font, and does not block clicks @once", async ({ page }) => {
  await page.route("**/api/v1/back-office/products*", (route) =>
    route.fulfill({ status: 503, json: { success: false, message: "The shop is busy." } }),
  );
  await openBackOffice(page, "/dashboard/products");
  // In one call: the toast disappears after three seconds.
  const seen = await page
    .locator("[data-sonner-toast]")
    .first()
    .evaluate((toast) => {
      const { pointerEvents, fontFamily } = getComputedStyle(toast);
      const { xPosition, yPosition } = toast.closest<HTMLElement>("[data-sonner-toaster]")?.dataset ?? {};
      return {
        pointerEvents,
        isOurFont: fontFamily === getComputedStyle(document.body).fontFamily,
        xPosition,
        yPosition,
      };
    });
  expect(seen).toEqual({ pointerEvents: "none", isOurFont: true, xPosition: "right", yPosition: "bottom" });
});
