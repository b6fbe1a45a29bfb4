import { expect, type Page } from "@playwright/test";
import { read } from "../../support/answers";
import { stopClock } from "../../support/clock";
import { addressesOf, header, heading, productPath } from "../../support/screen";
import { aPlainThing, logInFromMenu, theCategory } from "../../support/shop";
import { renderedByBrowser, test } from "../../support/test";

const footer = (page: Page) => page.getByRole("contentinfo");

test.describe("The page frame", () => {
  // @spec header-logo-search-box category-strip-links-category dropdown-shows-under-pointer
  // @spec bar-categories-dropdowns-sub categories-sub-categories-navigation
  test("links from header and category bar as the document says", async ({ page }) => {
    const { _id } = await theCategory(page.request, "electronics");
    await page.goto(`/products/category/${_id}`);
    await expect(header(page).getByRole("link", { name: "Haat, home" })).toHaveAttribute("href", "/");
    await expect(header(page).getByRole("combobox", { name: "Search products" })).toBeVisible();
    const seller = header(page).getByRole("link", { name: "Become a Seller" });
    await expect(seller).toHaveAttribute("href", "/seller/login");
    await expect(header(page).getByRole("link", { name: "Cart" })).toHaveAttribute("href", "/cart");

    type Titled = { _id: string; title: string };
    const { data: categories } = await read<{ data: Titled[] }>(page, "/categoryByuser");
    const { data: all } = await read<{ data: Array<Titled & { categoryId: Titled }> }>(page, "/subcategoryByuser");
    const strip = page.getByRole("navigation", { name: "Categories", exact: true });
    for (const category of categories) {
      const link = strip.getByRole("link", { name: category.title, exact: true });
      await expect(link).toHaveAttribute("href", `/products/category/${category._id}`);
    }
    const subs = all.filter(({ categoryId }) => categoryId._id === _id);
    await expect(strip.getByRole("link", { name: subs[0]?.title, exact: true })).toBeHidden();
    await strip.getByRole("link", { name: "Electronics", exact: true }).hover();
    for (const sub of subs) {
      const link = strip.getByRole("link", { name: sub.title, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", `/subcategory/${sub._id}`);
    }
  });

  // @spec header-logo-search-box logged-account-menu-offers logged-out-offers-sign login-dialog-modal-over
  // @spec account-page-profile-addresses token-e-mail-kept
  test("has a menu for guests and one for shoppers, and a login dialog over the page", async ({ page }) => {
    await page.goto("/");
    const menuLink = (name: string) => header(page).getByRole("link", { name, exact: true });
    const dialog = page.getByRole("dialog", { name: "Sign Up / Log In" });
    const openDialog = async () => {
      await header(page).getByRole("button", { name: "Account", exact: true }).click();
      await header(page).getByRole("button", { name: "Sign Up / Log In" }).click();
      await expect(dialog).toBeVisible();
    };
    await test.step("a guest's", async () => {
      await header(page).getByRole("button", { name: "Account", exact: true }).click();
      await expect(menuLink("Orders")).toHaveAttribute("href", "/orders");
      await expect(menuLink("Wishlist")).toHaveAttribute("href", "/wishlist");
      await expect(header(page).getByRole("button", { name: "Logout" })).toHaveCount(0);
      await page.keyboard.press("Escape");
    });
    await test.step("the dialog closes by its button and by a click outside", async () => {
      await openDialog();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
      await openDialog();
      await page.mouse.click(8, 8);
      await expect(dialog).toBeHidden();
    });
    const email = await logInFromMenu(page);
    await test.step("a shopper's, labelled with the local part of their address", async () => {
      const name = email.split("@")[0] ?? "";
      const label = `Account of ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      await header(page).getByRole("button", { name: label, exact: true }).click();
      await expect(menuLink("Orders")).toHaveAttribute("href", "/order");
      await expect(menuLink("Wishlist")).toHaveAttribute("href", "/wishlist");
      await expect(header(page).getByRole("button", { name: "Logout" })).toBeVisible();
      const kept = await page.evaluate(() => [localStorage.getItem("email"), localStorage.getItem("token")]);
      expect(kept).toEqual([email, expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)]);
    });
    await test.step("and the account page links to orders, wishlist and wallet", async () => {
      await page.goto("/account");
      const ways = page.getByRole("main").getByRole("navigation", { name: "Account" }).getByRole("link");
      await expect(ways).toHaveCount(3);
      await expect.poll(() => addressesOf(ways)).toEqual(["/order", "/wishlist", "/wallet"]);
      await expect(page.getByLabel("Full Name")).toBeVisible();
      await expect(page.getByRole("region", { name: "Address book" })).toBeVisible();
    });
  });

  // @spec search-panel-opens-text search-results-link-product
  test("opens the search panel for text, and closes it by a click outside", async ({ page }) => {
    await page.goto("/");
    const panel = page.getByRole("listbox", { name: "Products" });
    const box = page.getByRole("combobox", { name: "Search products" });
    await box.click();
    await expect(panel).toBeHidden();
    await box.fill("cotton");
    await expect(panel.getByRole("option").first()).toBeVisible();
    const { products } = await read<{ products: { _id: string; slug: string }[] }>(
      page,
      "/ProductByfilter?search=cotton",
    );
    const found = await addressesOf(panel.getByRole("option"));
    expect(found.filter((address) => address?.startsWith("/product/"))).toEqual(
      products.map(({ slug, _id }) => `/product/${slug || _id}`),
    );
    await page.getByRole("heading", { name: "Best Sale Products" }).click();
    await expect(panel).toBeHidden();
  });

  // @spec about-contact-faqs-short
  test("shows footer entries without a page as plain text", async ({ page }) => {
    await page.goto("/about");
    for (const name of ["Careers", "Press"]) {
      await expect(footer(page).getByText(name, { exact: true })).toBeVisible();
      await expect(footer(page).getByRole("link", { name, exact: true })).toHaveCount(0);
    }
    await expect
      .poll(() => addressesOf(footer(page).getByRole("link")))
      .not.toContainEqual(expect.stringMatching(/^#?$/));
  });

  // @spec footer-social-links
  test("shows exactly the configured social networks in the footer", async ({ page }) => {
    await page.goto("/about");
    const links = footer(page).getByRole("list", { name: "Follow us" }).getByRole("link");
    await expect(links).toHaveCount(4);
    for (const name of ["Facebook", "Instagram", "X", "YouTube"]) {
      const link = footer(page).getByRole("link", { name: `Haat on ${name}`, exact: true });
      await expect(link).toHaveAttribute("href", /^https:\/\//);
      await expect(link).toHaveAttribute("rel", "noopener");
    }
    await renderedByBrowser(page);
    await page.route("**/api/v1/settings", async (route) => {
      const answer = await route.fetch();
      const { settings, ...rest } = await answer.json();
      const social = { ...settings.social, instagram: null, x: null, youtube: null };
      await route.fulfill({ response: answer, json: { ...rest, settings: { ...settings, social } } });
    });
    await page.reload();
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAccessibleName("Haat on Facebook");
  });

  // @spec search-runs-text-blank code-6-digits-search
  test("search waits for half a second, and sends nothing for blank text", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/ProductByfilter")) asked.push(request.url());
    });
    await page.clock.install();
    await page.goto("/about");
    const box = page.getByRole("combobox", { name: "Search products" });
    await box.click();
    await stopClock(page);
    await box.fill("   ");
    await page.clock.runFor(2000);
    await box.fill("kurta");
    await page.clock.runFor(450);
    expect(asked).toHaveLength(0);
    await page.clock.runFor(100);
    await expect.poll(() => asked).toEqual([expect.stringContaining("search=kurta")]);
  });
});

// @spec route-list-opens-page product-slug-id-serves order-success-takes-id unknown-path-shows-page
// @spec order-placed-successfully-thank
test("Every route opens its page", async ({ page }) => {
  const category = await theCategory(page.request, "electronics");
  const { data: subs } = await read<{ data: { _id: string; title: string }[] }>(page, "/subcategoryByuser");
  const sub = subs[0];
  if (!sub) throw new Error("The demo shop has no sub-category.");
  const product = await aPlainThing(page.request);
  const pages: Array<[path: string, title: string]> = [
    ["/", "Haat, the Indian bazaar online"],
    ["/cart", "Your cart"],
    ["/order", "My Orders"],
    ["/order-success", "Order Placed Successfully!"],
    ["/wishlist", "My Wishlist"],
    ["/wallet", "Wallet"],
    ["/account", "Account"],
    [`/products/category/${category._id}`, category.title],
    [`/subcategory/${sub._id}`, sub.title],
    [productPath(product), product.title],
    [`/product/${product.slug}`, product.title],
    [`/product/${product._id}`, product.title],
    ["/no/such/page", "Page not found"],
  ];
  for (const [path, title] of pages) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.goto("/order-success/order_123");
  await expect(page.getByText("Your Order ID is: order_123")).toBeVisible();
  await page.goto("/order-success");
  await expect(heading(page, "Order Placed Successfully!")).toBeVisible();
  await expect(page.getByText("Your Order ID is:")).toHaveCount(0);
});
