import { expect, type Page } from "@playwright/test";
import { aPerson, openAs } from "../../support/account";
import { read, saying, silent } from "../../support/answers";
import { addressesOf, productPath, said } from "../../support/screen";
import type { Card } from "../../support/shop";
import { renderedByBrowser, test } from "../../support/test";

test.describe("Home", () => {
  // @spec banners-advance-every-7 previous-next-arrows-dots code-6-digits-search
  test("has banners that stay seven seconds, fade for one and repeat", async ({ page }) => {
    const { banners } = await read<{ banners: { title: string }[] }>(page, "/Banner");
    expect(banners.length).toBeGreaterThan(1);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.goto("/");
    const carousel = page.getByRole("region", { name: "Offers" });
    const slide = (place: number) => carousel.getByRole("group", { name: `${place} of ${banners.length}` });
    await expect(slide(1)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 1000);
    const fade = await slide(1).evaluate((shown) => {
      const { transitionDuration, transitionProperty } = getComputedStyle(shown);
      return [transitionDuration, transitionProperty];
    });
    expect(fade).toEqual([expect.stringMatching(/^1s(, 1s)*$/), expect.stringContaining("opacity")]);

    await test.step("arrows and dots", async () => {
      const [next, previous] = [
        carousel.getByRole("button", { name: "Next banner" }),
        carousel.getByRole("button", { name: "Previous banner" }),
      ];
      await carousel.getByRole("button", { name: /^Banner 1:/ }).press("Enter");
      await expect(slide(1)).toBeVisible();
      await next.press("Enter");
      await expect(slide(2)).toBeVisible();
      await previous.press("Enter");
      await previous.press("Enter");
      await expect(slide(banners.length)).toBeVisible();
      const dot = carousel.getByRole("button", { name: /^Banner 1:/ });
      await dot.press("Enter");
      await expect(slide(1)).toBeVisible();
      await expect(dot).toHaveAttribute("aria-current", "true");
      await dot.blur();
    });

    await page.clock.runFor(6900);
    await expect(slide(1)).toBeVisible();
    await page.clock.runFor(100);
    for (let place = 2; place <= banners.length; place += 1) {
      await expect(slide(place)).toBeVisible();
      await page.clock.runFor(7000);
    }
    await expect(slide(1)).toBeVisible();
  });

  // @spec fashion-top-deals-grid best-sale-products-row top-deals-home-living brand-directory-titled-top
  // @spec trending-4-items-zoom
  test("has grids of two columns and a row that scrolls by most of its width", async ({ page }) => {
    await page.goto("/");
    for (const [title, call, promise] of [
      ["Fashion's Top Deals", "/fashiontopdeals", /./],
      ["Top Deals on Home & Living", "/homeliving", /^Upto \d+% Off$/],
      ["Best of Electronics", "/electronics", /^Upto \d+% Off$/],
    ] as const) {
      const { products } = await read<{ products: Card[] }>(page, call);
      const grid = page.getByRole("region", { name: title }).getByRole("list");
      const columns = () => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
      await expect.poll(columns).toBe(2);
      const cards = grid.getByRole("link");
      await expect.poll(() => addressesOf(cards)).toEqual(products.slice(0, 4).map(productPath));
      for (const [place, card] of (await cards.all()).entries()) {
        await expect(card.locator("img")).toHaveCount(1);
        await expect(card).toContainText(products[place]?.title ?? "");
        await expect(card.locator("> span").last()).toHaveText(promise);
      }
    }

    const { products } = await read<{ products: Card[] }>(page, "/bestsaleproducts");
    const best = page.getByRole("region", { name: "Best Sale Products" });
    await expect
      .poll(() => addressesOf(best.getByRole("listitem").getByRole("link")))
      .toEqual(products.map(productPath));
    const row = best.getByRole("list");
    await row.evaluate((list) => {
      const scroll = list.scrollBy.bind(list);
      const scrollBy = (wish: ScrollToOptions) => {
        list.dataset.asked = ((wish.left ?? 0) / list.clientWidth).toFixed(3);
        scroll(wish);
      };
      Object.assign(list, { scrollBy });
    });
    await best.getByRole("button", { name: "Scroll right" }).click();
    await expect(row).toHaveAttribute("data-asked", "0.800");
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
    await best.getByRole("button", { name: "Scroll left" }).click();
    await expect(row).toHaveAttribute("data-asked", "-0.800");
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);

    const groups = page.getByRole("region", { name: "Top Stories" }).getByRole("term");
    const names = "Mobiles Camera Laptops TVs Large_Appliances Clothing Footwear Groceries Best_Sellers Furniture BGMH";
    await expect(groups).toHaveText(names.split(" ").map((name) => `${name.replace("_", " ")}:`));
    const word = page.getByRole("region", { name: "Top Stories" }).getByRole("link", { name: "Kurtas" });
    await expect(word).toHaveAttribute("href", "/search?q=Kurtas");
  });

  // @spec trending-electronics-shows-4 links-built-title-slug
  test("shows four trending products, headphones first, with links built from their titles", async ({ page }) => {
    const titles = ["Kettle", "Boom Headphone 2 (Blue)", "Lamp", "Desk", "Pen"];
    const { products } = await read<{ products: Card[] }>(page, "/electronics");
    const trending = titles.map((title, place) => ({ ...products[0], _id: `prod_${place}`, slug: "other", title }));
    await renderedByBrowser(page);
    await page.route("**/api/v1/trending", (route) => route.fulfill({ json: { success: true, products: trending } }));
    await page.goto("/");
    const block = page.getByRole("region", { name: "Trending | Electronics" });
    const cards = block.getByRole("listitem").getByRole("link");
    await expect(cards).toHaveCount(4);
    await expect
      .poll(() => addressesOf(cards))
      .toEqual([
        "/product/boom-headphone-2-blue/prod_1",
        "/product/kettle/prod_0",
        "/product/lamp/prod_2",
        "/product/desk/prod_3",
      ]);
    await page.unroute("**/api/v1/trending");
    await page.route("**/api/v1/trending", (route) => route.fulfill({ json: { success: true, products: [] } }));
    await page.reload();
    await expect(block.getByText("No trending products found.")).toBeVisible();
  });

  test("shows each visitor the banners for guests, or for those who have logged in", async ({ page }) => {
    await renderedByBrowser(page);
    const { banners } = await read<{ banners: object[] }>(page, "/Banner");
    const [everyone, guests, customers] = ["everyone", "guests", "customers"].map((audience, place) => ({
      ...banners[place],
      audience,
      title: `For ${audience}`,
    }));
    await page.route("**/api/v1/Banner*", (route) =>
      route.fulfill({ json: { success: true, banners: [guests, customers, everyone] } }),
    );
    await page.goto("/");
    const carousel = page.getByRole("region", { name: "Offers" });
    await expect(carousel).toContainText("For guests");
    await expect(carousel).toContainText("For everyone");
    await expect(carousel).not.toContainText("For customers");
    await openAs(page, await aPerson(page.request), "/");
    await expect(carousel).toContainText("For customers");
    await expect(carousel).toContainText("For everyone");
    await expect(carousel).not.toContainText("For guests");
  });

  // @spec failed-load-navigation-data failed-load-trending-products best-sellers-show-rounded
  test("shows a loading error for each part, and the lowest price of the best sellers", async ({ page }) => {
    await renderedByBrowser(page);
    await page.route("**/api/v1/categoryByuser*", silent());
    await page.route("**/api/v1/Banner*", silent());
    await page.route("**/api/v1/trending*", silent());
    await page.route("**/api/v1/electronics*", silent());
    await page.route("**/api/v1/homeliving*", saying(400, "The shelf fell down."));
    await page.goto("/");
    await expect(page.getByText("Failed to load navigation data. Please try again later.")).toBeVisible();
    await said(page, "Could not load banners. Please try again later.");
    const part = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("alert");
    await expect(part("Trending | Electronics")).toContainText("Failed to load trending products.");
    await expect(part("Trending | Electronics")).toHaveCSS("color", await saleColour(page));
    await expect(part("Best of Electronics")).toContainText("Error: HTTP error! status: 400");
    await expect(part("Top Deals on Home & Living")).toContainText("Error: The shelf fell down.");

    const answer = await page.request.get("/api/v1/bestsaleproducts");
    const { products } = (await answer.json()) as { products: { discountPrice: number }[] };
    const prices = page.getByRole("region", { name: "Best Sale Products" }).getByText(/^From /);
    const rounded = (rupees: number) => `From ₹${Math.round(rupees).toLocaleString("en-IN")}`;
    await expect(prices).toHaveText(products.map(({ discountPrice }) => rounded(discountPrice)));
  });
});

/** The theme's red, as the browser computes it. */
const saleColour = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement("p");
    probe.className = "text-sale";
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
