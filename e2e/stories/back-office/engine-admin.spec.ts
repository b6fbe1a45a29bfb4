import { type ConsoleMessage, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson } from "../../support/account";
import { administratorToken } from "../../support/administrator-token";
import { buy } from "../../support/purchase";
import { heading } from "../../support/screen";
import { aMember, openBackOffice } from "../../support/staff";

/** Our screens in the engine's admin: path, and name in its menu and heading. */
const mounted = [
  ["/subcategories", "Sub-Categories"],
  ["/banners", "Banners"],
  ["/reviews", "Reviews"],
  ["/orderdetails", "Customer Orders"],
  ["/returns", "Returns"],
  ["/earnings", "Earnings"],
  ["/total-earnings", "Total Earnings"],
  ["/role", "User Roles"],
  ["/rolepermission", "Role Permissions"],
  ["/staff", "Staff"],
  ["/audit", "Audit log"],
] as const;

/** The engine's own pages that can be opened (admin-extensions/src/admin/engine/engine-pages.ts). */
const pages = [
  "/orders",
  "/reservations",
  "/products",
  "/product-options",
  "/inventory",
  "/price-lists",
  "/categories",
  "/customers",
  "/settings/store",
  "/settings/regions",
  "/settings/sales-channels",
  "/settings/locations",
  "/settings/product-tags",
  "/settings/secret-api-keys",
  "/settings/workflows",
] as const;

const noPermission = "You don't have permission to view this page. Please ask an administrator for access.";

/** Errors on the page's console. */
function complaints(page: Page): string[] {
  const told: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    const { url } = message.location();
    // Browsers request the icon automatically; the engine's page has none.
    if (message.type() === "error" && !url.endsWith("/favicon.ico")) told.push(`${message.text()} ${url}`);
  });
  page.on("pageerror", (error) => told.push(error.message));
  return told;
}

test.describe("The engine's admin", () => {
  // @spec engine-admin-shows-our
  test("opens with our login, and shows our screens in its menu", async ({ page }) => {
    test.slow();
    const told = complaints(page);
    await openBackOffice(page, "/app/banners");
    for (const [path, title] of mounted) {
      await page.goto(`/app${path}`);
      await expect(heading(page, title)).toBeVisible();
    }
    await expect(page).toHaveTitle(/Haat/);
    expect(told).toEqual([]);
  });

  // @spec engine-admin-own-host
  test("sends no request to another host, and shows no warning or stack trace on any of its pages @once", async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const told = complaints(page);
    const others: string[] = [];
    const own = new URL(baseURL ?? "").origin;
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:|^wss?:/.test(protocol) && origin !== own) others.push(request.url());
    });
    await openBackOffice(page, "/app/orders");
    for (const path of pages) {
      await page.goto(`/app${path}`);
      await expect(page.locator("main").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await page.locator("body").innerText(), path).not.toMatch(/^\s+at .+:\d+:\d+|Something went wrong/m);
    }
    // In its settings, the group with only the person's profile is hidden with its heading.
    const menu = page.locator("aside");
    await expect(menu.getByText("Developer", { exact: true })).toBeVisible();
    await expect(menu.getByText("My Account", { exact: true })).toBeHidden();
    await page.goto("/app/products");
    await expect(menu.getByRole("link", { name: "Categories", exact: true }).first()).toBeVisible();
    const places = menu.getByRole("listitem").filter({ visible: true });
    await expect(places.filter({ hasNot: page.getByRole("link") })).toHaveCount(0);
    expect(others).toEqual([]);
    expect(told).toEqual([]);
  });

  // @spec engine-admin-own-host
  test("has no documentation links in the user menu @once", async ({ page }) => {
    await openBackOffice(page, "/app/orders");
    await page.locator("aside").last().locator("button").filter({ visible: true }).last().click();
    const menu = page.getByRole("menu");
    await expect(menu.getByRole("menuitem", { name: "Shortcuts" })).toBeVisible();
    await expect(menu.locator("a").filter({ visible: true })).toHaveCount(0);
    // One below the user's name, one above Logout.
    await expect(menu.getByRole("separator").filter({ visible: true })).toHaveCount(2);
  });

  // @spec engine-admin-dark
  test("is readable in dark mode @once", async ({ page }) => {
    await openBackOffice(page, "/app/settings/store");
    for (const [path, shown] of [
      ["/settings/store", "Default currency"],
      ["/no-such-page", "The page you are looking for does not exist."],
    ]) {
      await page.goto(`/app${path}`);
      await expect(page.getByText(shown ?? "")).toBeVisible();
      await page.evaluate(() => document.documentElement.classList.add("dark"));
      await expectAccessible(page, ["color-contrast"]);
    }
  });

  // @spec rows-page-sorting-filters
  test("remembers a person's rows per page on our screens, from the first render @once", async ({ page }) => {
    const { token } = await aMember(page.request, ["view_order"]);
    await openBackOffice(page, "/app/orderdetails", token);
    const entry = (path: string) => page.locator(`aside a[href="/app${path}"]`).first();
    await expect(entry("/orders")).toBeVisible();
    // The engine renders it for everybody; it is hidden from accounts without access.
    await expect(entry("/products")).toBeAttached();
    await expect(entry("/products")).toBeHidden();
    await page.getByLabel("Rows per page").selectOption("20");
    await expect(page).toHaveURL(/limit=20/);
    const limits: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith("/getAllOrders")) limits.push(searchParams.get("limit") ?? "");
    });
    await page.goto("/app/orderdetails");
    await expect(page).toHaveURL(/limit=20/);
    await expect(page.getByLabel("Rows per page")).toHaveValue("20");
    expect([...new Set(limits)]).toEqual(["20"]);
  });

  // @spec token-kept-admintoken-local
  test("redirects from its own login to ours, which serves both @once", async ({ page }) => {
    for (const path of ["/app", "/app/login", "/app/orders"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/adminlogin$/);
    }
    await page.route("**/api/v1/admin-login", (route) => {
      const { otp } = route.request().postDataJSON();
      return route.fulfill({
        json: { success: true, ...(otp ? { token: administratorToken() } : { message: "sent" }) },
      });
    });
    // A demo fills the form a moment after it loads.
    await expect(page.getByLabel("Email")).toHaveValue(/@/);
    await page.getByRole("button", { name: "Send OTP" }).click();
    await expect(page.getByLabel("Digit 1 of 6")).toBeFocused();
    await page.keyboard.type("123456");
    await page.getByRole("button", { name: "Verify & Login" }).click();
    await expect(heading(page, "Dashboard")).toBeVisible();
    await page.goto("/app/staff");
    await expect(heading(page, "Staff")).toBeVisible();
  });

  // @spec engine-admin-shows-our
  test("shows none of our screens to an account without permission @once", async ({ page }) => {
    const { token } = await aMember(page.request, ["view_seller"]);
    await openBackOffice(page, "/app/banners", token);
    // All are mounted in the same way, and the engine's admin is slow to open.
    for (const [path, title] of [mounted[0], mounted[3], mounted[9]]) {
      await page.goto(`/app${path}`);
      await expect(page.getByText(noPermission)).toBeVisible();
      await expect(page).toHaveTitle("Not permitted | Haat");
      await expect(heading(page, title)).toHaveCount(0);
    }
  });

  // @spec engine-admin-own-host
  test("explains that a page could not be shown, and shows it on retry @once", async ({ page }) => {
    const { product } = await buy(page.request, await aPerson(page.request));
    const calls = `**/admin/products/${product._id}*`;
    await page.route(calls, (route) =>
      route.fulfill({ status: 500, json: { message: "boom", stack: "at x (y.js:1:1)" } }),
    );
    await openBackOffice(page, `/app/products/${product._id}`);
    await expect(page.getByText("This page could not be loaded. Please try again.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    expect(await page.locator("body").innerText()).not.toMatch(/boom|\.js:\d/);
    await page.unroute(calls);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText(product.title).first()).toBeVisible();
  });

  // @spec engine-admin-shows-our
  test("shows the shop's data next to its own product and order @once", async ({ page }) => {
    const told = complaints(page);
    const { orderId, product } = await buy(page.request, await aPerson(page.request));
    const facts = page.getByRole("heading", { name: "In the shop" });
    await openBackOffice(page, `/app/products/${product._id}`);
    await expect(facts).toBeVisible();
    await expect(page.getByText("Selling price")).toBeVisible();
    await page.goto(`/app/orders/${orderId}`);
    await expect(facts).toBeVisible();
    await page.getByRole("link", { name: "Open in the back office" }).click();
    await expect(page.getByRole("dialog", { name: /^Order #/ })).toBeVisible();
    expect(told).toEqual([]);
  });
});
