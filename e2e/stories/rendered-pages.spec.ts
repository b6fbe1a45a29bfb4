import { expect, type Page } from "@playwright/test";
import { hold } from "../support/answers";
import { aPlainThing, aProductThat, aProductWithVariants, theCategory } from "../support/shop";
import { test } from "../support/test";

/** One page of each kind that the server renders. */
async function renderedPages(page: Page): Promise<string[]> {
  const { _id } = await theCategory(page.request, "electronics");
  const product = await aProductWithVariants(page.request);
  const filters = "?sort=price-asc&rating=3&inStock=true&minPrice=100";
  const { data } = await (await page.request.get("/api/v1/subcategoryByuser")).json();
  const { products } = await (await page.request.get("/api/v1/products?status=true&limit=100&page=1")).json();
  const sold = products.find(({ seller }: { seller: { _id: string } | null }) => seller);
  return [
    "/",
    `/products/category/${_id}`,
    `/products/category/${_id}${filters}`,
    `/subcategory/${data[0]._id}`,
    ...(sold ? [`/sellers/${sold.seller._id}`] : []),
    "/search?q=lamp",
    "/search?q=zzqqxxyy",
    `/product/${product.slug}/${product._id}`,
    `/product/${product._id}?color=${encodeURIComponent(product.variants[0]?.color ?? "")}`,
    "/about",
    "/faqs",
    "/TermsAndConditions",
    "/product/none",
  ];
}

/**
 * For `addInitScript`: submits the search between the task in which React hydrates the page and the one in which it
 * runs the passive effects. React's scheduler runs its tasks by messages, several in one while less than 5 ms passed.
 */
function pressEnterInTheFirstTaskAfterHydration(): void {
  let milliseconds = 0;
  performance.now = () => {
    milliseconds += 10;
    return milliseconds;
  };
  let pressed = false;
  class WatchedChannel extends MessageChannel {
    constructor() {
      super();
      this.port1.addEventListener("message", () => {
        const box = document.querySelector<HTMLInputElement>("input[name=q]");
        if (pressed || !box || !Object.keys(box).some((key) => key.startsWith("__reactProps"))) return;
        pressed = true;
        box.form?.requestSubmit();
      });
    }
  }
  window.MessageChannel = WatchedChannel;
}

test.describe("A server-rendered page", { tag: "@once" }, () => {
  test("is hydrated without an API call, an error or a layout shift", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/api/v1/") && calls.push(request.url()));
    await page.addInitScript(() => {
      const seen = { moved: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) seen.moved += Number(Reflect.get(shift, "value"));
      }).observe({ type: "layout-shift", buffered: true });
      // Marks the served content: if the browser rendered it again, it would be another element.
      new MutationObserver((_changes, observer) => {
        const content = document.querySelector("main > *");
        if (!content) return;
        Object.assign(content, { served: true });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
    const paths = await renderedPages(page);
    const visits = [...paths.map((path) => ({ path, width })), { path: "/", width: 360 }];
    for (const { path, width } of visits) {
      calls.length = 0;
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const state = await page.evaluate(() => ({
        moved: Number(Reflect.get(Reflect.get(window, "seen") as object, "moved")),
        isKept: Reflect.get(document.querySelector("main > *") ?? {}, "served") === true,
      }));
      expect(state, path).toEqual({ moved: expect.any(Number), isKept: true });
      expect(state.moved, path).toBeLessThan(0.05);
      expect(calls, path).toEqual([]);
    }
  });

  test("repeats a press that came before the code of its part", async ({ page }) => {
    const product = await aProductThat(page.request, "with reviews", ({ totalReviews }) => totalReviews > 1);
    const release = await hold(page, /\/assets\/reviews-[^/]*\.js$/);
    await page.goto(`/product/${product._id}`);
    const reviews = page.getByRole("region", { name: "Ratings & reviews" });
    await reviews.getByRole("button", { name: "Show More Reviews" }).click();
    await expect(reviews.getByRole("button", { name: "Show More Reviews" })).toBeVisible();
    release();
    await expect(reviews.getByRole("button", { name: "Show More Reviews" })).toBeHidden();
    // The rows of the stars are list items too.
    await expect(reviews.getByRole("listitem")).toHaveCount(product.totalReviews + 5);
  });

  test("repeats a press that came before any code", async ({ page, context }) => {
    const { _id } = await aPlainThing(page.request);
    // The stories' own pages wait for hydration.
    const early = await context.newPage();
    const release = await hold(early, /\/assets\/index-[^/]*\.js$/);
    await early.goto(`/product/${_id}`, { waitUntil: "commit" });
    await early.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first().click();
    release();
    // A guest's press.
    await expect(early.getByRole("dialog")).toBeVisible();
  });

  test("searches for text typed before hydration, by Enter before React runs its effects", async ({ context }) => {
    // The stories' own pages wait for hydration.
    const early = await context.newPage();
    const release = await hold(early, /\/assets\/index-[^/]*\.js$/);
    await early.addInitScript(pressEnterInTheFirstTaskAfterHydration);
    await early.goto("/", { waitUntil: "commit" });
    await early.getByRole("combobox", { name: "Search products" }).fill("kurta");
    release();
    await expect(early.getByRole("heading", { level: 1, name: "Results for “kurta”" })).toBeVisible();
  });

  test("keeps focus and typing when the code of their part comes, and then submits the form", async ({ page }) => {
    const { _id } = await aPlainThing(page.request);
    const release = await hold(page, /\/assets\/before-buying-[^/]*\.js$/);
    await page.goto(`/product/${_id}`);
    const pincode = page.getByRole("textbox", { name: "Check delivery" });
    await pincode.evaluate((field) => Object.assign(field, { served: true }));
    await pincode.click();
    await page.keyboard.type("41101");
    await page.keyboard.press("ArrowLeft");
    release();
    await expect.poll(() => pincode.evaluate((field) => "served" in field)).toBe(false);
    await expect(pincode).toBeFocused();
    // At the caret, which stands before the last digit.
    await page.keyboard.type("0");
    await expect(pincode).toHaveValue("411001");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Delivery (on|between) /)).toBeVisible();
  });

  test("keeps what was toggled before its code came", async ({ page, context }) => {
    await test.step("the page's own", async () => {
      const product = await aProductWithVariants(page.request);
      // The stories' own pages wait for hydration.
      const early = await context.newPage();
      const release = await hold(early, /\/assets\/index-[^/]*\.js$/);
      await early.goto(`/product/${product._id}`, { waitUntil: "commit" });
      // A forced click does not wait until the layout is stable.
      await early.evaluate(() => document.fonts.ready.then(() => undefined));
      const options = early.getByRole("radiogroup").first().getByRole("radio");
      const wanted = await options.last().getAttribute("value");
      await options.last().check({ force: true });
      release();
      await expect(early).toHaveURL(
        new RegExp(`=${encodeURIComponent(wanted ?? "").replaceAll("%20", "(?:%20|\\+)")}`),
      );
      await expect(options.last()).toBeChecked();
      await options.first().check({ force: true });
      await expect(options.last()).not.toBeChecked();
    });

    await test.step("a part's", async () => {
      const { _id } = await theCategory(page.request, "electronics");
      const release = await hold(page, /\/assets\/filter-panel-[^/]*\.js$/);
      await page.goto(`/products/category/${_id}`);
      const brands = page.getByRole("complementary", { name: "Filters" }).getByRole("checkbox");
      const [one, other] = [brands.nth(0), brands.nth(1)];
      await one.check();
      await other.check();
      release();
      await expect(page).toHaveURL(/brand=[^&]+&brand=[^&]+/);
      await expect(one).toBeChecked();
      await expect(other).toBeChecked();
      await expect(other).toBeFocused();
    });
  });

  test("keeps price sliders that were moved before their code came, at most up to each other", async ({ page }) => {
    const { _id } = await theCategory(page.request, "electronics");
    const low = page.getByRole("slider", { name: "Minimum price" });
    const high = page.getByRole("slider", { name: "Maximum price" });
    const release = await hold(page, /\/assets\/filter-panel-[^/]*\.js$/);
    await page.goto(`/products/category/${_id}`);
    await low.press("ArrowRight");
    await high.press("ArrowLeft");
    const moved = [await low.inputValue(), await high.inputValue()];
    release();
    await expect(page).toHaveURL(new RegExp(`minPrice=${moved[0]}&maxPrice=${moved[1]}`));
    await expect(low).toHaveValue(moved[0] ?? "");
    await expect(high).toHaveValue(moved[1] ?? "");

    const releaseCrossed = await hold(page, /\/assets\/filter-panel-[^/]*\.js$/);
    await page.goto(`/products/category/${_id}`);
    await high.press("Home");
    await low.press("End");
    releaseCrossed();
    await expect(page).toHaveURL(/[?&]minPrice=\d/);
    expect(await low.inputValue()).toBe(await high.inputValue());
  });

  test("repeats a form's submission that came before its code, instead of loading the page again", async ({ page }) => {
    const { _id } = await aPlainThing(page.request);
    const release = await hold(page, /\/assets\/before-buying-[^/]*\.js$/);
    await page.goto(`/product/${_id}`);
    await page.getByRole("textbox", { name: "Check delivery" }).fill("411001");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    release();
    await expect(page.getByText(/^Delivery (on|between) /)).toBeVisible();
  });

  test("has no inline styles or scripts, which the security policy would block", async ({ page }) => {
    for (const path of await renderedPages(page)) {
      const html = await (await page.request.get(path)).text();
      expect(html, path).toContain('id="page-state"');
      expect(html, path).not.toMatch(/<[a-z][^>]* style="/);
      const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = ""]) => attributes);
      for (const attributes of scripts) expect(attributes, path).toMatch(/type="application\/(ld\+)?json"|src="/);
    }
  });

  test("shows hostile text from the address as text", async ({ page }) => {
    const hostile = `</script><script>document.title="taken"</script><img src=x onerror=alert(1)>`;
    await page.goto(`/search?q=${encodeURIComponent(hostile)}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("</script>");
    await expect(page).not.toHaveTitle("taken");
    expect(await page.locator("main img[src=x]").count()).toBe(0);
  });

  // Checks that the fixture, which every story uses, detects a mismatch.
  test("fails its story if the browser renders something else", async ({ page, hydrationFaults }) => {
    await page.route("**/about", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(">About</h1>", ">Something else</h1>") });
    });
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    await expect.poll(() => hydrationFaults.length).toBeGreaterThan(0);
    hydrationFaults.length = 0;
  });
});
