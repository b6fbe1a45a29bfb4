import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { logInByCode, theCategory } from "../support/shop";
import { renderedByBrowser, test } from "../support/test";

const searchBox = (page: Page) => page.getByRole("combobox", { name: "Search products" });
const countText = (page: Page) => page.getByText(/^[\d,]+ Products Found$/);
const cards = (page: Page) => page.getByRole("article");

async function openCategory(page: Page, query = ""): Promise<string> {
  const { _id } = await theCategory(page.request, "electronics");
  await page.goto(`/products/category/${_id}${query}`);
  await expect(countText(page)).toBeVisible();
  return _id;
}

/** The page's cumulative layout shift so far; up to 0.1 counts as good. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.filter((one) => !one.hadRecentInput).reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test.describe("Lists", () => {
  test("go back through every filter, and to the previous scroll position", async ({ page, isMobile }) => {
    await openCategory(page);
    if (isMobile) await page.getByRole("button", { name: /^Filter/ }).click();
    const filters = isMobile
      ? page.getByRole("dialog", { name: "Filters" })
      : page.getByRole("complementary", { name: "Filters" });
    const brand = filters.getByRole("list").last().getByRole("checkbox").first();
    await brand.check();
    await expect(page).toHaveURL(/brand=/);
    await filters
      .getByRole("button", { name: /3 .*up|up/ })
      .nth(1)
      .click();
    await expect(page).toHaveURL(/rating=3/);
    await filters.getByRole("button", { name: /up/ }).nth(1).click();
    await expect(page).not.toHaveURL(/rating=/);
    if (isMobile) await filters.getByRole("button", { name: /^Show/ }).click();
    await page.goBack();
    await expect(page).toHaveURL(/rating=3/);
    await page.goBack();
    await expect(page).not.toHaveURL(/rating=/);
    await expect(page.getByRole("list", { name: "Active filters" }).getByRole("button").first()).toBeVisible();
    await page
      .getByRole("button", { name: /^Remove filter: / })
      .first()
      .click();
    await expect(page).not.toHaveURL(/brand=/);

    const last = cards(page).last();
    await last.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(0);
    await last.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 50);
  });

  test("open their last page if the URL names a later one @once", async ({ page }) => {
    await openCategory(page, "?sort=price-asc&page=99");
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(page).not.toHaveURL(/page=99/);
  });

  // @spec price-range-goes-floor
  test("have price sliders that cannot cross, by keyboard too", async ({ page, isMobile }) => {
    await openCategory(page);
    if (isMobile) await page.getByRole("button", { name: /^Filter/ }).click();
    const low = page.getByRole("slider", { name: "Minimum price" }).filter({ visible: true });
    const high = page.getByRole("slider", { name: "Maximum price" }).filter({ visible: true });
    await high.focus();
    await high.press("Home");
    await low.focus();
    await low.press("End");
    // The server's sliders can cross until their code has arrived.
    await expect.poll(async () => Number(await low.inputValue()) <= Number(await high.inputValue())).toBe(true);
  });

  test("do not shift while loading", async ({ page }) => {
    await openCategory(page);
    await expect(cards(page).first()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await page.goto("/");
    await expect(page.getByText(/^From ₹/).first()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
});

test.describe("Search", () => {
  test("opens all results with filters on Enter, and remembers the text", async ({ page }) => {
    await page.goto("/");
    await searchBox(page).fill("cotton");
    await searchBox(page).press("Enter");
    await expect(page).toHaveURL(/\/search\?q=cotton$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("cotton");
    await expect(countText(page)).not.toHaveText(/^0 /);
    await expectAccessible(page);

    await page.getByLabel("Sort").filter({ visible: true }).selectOption("price-asc");
    await expect(page).toHaveURL(/q=cotton&sort=price-asc/);
    await expect(page.locator("ul[aria-busy=true]")).toHaveCount(0);

    await searchBox(page).fill("");
    const recent = page.getByRole("region", { name: "Recent searches" });
    await expect(recent.getByRole("button", { name: "cotton", exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await searchBox(page).fill("");
    await recent.getByRole("button", { name: "Remove recent search: cotton" }).click();
    await expect(recent).toHaveCount(0);
  });

  // @spec search-panel-most-24rem
  test("waits for a pause, and its panel is at most 24rem high", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/ProductByfilter")) asked.push(request.url());
    });
    await expect(searchBox(page)).toBeVisible();
    // On a machine of any speed, there is no pause between the two.
    await page.clock.pauseAt(Date.now() + 60_000);
    await searchBox(page).fill("cot");
    await searchBox(page).fill("cotton");
    await page.clock.resume();
    const hits = page.getByRole("listbox", { name: "Products" });
    await expect(hits.getByRole("option").first()).toBeVisible();
    expect(asked).toEqual([expect.stringContaining("cotton")]);
    const panel = await hits.locator("..").boundingBox();
    expect(panel?.height).toBeLessThanOrEqual(24 * 16);
    await expectAccessible(page);
    await searchBox(page).press("ArrowUp");
    await searchBox(page).press("Enter");
    await expect(page).toHaveURL(/\/search\?q=cotton/);
  });
});

test.describe("A bad network connection", () => {
  // @spec failing-something-went-wrong
  test("is reported when lost, and the page recovers when it is back @once", async ({ page, context }) => {
    const categoryId = await openCategory(page);
    await context.setOffline(true);
    await expect(page.getByText(/^You're offline/)).toBeVisible();
    await page.getByLabel("Sort").filter({ visible: true }).selectOption("price-desc");
    await expect(page.getByRole("heading", { name: "Something Went Wrong" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "Something Went Wrong" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You're offline/)).toHaveCount(0);
    await expect(countText(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${categoryId}\\?sort=price-desc`));
  });

  test("does not remove what is on the page, and missing parts load later @once", async ({ page, context }) => {
    await openCategory(page);
    await cards(page).first().getByRole("link").first().click();
    const title = page.getByRole("heading", { level: 1 });
    await expect(page.getByRole("button", { name: /view full screen$/ }).first()).toBeVisible();
    await context.setOffline(true);
    await page
      .getByRole("button", { name: /view full screen$/ })
      .first()
      .click();
    await expect(page.getByText(/^This part of the page could not be loaded\./).first()).toBeVisible();
    const reviews = page.getByRole("region", { name: "Ratings & reviews" });
    await reviews.scrollIntoViewIfNeeded();
    await expect(reviews.getByRole("alert")).toBeVisible();
    await expect(title).toBeAttached();
    await context.setOffline(false);
    await expect(reviews.getByRole("alert")).toHaveCount(0);
    await page
      .getByRole("button", { name: /view full screen$/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Zoom in", exact: true })).toBeVisible();
  });

  test("that is slow shows immediately that a click was accepted", async ({ page }) => {
    let answer: (() => void) | undefined;
    let calls = 0;
    await renderedByBrowser(page);
    await page.route("**/api/v1/products/**", async (route) => {
      calls += 1;
      // A rejection is final: the first call fails at once, the second waits for us.
      if (calls === 1) return route.fulfill({ status: 429, json: { success: false, message: "Too many at once." } });
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    const { _id } = await theCategory(page.request, "electronics");
    await page.goto(`/products/category/${_id}`);
    await expect(page.getByText("Too many at once.").first()).toBeVisible();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Loading…")).toBeVisible();
    await expect.poll(() => calls).toBe(2);
    answer?.();
    await expect(countText(page)).toBeVisible();
  });
});

test.describe("The wishlist", () => {
  // @spec my-wishlist-count-grid heart-list-cards-optimistic
  test("follows the hearts, reverts what the server rejects, and is empty at first", async ({ page }) => {
    await page.goto("/wishlist");
    await expect(page.getByText("Please log in to manage your wishlist.")).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Sign Up / Log In" }).click();
    await logInByCode(page);
    await page.goto("/wishlist");
    await expect(page.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
    await expectAccessible(page);

    await openCategory(page);
    const heart = cards(page)
      .first()
      .getByRole("button", { name: /^Wishlist/ });
    await page.route("**/api/v1/wishlist?*", (route) =>
      route.fulfill({ status: 500, json: { success: false, message: "The shop is busy." } }),
    );
    await heart.click();
    await expect(page.getByText("The shop is busy.")).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await page.unroute("**/api/v1/wishlist?*");
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/api/v1/wishlist?*", async (route) => {
      await held;
      await route.continue();
    });
    const saved = page.waitForResponse((response) => response.request().method() === "POST");
    await heart.click();
    // Pressed at once, before the request is sent.
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    letGo();
    await saved;

    await page.goto("/wishlist");
    await expect(page.getByRole("heading", { level: 1, name: /My Wishlist\s*1 item/ })).toBeVisible();
    await expectAccessible(page);
    await cards(page)
      .getByRole("button", { name: /^Wishlist/ })
      .click();
    await expect(page.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
  });
});

test.describe("The category bar of a wide screen", { tag: "@once" }, () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  // @spec bar-categories-dropdowns-sub
  test("has dropdowns that can be opened, navigated and closed by keyboard", async ({ page }) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: "Sub-categories of Electronics" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/subcategory\//);
    await expect(page.getByRole("main")).toBeFocused();
  });

  // @spec bar-categories-dropdowns-sub
  test("keeps a dropdown open until the page scrolls away under it", async ({ page }) => {
    await page.goto("/");
    const link = page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Electronics" });
    const button = page.getByRole("button", { name: "Sub-categories of Electronics" });
    await link.hover();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    // The event of scrolling that was over when the pointer came.
    await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("has a menu that stays open when a pending page loads", async ({ page }) => {
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = page.waitForRequest(/\/assets\/faqs-/);
    await page.route(/\/assets\/faqs-/, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click();
    await asked;
    await page.getByRole("button", { name: "Account", exact: true }).click();
    release();
    await expect(page).toHaveURL(/\/faqs$/);
    await expect(page.getByRole("heading", { level: 1, name: "FAQs" })).toBeVisible();
    await page.getByRole("button", { name: "Sign Up / Log In" }).click();
    await expect(page.getByRole("dialog", { name: "Sign Up / Log In" })).toBeVisible();
  });
});

test.describe("The menu of a narrow screen", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("opens a category and closes", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByText("Electronics", { exact: true }).click();
    await expectAccessible(page);
    await menu.getByRole("link", { name: "All of Electronics" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Electronics" })).toBeVisible();
    await expect(menu).toHaveCount(0);
  });
});

test.describe("The footer", () => {
  // @spec about-contact-faqs-short
  test("has only links that work", async ({ page }) => {
    await page.goto("/");
    const links = page.getByRole("contentinfo").getByRole("link");
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(paths.length).toBeGreaterThan(8);
    // The social networks are external.
    for (const path of new Set(paths.filter((path) => path.startsWith("/")))) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Page not found" })).toHaveCount(0);
    }
  });
});

test.describe("Search engines and shared links", { tag: "@once" }, () => {
  test("find the sitemap, and each product in it with its own title and picture", async ({
    page,
    request,
    baseURL,
  }) => {
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    const index = await (await request.get("/sitemap.xml")).text();
    expect(index).toContain("/sitemap-pages.xml");
    const part = await (await request.get("/sitemap-products-1.xml")).text();
    const address = /<loc>([^<]+\/product\/[^<]+)<\/loc>/.exec(part)?.[1] ?? "";
    const html = await (await request.get(address)).text();
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).toMatch(/<meta property="og:image" content="http/);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(title).not.toBe("The Indian bazaar online | Haat");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  });

  test("exclude private and missing pages", async ({ page, request }) => {
    expect((await request.get("/cart")).headers()["x-robots-tag"]).toBe("noindex");
    expect((await request.get("/product/none")).status()).toBe(404);
    expect((await request.get("/sitemap-products-999.xml")).status()).toBe(404);
    for (const path of ["/nothing/here", "/carts", "/product/none"]) {
      const answer = await request.get(path);
      expect([answer.status(), answer.headers()["x-robots-tag"]], path).toEqual([404, "noindex"]);
      expect(await answer.text()).toContain("<title>Page not found | Haat</title>");
    }
    await page.goto("/cart");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});
