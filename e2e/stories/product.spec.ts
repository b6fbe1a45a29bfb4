import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { theBackOffice } from "../support/back-office";
import { aPicture } from "../support/picture";
import { aPurchase, logInAs } from "../support/purchase";
import { aProductThat, aProductWithVariants, type Card, chooseVariant, passLogin } from "../support/shop";
import { renderedByBrowser, test } from "../support/test";

const isPhone = () => test.info().project.name === "phone";
const open = (page: Page, product: Card) => page.goto(`/product/${product.slug}/${product._id}`);
const pictured = (page: Page) =>
  aProductThat(page.request, "with several pictures", ({ images, quantity }) => images.length > 1 && quantity > 0);

test.describe("The gallery", () => {
  // @spec gallery-images-videos-thumbnails 2x-hover-zoom-large trending-4-items-zoom
  test("shows every picture, by thumbnails, arrows or swiping", async ({ page }) => {
    const product = await pictured(page);
    await open(page, product);
    const row = page.getByRole("list", { name: `Images of ${product.title}` });
    const [first, second] = [row.getByRole("img").nth(0), row.getByRole("img").nth(1)];
    await expect(first).toBeInViewport({ ratio: 0.9 });
    if (isPhone()) {
      await swipe(page, row);
    } else {
      await page.getByRole("button", { name: "Show image 2" }).click();
    }
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await expect(first).not.toBeInViewport({ ratio: 0.1 });
    if (isPhone()) return;
    await page.getByRole("button", { name: "Previous image" }).click();
    await expect(first).toBeInViewport({ ratio: 0.9 });
    await row
      .getByRole("button")
      .first()
      .hover({ position: { x: 40, y: 40 } });
    const scale = () => first.evaluate((picture) => picture.getBoundingClientRect().width / picture.clientWidth);
    await expect.poll(scale).toBeCloseTo(2, 1);
  });

  test("opens full screen, zooms and navigates by keyboard", async ({ page }) => {
    const product = await pictured(page);
    await open(page, product);
    await page.getByRole("button", { name: `${product.title}: view full screen` }).click();
    const viewer = page.getByRole("dialog", { name: product.title });
    await expect(viewer.getByText(`1 / ${product.images.length}`)).toBeVisible();
    await expectAccessible(page);
    await viewer.getByRole("button", { name: "Zoom in", exact: true }).click();
    await expect(viewer.getByRole("button", { name: "Zoom out", exact: true })).toBeVisible();
    const picture = viewer.getByRole("img", { name: product.title, exact: true });
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await expect
      .poll(async () => (await picture.boundingBox())?.width ?? 0)
      .toBeGreaterThan(1.8 * Math.min(width, height - 60));
    await viewer.getByRole("button", { name: "Zoom out", exact: true }).click();
    if (!isPhone()) {
      await page.keyboard.press("ArrowRight");
      await expect(viewer.getByText(`2 / ${product.images.length}`)).toBeVisible();
    }
    await viewer.getByRole("button", { name: "Close" }).click();
    await expect(viewer).toBeHidden();
  });

  // @spec gallery-images-videos-thumbnails
  test("shows videos after the pictures, and loads none before it is played", async ({ page }) => {
    const product = await pictured(page);
    const asked: string[] = [];
    page.on("request", (request) => request.url().endsWith(".webm") && asked.push(request.url()));
    await withFilm(page, "/media/film.webm");
    await open(page, product);
    if (!isPhone()) await page.getByRole("button", { name: `Show video ${product.images.length + 1}` }).click();
    await expect(page.getByLabel(`Video of ${product.title}`)).toBeAttached();
    expect(asked).toEqual([]);
  });
});

test.describe("Variants", () => {
  // @spec stock-text variants-picker product-variants-asks-first
  test("show which combinations are sold out, and the URL keeps the choice", async ({ page }) => {
    const product = await aProductThat(page.request, "with one colour in stock in some sizes only", ({ variants }) =>
      variants.some(({ color, quantity }) => color && quantity > 0 && soldOutWith(variants, color)),
    );
    const bought = product.variants.find(
      ({ color, size, quantity }) => color && size && quantity > 0 && soldOutWith(product.variants, color),
    );
    const gone = bought && soldOutWith(product.variants, bought.color);
    if (!bought || !gone) throw new Error("The product changed.");
    await open(page, product);
    for (const name of ["Select a Variant", "Buy Now"]) {
      await page.getByRole("button", { name, exact: true }).click();
      await expect(page.getByText("Please select a colour.")).toBeInViewport();
      await expect(
        page
          .getByRole("radiogroup", { name: /^Colour/ })
          .getByRole("radio")
          .first(),
      ).toBeFocused();
    }
    await pick(page, "Colour", bought.color);
    await expect(page.getByText("Please select a colour.")).toHaveCount(0);
    await expect(page.getByText("Please select a size.")).toBeVisible();
    await expect(page.getByRole("radio", { name: `${gone.size} (out of stock)`, exact: true })).toBeAttached();
    await pick(page, "Size", gone.size);
    await expect(page.getByText("Out of Stock", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Buy Now" })).toBeDisabled();
    await expectAccessible(page);
    await pick(page, "Size", bought.size);
    await expect(page.getByText(/In Stock \(Available: [\d,]+\)/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Add to Cart" }).first()).toBeEnabled();
    const address = new URL(page.url());
    expect([address.searchParams.get("color"), address.searchParams.get("size")]).toEqual([bought.color, bought.size]);
    await page.reload();
    await expect(page.getByRole("radio", { name: bought.size, exact: true })).toBeChecked();
  });
});

test.describe("The details", () => {
  // @spec offers-valid-till-date free-shipping-return-policy
  test("are complete: price, offers, delivery, returns, highlights, specifications, tags, similar products", async ({
    page,
  }) => {
    const product = await aProductThat(
      page.request,
      "with offers",
      ({ offers, quantity }) => offers.length > 0 && quantity > 0,
    );
    await open(page, product);
    await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible();
    await expect(page.getByText("Inclusive of all taxes").first()).toBeVisible();
    await expect(page.getByText(/Valid till \d{1,2} [A-Z][a-z]+ \d{4}/).first()).toBeVisible();
    await expect(
      page.getByText(/No delivery charge for this item\.|Free on orders of ₹[\d,]+ or more of this item\./),
    ).toBeVisible();
    await expect(page.getByText(/-day return policy|Not returnable/)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    for (const name of [
      "Highlights",
      "Description",
      "Specifications",
      "Tags",
      "Ratings & reviews",
      "Similar products",
    ]) {
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    const similar = page.getByRole("region", { name: "Similar products" }).getByRole("article");
    await expect.poll(() => similar.count()).toBeGreaterThan(0);
    await expect(similar.filter({ has: page.getByRole("heading", { name: product.title, exact: true }) })).toHaveCount(
      0,
    );
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "Product", name: product.title });
    await expectAccessible(page);
  });

  // @spec first-review-shown-show visitor-browses-searches-filters trending-4-items-zoom
  test("show one review first, and all of them on request", async ({ page }) => {
    const product = await aProductThat(page.request, "with several reviews", ({ totalReviews }) => totalReviews > 2);
    await open(page, product);
    const reviews = page.getByRole("region", { name: "Ratings & reviews" });
    await reviews.scrollIntoViewIfNeeded();
    const told = reviews.getByRole("img", { name: /^Rated \d\.0 out of 5$/ });
    const more = reviews.getByRole("button", { name: "Show More Reviews" });
    await expect(more).toBeVisible();
    const before = await told.count();
    await more.click();
    await expect(more).toBeHidden();
    await expect.poll(() => told.count()).toBe(before + product.totalReviews - 1);
    for (const stars of ["5 stars", "1 star"]) await expect(reviews.getByText(stars, { exact: true })).toBeVisible();
  });

  test("show the delivery date for a pincode, and remember it", async ({ page }) => {
    const product = await pictured(page);
    await open(page, product);
    const field = page.getByLabel("Check delivery");
    const check = page.getByRole("button", { name: "Check", exact: true });
    await field.fill("012345");
    await check.click();
    await expect(page.getByText("Please enter a valid 6-digit pincode.")).toBeVisible();
    await field.fill("411001");
    await check.click();
    await expect(page.getByText(/^Delivery (between|on) /)).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue("411001");
    await expect(page.getByText(/^Delivery (between|on) /)).toBeVisible();
    await page.route("**/api/v1/pincode/**", (route) => route.abort());
    await field.fill("560001");
    await check.click();
    await expect(page.getByText("Could not check delivery. Please try again.")).toBeVisible();
    await page.unroute("**/api/v1/pincode/**");
    await check.click();
    await expect(page.getByText(/^Delivery (between|on) /)).toBeVisible();
  });

  test("show no delivery date for a sold-out product @once", async ({ page }) => {
    const gone = await aProductThat(page.request, "sold out", ({ quantity, variants }) =>
      [{ quantity }, ...variants].every((one) => one.quantity === 0),
    );
    await open(page, gone);
    await page.getByLabel("Check delivery").fill("411001");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    const answer = page.getByRole("status").filter({ hasText: "out of stock, so we can't give a delivery date" });
    await expect(answer).toBeVisible();
    await expect(answer).not.toContainText(/Delivery (between|on)/);
  });

  test("can be shared by a link", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const product = await pictured(page);
    await open(page, product);
    await page.getByRole("button", { name: `Share: ${product.title}` }).click();
    await expect(page.getByText("Link copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test("Buy Now leads a guest through the login to the checkout", async ({ page }) => {
  const product = await aProductWithVariants(page.request);
  await open(page, product);
  await chooseVariant(page);
  await page.getByRole("button", { name: "Buy Now" }).click();
  await passLogin(page);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByText(product.title).first()).toBeVisible();
});

test.describe("A product page", () => {
  // @spec product-id-found-url
  test("that does not exist says so @once", async ({ page }) => {
    await page.goto("/product/no-such-thing");
    await expect(page.getByRole("heading", { name: "Product not found." })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/product");
    await expect(page.getByRole("heading", { name: "No product ID found in URL." })).toBeVisible();
  });

  // @spec product-id-found-url
  test("that fails shows the error, and loads on retry @once", async ({ page }) => {
    const product = await pictured(page);
    const refuse = { status: 503, json: { success: false, message: "The shop is temporarily unavailable." } };
    await renderedByBrowser(page);
    await page.route("**/api/v1/product/title/**", (route) => route.fulfill(refuse));
    await open(page, product);
    await expect(page.getByText("Error: The shop is temporarily unavailable.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/v1/product/title/**");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible();
  });

  test("does not shift while loading", async ({ page }) => {
    const product = await pictured(page);
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
          Object.assign(window, { moved: Reflect.get(window, "moved") + Reflect.get(shift, "value") });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await renderedByBrowser(page);
    await page.route("**/api/v1/product/title/**", async (route) => {
      const answer = await route.fetch();
      await page.getByText("Loading product").waitFor({ state: "attached" });
      await route.fulfill({ response: answer });
    });
    await open(page, product);
    await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => Reflect.get(window, "moved"))).toBeLessThan(0.1);
  });
});

test.describe("A review", () => {
  // @spec review-sent-productid-orderid please-select-star-rating review-picture-kinds
  test("is written by a buyer, with stars by keyboard and a picture, and rendered as text", async ({ page }) => {
    const product = await receive(page);
    await page.goto("/order");
    await page.getByRole("button", { name: `Write a review of ${product.title}` }).click();
    const dialog = page.getByRole("dialog", { name: "Write a review" });
    await dialog.getByRole("button", { name: "Submit review" }).click();
    await expect(dialog.getByText("Please select a star rating.")).toBeVisible();
    await expectAccessible(page);

    await dialog.getByRole("radio", { name: "3 stars, Good" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("radio", { name: "4 stars, Very good" })).toBeChecked();
    const comment = `Bright <b>and</b> warm ${Date.now()}`;
    await dialog.getByLabel("Your review (optional)").fill(comment);

    const chooser = dialog.locator('input[type="file"]').first();
    await chooser.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("<script>") });
    await expect(dialog.getByText("Please choose an image: PNG, JPEG, GIF, WebP or AVIF.")).toBeVisible();
    const picture = await aPicture(page);
    const large = Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)]);
    await chooser.setInputFiles({ name: "b.png", mimeType: "image/png", buffer: large });
    await expect(dialog.getByText("File size should not exceed 5MB.")).toBeVisible();
    await chooser.setInputFiles({ name: "c.png", mimeType: "image/png", buffer: picture });
    await expect(dialog.getByRole("img", { name: "Selected" })).toBeVisible();
    await dialog.getByRole("button", { name: "Remove image" }).click();
    await expect(dialog.getByRole("img", { name: "Selected" })).toBeHidden();
    await dialog
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: "d.png", mimeType: "image/png", buffer: picture });
    await expect(dialog.getByRole("img", { name: "Selected" })).toBeVisible();
    await expectAccessible(page);

    // Closed by mistake: the text is kept.
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: `Write a review of ${product.title}` }).click();
    await expect(dialog.getByLabel("Your review (optional)")).toHaveValue(comment);

    await dialog.getByRole("button", { name: "Submit review" }).click();
    await expect(page.getByText("Thank you! Your review has been submitted successfully.")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Reviewed", { exact: true })).toBeVisible();

    const reviews = page.getByRole("region", { name: "Ratings & reviews" });
    await expect(async () => {
      await page.goto(`/product/${product._id}`);
      await reviews.scrollIntoViewIfNeeded();
      await expect(reviews.getByText(comment)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await reviews
      .getByRole("button", { name: /^Image from .*: view full screen$/ })
      .first()
      .click();
    const viewer = page.getByRole("dialog", { name: "Customer image" });
    const shown = viewer.getByRole("img", { name: "Customer image" });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  // @spec review-server-message-failed
  test("that the shop rejects shows the reason in the dialog @once", async ({ page }) => {
    const product = await receive(page);
    await page.goto("/order");
    await page.getByRole("button", { name: `Write a review of ${product.title}` }).click();
    const dialog = page.getByRole("dialog", { name: "Write a review" });
    await dialog.getByText("5 stars, Excellent").click({ force: true });
    await page.route("**/api/v1/rating", (route) => route.abort());
    await dialog.getByRole("button", { name: "Submit review" }).click();
    await expect(dialog.getByText("Failed to submit rating.")).toBeVisible();
    await page.unroute("**/api/v1/rating");
    const refusal = { success: false, message: "You have already reviewed this product." };
    await page.route("**/api/v1/rating", (route) => route.fulfill({ status: 409, json: refusal }));
    await dialog.getByRole("button", { name: "Submit review" }).click();
    await expect(dialog.getByText("You have already reviewed this product.")).toBeVisible();
  });
});

/** Logs in a shopper whose order has just arrived. Returns its product. */
async function receive(page: Page): Promise<{ _id: string; title: string }> {
  const [purchase, office] = await Promise.all([aPurchase(page.request), theBackOffice(page.request)]);
  await office.moveOrder(purchase.orderId, "delivered");
  await logInAs(page, purchase);
  return purchase.product;
}

type Variant = Card["variants"][number];

const soldOutWith = (variants: Variant[], color: string) =>
  variants.find((variant) => variant.color === color && variant.size && variant.quantity === 0);

async function pick(page: Page, dimension: "Colour" | "Size", value: string): Promise<void> {
  const group = page.getByRole("radiogroup", { name: new RegExp(`^${dimension}`) });
  await group.locator(`input[value="${value}"]`).check({ force: true });
}

/** A left swipe over the middle of an element, as native touch events. */
async function swipe(page: Page, over: ReturnType<Page["getByRole"]>): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error("There is nothing to swipe over.");
  const devtools = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: "touchStart" | "touchMove", share: number) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: box.x + box.width * share, y }] });
  await touch("touchStart", 0.9);
  for (let share = 0.85; share > 0.1; share -= 0.05) await touch("touchMove", share);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Adds a video to the shop's response: the demo's products have only pictures. */
async function withFilm(page: Page, film: string): Promise<void> {
  await renderedByBrowser(page);
  await page.route("**/api/v1/product/title/**", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { product: { videos: string[] } };
    answer.product.videos = [film];
    await route.fulfill({ response, json: answer });
  });
}
