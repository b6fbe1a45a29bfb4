import { expect, type Page } from "@playwright/test";
import { theCategory } from "../support/shop";
import { test } from "../support/test";

type Shown = { address: string; width: number; needed: number; widest: number };

/** Every picture of the page with a `srcset`, once all have loaded. */
async function shownPictures(page: Page): Promise<Shown[]> {
  // Lazy parts load near the viewport.
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await nextFrame();
    }
  });
  const pictures = page.locator("img[srcset]");
  // Lazy pictures outside a row's visible part would never load.
  await pictures.evaluateAll((all: HTMLImageElement[]) => {
    for (const one of all) one.loading = "eager";
  });
  await expect
    .poll(() =>
      pictures.evaluateAll(
        (all: HTMLImageElement[]) => all.filter((one) => one.checkVisibility() && !one.complete).length,
      ),
    )
    .toBe(0);
  return pictures.evaluateAll((all: HTMLImageElement[]) =>
    all.flatMap((one) => {
      const width = Number(/-(\d+)\.webp$/.exec(one.currentSrc)?.[1]);
      const { width: boxWidth, height: boxHeight } = { width: one.clientWidth, height: one.clientHeight };
      if (!one.checkVisibility() || boxWidth === 0 || !one.currentSrc) return [];
      const ratio = Number(one.getAttribute("width")) / Number(one.getAttribute("height"));
      const covers = getComputedStyle(one).objectFit === "cover";
      const drawn = covers ? Math.max(boxWidth, boxHeight * ratio) : boxWidth;
      const widest = Math.max(...one.srcset.split(", ").map((copy) => Number(copy.split(" ")[1]?.replace("w", ""))));
      return [{ address: one.currentSrc, width, needed: drawn * devicePixelRatio, widest }];
    }),
  );
}

for (const [width, height] of [
  [360, 780],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`Pictures are loaded in the size that they are shown in, at ${width} pixels @once`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { _id } = await theCategory(page.request, "electronics");
    const { products } = await (await page.request.get(`/api/v1/products/${_id}?limit=1`)).json();
    for (const path of ["/", `/products/category/${_id}`, `/product/${products[0].slug}/${products[0]._id}`]) {
      await page.goto(path);
      await page.locator("img[srcset]").first().waitFor();
      const shown = await shownPictures(page);
      expect(shown.length, path).toBeGreaterThan(3);
      for (const one of shown) {
        const said = `${path}: ${JSON.stringify(one)}`;
        expect(one.width, said).toBeGreaterThanOrEqual(Math.min(one.needed, one.widest) * 0.98);
        // Each copy is at most twice as wide as the next smaller one. A browser reuses a larger copy that the page has
        // already loaded.
        const nameOf = ({ address }: Shown) => address.replace(/-\d+\.webp$/, "");
        const largest = Math.max(...shown.filter((other) => nameOf(other) === nameOf(one)).map(({ needed }) => needed));
        expect(one.width, said).toBeLessThanOrEqual(Math.max(largest * 2.1, 100));
      }
    }
  });
}

test("A picture's placeholder colour is shown until it has loaded @once", async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route("**/media/*.webp", async (route) => {
    await held;
    await route.continue();
  });
  const { _id } = await theCategory(page.request, "electronics");
  await page.goto(`/products/category/${_id}`, { waitUntil: "commit" });
  const picture = page.getByRole("article").locator("img").first();
  const colour = await picture.getAttribute("data-ground");
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt((colour ?? "").slice(at, at + 2), 16));
  await expect(picture).toHaveCSS("background-color", `rgb(${red}, ${green}, ${blue})`);
  send();
  await expect(picture).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});
