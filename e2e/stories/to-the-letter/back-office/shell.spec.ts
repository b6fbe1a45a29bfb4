import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { aPerson } from "../../../support/account";
import { hold, saying } from "../../../support/answers";
import { runUntilSeen, stopClock } from "../../../support/clock";
import { buy } from "../../../support/purchase";
import { addressesOf, button, expectSentAway, header, heading, nothingOpen, said } from "../../../support/screen";
import { aMember, asAdministrator, openBackOffice } from "../../../support/staff";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Back office" });
const userMenu = (page: Page) => page.getByRole("button", { name: /account menu$/ });
const search = (page: Page) =>
  page.getByRole("combobox", { name: "Search pages, products, orders, people and settings" });
const found = (page: Page, text: string | RegExp) => page.getByRole("option", { name: text }).first();

/** The document's entries: name, path, heading. */
const entries = [
  ["Dashboard", "/dashboard", "Dashboard"],
  ["Categories", "/dashboard/categories", "Categories"],
  ["Subcategories", "/dashboard/subcategories", "Sub-Categories"],
  ["Products", "/dashboard/products", "Products"],
  ["Product Banner", "/dashboard/banners", "Banners"],
  ["Order Detail", "/dashboard/orderdetails", "Customer Orders"],
  ["Role", "/dashboard/role", "User Roles"],
  ["Role Permission", "/dashboard/rolepermission", "Role Permissions"],
  ["Customer's List", "/dashboard/customers", "Customers"],
  ["Customer Details", "/dashboard/customer-details", "Customer Details"],
  ["Earnings", "/dashboard/earnings", "Earnings"],
  ["Total Earnings", "/dashboard/total-earnings", "Total Earnings"],
  ["Settings", "/dashboard/settings", "Settings"],
  ["Returns", "/dashboard/returns", "Returns"],
  ["Refunds", "/dashboard/refunds", "Refunds"],
  ["Reviews", "/dashboard/reviews", "Reviews"],
  ["Home page", "/dashboard/home-page", "Home page"],
  ["Collections", "/dashboard/collections", "Collections"],
  ["Sales", "/dashboard/sales", "Sales"],
  ["Coupons", "/dashboard/coupons", "Coupons"],
  ["Customer groups", "/dashboard/customer-groups", "Customer groups"],
  ["Search words", "/dashboard/search-words", "Search words"],
  ["Sellers", "/dashboard/sellers", "Sellers"],
  ["Seller earnings", "/dashboard/seller-earnings", "Seller earnings"],
  ["Commission", "/dashboard/commission", "Commission"],
  ["Payments", "/dashboard/settings/payments", "Payments"],
  ["Messages", "/dashboard/settings/messages", "Messages"],
  ["Staff", "/dashboard/staff", "Staff"],
  ["Audit log", "/dashboard/audit", "Audit log"],
  ["Operations", "/dashboard/operations", "Operations"],
  ["Failed tasks", "/dashboard/failed-tasks", "Failed tasks"],
] as const;

test.describe("The shell of the back office", () => {
  // @spec dashboard-opens-overview-dashboard unknown-address-back-office sidebar-entries-document-order
  test("opens a screen from every entry of the sidebar", async ({ page }) => {
    test.slow();
    await page.route("**/back-office/to-do", async (route) => {
      const response = await route.fetch();
      const { toDo } = (await response.json()) as { toDo: object };
      await route.fulfill({ response, json: { success: true, toDo: { ...toDo, products: 3 } } });
    });
    await openBackOffice(page);
    await expect(heading(page, "Dashboard")).toBeVisible();
    const links = sidebar(page).getByRole("link");
    await expect(links).toHaveText([...entries.map(([name]) => name), "Engine admin"]);
    await expect.poll(() => addressesOf(links)).toEqual([...entries.map(([, address]) => address), "/app"]);
    // Collapsed, it also shows its to-do count.
    const group = sidebar(page).getByRole("button", { name: /^Products\b/ });
    await group.click();
    await expect(sidebar(page).getByRole("link", { name: "Categories" })).toBeHidden();
    await expect(group).toHaveAccessibleName("Products 3 to do");
    await group.click();
    await expect(group).toHaveAccessibleName("Products");
    for (const [name, address, title] of entries) {
      await sidebar(page).getByRole("link", { name, exact: true }).click();
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`));
    }
    await page.goto("/dashboard/nowhere");
    await said(page, "This page doesn't exist in the back office.");
    await sidebar(page).getByRole("link", { name: "Engine admin" }).click();
    await expect(page).toHaveURL(/\/app\//);
  });

  // @spec sidebar-shows-wide-screens tab-bar-home-categories works-light-dark-keyboard
  test("has a sidebar of 245 or 80 pixels, and from 700 downwards a menu and a tab bar", async ({ page }) => {
    await openBackOffice(page);
    await expect(heading(page, "Dashboard")).toBeVisible();
    const width = () => sidebar(page).evaluate((list) => list.parentElement?.getBoundingClientRect().width);
    await expect.poll(width).toBe(245);
    await button(page, "Collapse sidebar").click();
    await expect.poll(width).toBe(80);
    await page.reload();
    await expect.poll(width).toBe(80);
    const icon = sidebar(page).getByRole("link", { name: "Customer's List" });
    await expect(icon).toBeVisible();
    expect((await icon.boundingBox())?.height).toBe(36);
    await expectAccessible(page);
    await button(page, "Expand sidebar").click();

    const tabs = page.getByRole("navigation", { name: "Shortcuts" });
    await page.setViewportSize({ width: 700, height: 800 });
    await expect(sidebar(page)).toBeVisible();
    await expect(tabs).toHaveCount(0);
    await page.setViewportSize({ width: 699, height: 800 });
    await expect(sidebar(page)).toHaveCount(0);
    await expect(tabs).toBeVisible();
    await expect
      .poll(() => addressesOf(tabs.getByRole("link")))
      .toEqual(["/dashboard", "/dashboard/categories", "/wishlist", "/account-settings"]);
    await expect(tabs.locator("a, button")).toHaveText(["Home", "Categories", "Search", "Wishlist", "Account"]);
    await tabs.getByRole("button", { name: "Search" }).click();
    await expect(search(page)).toBeFocused();
    await button(page, "Close search").click();
    await button(page, "Open menu").click();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("link")).toHaveCount(entries.length + 1);
    await expectAccessible(page);
    await menu.getByRole("link", { name: "Settings" }).click();
    await expect(heading(page, "Settings")).toBeVisible();
    await expect(menu).toHaveCount(0);
    await tabs.getByRole("link", { name: "Account" }).click();
    await expect(heading(page, "Account Settings")).toBeVisible();
  });

  // @spec profile-account-settings-screens top-bar-product-name works-light-dark-keyboard
  test("has the shop's name, a search box, a bell and the account menu in its top bar", async ({ page }) => {
    await openBackOffice(page);
    await expect(header(page).getByRole("link", { name: "Haat, dashboard" })).toHaveAttribute("href", "/dashboard");
    await expect(search(page)).toBeVisible();
    await expect(header(page).getByText("Administrator", { exact: true })).toBeVisible();
    await userMenu(page).click();
    const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
    await expect(item("Profile")).toHaveAttribute("href", "/profile");
    await expect(item("Account")).toHaveAttribute("href", "/account-settings");
    await expectAccessible(page);
    await page.getByRole("menuitemradio", { name: "Dark" }).click();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await page.getByRole("menuitemradio", { name: "System" }).click();
    await item("Profile").click();
    await expect(heading(page, "Profile")).toBeVisible();
    await nothingOpen(page);
    await userMenu(page).click();
    await item("Account").click();
    await expect(heading(page, "Account Settings")).toBeVisible();
  });

  // @spec search-finds-pages-products search-finds-all-kinds search-tolerates-typos
  test("finds pages, products, orders and customers", async ({ page }) => {
    const person = await aPerson(page.request);
    const { product, orderId } = await buy(page.request, person);
    const { orders } = await asAdministrator(page.request).read("/getAllOrders");
    const { orderNumber: number } = orders.find(({ _id }: { _id: string }) => _id === orderId);
    await openBackOffice(page);
    await search(page).fill("rol perm");
    await found(page, /^Role Permission/).click();
    await expect(heading(page, "Role Permissions")).toBeVisible();

    await page.keyboard.press("Control+k");
    await expect(search(page)).toBeFocused();
    await page.keyboard.type(product.title);
    await expect(page.getByRole("group", { name: "Products" }).getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(heading(page, "Products")).toBeVisible();
    await expect(page.getByText(product.title).first()).toBeVisible();

    await search(page).fill(String(number));
    await found(page, new RegExp(`^#${number},`)).click();
    await expect(heading(page, "Customer Orders")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`search=${number}`));

    await search(page).fill(person.email);
    await page.getByRole("group", { name: "Customers" }).getByRole("option").first().click();
    await expect(page).toHaveURL(/\/dashboard\/customer-details\?id=/);
    await expect(page.getByText(person.email).first()).toBeVisible();

    // A typo, and a part of a screen.
    await search(page).fill("griveance");
    await found(page, /^Grievance officer/).click();
    await expect(page).toHaveURL("/dashboard/settings#grievance-officer");
    const officer = page.getByRole("region", { name: "Grievance officer" });
    await expect(officer).toBeInViewport();
    // The same again, after scrolling away.
    await heading(page, "Settings").scrollIntoViewIfNeeded();
    await expect(officer).not.toBeInViewport({ ratio: 0.9 });
    await search(page).fill("griveance");
    await found(page, /^Grievance officer/).click();
    await expect(officer).toBeInViewport({ ratio: 0.9 });
    await search(page).fill("elektronics");
    await page
      .getByRole("group", { name: "Categories" })
      .getByRole("option", { name: /^Electronics/ })
      .click();
    await expect(page).toHaveURL(/\/dashboard\/categories\?search=Electronics/);

    // Results for the previous text cannot be opened while new ones are loading.
    await search(page).fill(String(number));
    const before = found(page, new RegExp(`^#${number},`));
    await expect(before).toBeEnabled();
    const release = await hold(page, /\/back-office\/search/);
    await search(page).fill("qwzxvk");
    await expect(before).toBeDisabled();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/dashboard\/categories\?search=/);
    release();
    await said(page, "No results found.");
    await page.keyboard.press("Escape");
    await expect(search(page)).toHaveValue("");
  });

  // @spec bell-tells-happened-leads
  test("shows a new order by its bell, with a link", async ({ page }) => {
    const { orderId } = await buy(page.request, await aPerson(page.request));
    const { orders } = await asAdministrator(page.request).read("/getAllOrders");
    const { orderNumber: number } = orders.find(({ _id }: { _id: string }) => _id === orderId);
    const notice = page.getByRole("button", { name: new RegExp(`#?${number}\\b`) }).first();
    await expect(async () => {
      await openBackOffice(page, "/dashboard/settings");
      await page.getByRole("button", { name: /^Notifications, \d+ unread$/ }).click();
      await expect(notice).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectAccessible(page);
    await notice.click();
    await expect(heading(page, "Customer Orders")).toBeVisible();
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await expect(notice).not.toContainText("Unread");
    await page.keyboard.press("Escape");
    await page.route("**/api/v1/back-office/notices*", saying(503, "The shop is busy."));
    await page.reload();
    await page.getByRole("button", { name: "Notifications" }).click();
    await said(page, "The shop is busy.");
  });

  // @spec logout-asks-first-then
  test("confirms before logging out, and opens the login after 1.5 seconds", async ({ page }) => {
    const { token } = await aMember(page.request, ["view_banner"]);
    await page.clock.install();
    await openBackOffice(page, "/dashboard/banners", token);
    await expect(heading(page, "Banners")).toBeVisible();
    const kept = () => page.evaluate(() => localStorage.getItem("adminToken"));
    const ask = async () => {
      await userMenu(page).click();
      await page.getByRole("menuitem", { name: "Logout" }).click();
      await expect(page.getByRole("alertdialog", { name: "Log out?" })).toBeVisible();
    };
    await ask();
    await expectAccessible(page);
    await button(page, "Cancel").click();
    expect(await kept()).toBe(token);
    await ask();
    await stopClock(page);
    await button(page, "Logout").click();
    await runUntilSeen(page, page.getByText("Logged out successfully!"));
    expect(await kept()).toBeNull();
    await expect(page).toHaveURL("/dashboard/banners");
    await page.clock.runFor(1_300);
    await expect(page).toHaveURL("/dashboard/banners");
    await page.clock.runFor(300);
    await expect(page).toHaveURL("/adminlogin");
    expect(await isRefused(page.request, token)).toBe(401);
  });

  // @spec guard-asks-server-without
  test("redirects callers whom the server does not recognise as administrators", async ({ page }) => {
    const shopper = await aPerson(page.request);
    for (const token of [null, "no such token", shopper.token]) {
      await page.goto("/favicon.svg");
      await page.evaluate((token) => {
        localStorage.clear();
        if (token) localStorage.setItem("adminToken", token);
      }, token);
      for (const path of ["/dashboard", "/dashboard/role", "/account-settings"]) {
        await expectSentAway(page, path);
      }
    }
  });

  // @spec screens-entries-search-hits
  test("shows only what the account may do", async ({ page }) => {
    const { token, name } = await aMember(page.request, ["view_banner", "view_order"]);
    await openBackOffice(page, "/dashboard", token);
    await expect(header(page).getByText(name)).toBeVisible();
    await expect(sidebar(page).getByRole("link")).toHaveText([
      "Dashboard",
      "Product Banner",
      "Order Detail",
      "Returns",
      "Engine admin",
    ]);
    await page.goto("/dashboard/role");
    await said(page, "You don't have permission to view this page. Please ask an administrator for access.");
    await search(page).fill("role");
    await said(page, "No results found.");
  });
});

const isRefused = async (request: APIRequestContext, token: string) =>
  (await request.get("/api/v1/back-office/me", { headers: { authorization: token } })).status();
