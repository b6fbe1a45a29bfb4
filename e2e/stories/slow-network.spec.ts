import { type BrowserContext, expect, type Page } from "@playwright/test";
import { read } from "../support/answers";
import { said } from "../support/screen";
import { aPlainThing, type Card } from "../support/shop";
import { test } from "../support/test";

/** 400 kbit/s both ways, in bytes per second, and milliseconds. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

type Described = Card & { description: string; categoryId: { title: string } | null };

/** A product, and a page on which it can be opened without waiting for hydration, for which stories' own pages wait. */
async function aVisit(context: BrowserContext): Promise<{ page: Page; product: Described; price: string }> {
  const page = await context.newPage();
  const { _id } = await aPlainThing(page.request);
  const { product } = await read<{ product: Described }>(page, `/product/title/${_id}`);
  const price = `₹${Math.round(product.finalPrice).toLocaleString("en-IN")}`;
  return { page, product, price };
}

const open = (page: Page, { slug, _id }: Card) => page.goto(`/product/${slug}/${_id}`, { waitUntil: "commit" });

test.describe("A product page", { tag: "@once" }, () => {
  test("is read, and its links work, while no script has arrived", async ({ context }) => {
    const { page, product, price } = await aVisit(context);
    // Never answered.
    await page.route(/\.js$/, () => undefined);
    await open(page, product);
    await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible();
    await said(page, price);
    await expect(page.getByText(product.description.trim().slice(0, 40)).first()).toBeVisible();
    const pictures = page.getByRole("list", { name: `Images of ${product.title}` });
    const picture = pictures.getByAltText(product.title, { exact: true });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.locator("#page-state")).toBeAttached();

    const category = product.categoryId?.title ?? "";
    await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: category }).click();
    await expect(page.getByRole("heading", { level: 1, name: category })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  test("shows name and price on slow 3G before any of the app's scripts has arrived", async ({ context }) => {
    const { page, product, price } = await aVisit(context);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow3G);
    await page.addInitScript(
      (texts) => {
        const look = () => {
          const shown = document.querySelector("main")?.textContent ?? "";
          if (!texts.every((text) => shown.includes(text))) return requestAnimationFrame(look);
          // Frames begin only once the style sheet is there: by the next one, the texts are painted.
          requestAnimationFrame(() => {
            const arrived = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
            Object.assign(window, { arrived });
          });
        };
        requestAnimationFrame(look);
      },
      [product.title, price],
    );
    await open(page, product);
    const handle = await page.waitForFunction(() => Reflect.get(window, "arrived"));
    const arrived = (await handle.jsonValue()) as string[];
    expect(arrived).toContainEqual(expect.stringMatching(/\.css$/));
    // The start script is a request of half a kilobyte; the others wait for the style sheet.
    expect(arrived.filter((path) => path.endsWith(".js") && !path.startsWith("/assets/start-"))).toEqual([]);
  });
});
