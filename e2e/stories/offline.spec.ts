import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aPerson, openAs } from "../support/account";
import { aDeployment, type Deployment } from "../support/deployment";
import { button, heading } from "../support/screen";
import { aPlainThing, theCategory } from "../support/shop";
import { test } from "../support/test";

test.use({ serviceWorkers: "allow" });

let deployment: Deployment;
test.beforeEach(async ({ baseURL }) => {
  deployment = await aDeployment(baseURL ?? "");
});
test.afterEach(() => deployment.pullThePlug());

/** Opens a page of the shop and waits until the service worker controls it. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(deployment.url + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Everything in the shop's caches, by path. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

const expectKept = (page: Page, path: string) => expect.poll(() => keptPaths(page)).toContain(path);

async function twoThings(request: APIRequestContext) {
  const { _id } = await theCategory(request, "electronics");
  const answer = await request.get(`/api/v1/products/${_id}?limit=20`);
  const { products } = (await answer.json()) as { products: { _id: string; slug: string; title: string }[] };
  const [visited, unvisited] = products.map((one) => ({ ...one, path: `/product/${one.slug}/${one._id}` }));
  if (!visited || !unvisited) throw new Error("The demo shop has too few electronics.");
  return { category: `/products/category/${_id}`, visited, unvisited };
}

test("Visited pages open offline, and others show the offline page @once", async ({ page, context }) => {
  const { category, visited, unvisited } = await twoThings(page.request);
  await openWithWorker(page, category);
  await page.getByRole("link", { name: visited.title }).first().click();
  await expect(heading(page, visited.title)).toBeVisible();
  await expectKept(page, category);
  await expectKept(page, visited.path);
  await expectKept(page, `/api/v1/product/title/${visited._id}`);

  await deployment.pullThePlug();
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, visited.title)).toBeVisible();
  await expect(page.getByText(/^You're offline/)).toBeVisible();
  const picture = page
    .getByRole("list", { name: `Images of ${visited.title}` })
    .getByRole("img")
    .first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();

  await page.goto(deployment.url + category);
  await expect(page.getByRole("link", { name: visited.title }).first()).toBeVisible();

  for (const path of [unvisited.path, "/checkout", "/cart"]) {
    await page.goto(deployment.url + path);
    await expect(heading(page, "You're offline")).toBeVisible();
    await expect(page.getByText("Cart, checkout and orders always show today's prices")).toBeVisible();
  }
  await expectAccessible(page);
});

test("The checkout places no order offline, and nothing of it is cached @once", async ({ page, context }) => {
  const person = await aPerson(page.request);
  const { _id } = await aPlainThing(page.request);
  const data = { productId: _id, variant: null, quantity: 1 };
  await page.request.post("/api/v1/cart", { headers: { authorization: person.token }, data });
  await openAs(page, person, "/cart");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await button(page, "Proceed to Checkout").click();
  await expect(heading(page, "Checkout")).toBeVisible();
  const order = page.getByRole("button", { name: /^(Place Order|Pay)/ }).filter({ visible: true });
  await expect(order).toBeEnabled();

  await context.setOffline(true);
  await expect(page.getByText("Your order can be placed once you're back online")).toBeVisible();
  await expect(order).toBeDisabled();
  await context.setOffline(false);
  await expect(order).toBeEnabled();
  await expect(page.getByText("Your order can be placed once you're back online")).toHaveCount(0);

  const personal = /^\/(cart|checkout|order|account)|^\/api\/v1\/(cart|order|account|wallet|wishlist|payment|pincode)/i;
  expect((await keptPaths(page)).filter((path) => personal.test(path))).toEqual([]);
});

test("A service worker update activates at once and deletes the older caches @once", async ({ page }) => {
  const { category, visited } = await twoThings(page.request);
  await openWithWorker(page, category);
  await expectKept(page, category);
  const releases = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => /^(pages|catalogue)-/.test(name)));
  expect((await releases()).every((name) => !name.endsWith("-next"))).toBe(true);

  deployment.release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(async () => (await releases()).filter((name) => !name.endsWith("-next"))).toEqual([]);

  // The page that stayed open still works.
  await page.getByRole("link", { name: visited.title }).first().click();
  await expect(heading(page, visited.title)).toBeVisible();
  await page.reload();
  await expect(heading(page, visited.title)).toBeVisible();
  await expect.poll(releases).toEqual(expect.arrayContaining([expect.stringMatching(/^pages-.*-next$/)]));
});

test("Pages of other apps bypass the service worker @once", async ({ page }) => {
  await openWithWorker(page, "/");
  await page.goto(`${deployment.url}/seller/login`);
  await expect(page.getByRole("heading").first()).toBeVisible();
  expect((await keptPaths(page)).filter((path) => /^\/(seller|app|dashboard|adminlogin)(\/|$)/.test(path))).toEqual([]);
});

test("The shop can be installed @once", async ({ page }) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await page.request.get(address ?? "")).json();
  expect(manifest).toMatchObject({ name: expect.stringContaining("Haat"), start_url: "/", display: "standalone" });
  for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const icon = await page.request.get(src);
    expect(icon.headers()["content-type"]).toBe(type);
    // A PNG has its width in the four bytes from offset 16.
    expect((await icon.body()).readUInt32BE(16)).toBe(Number(sizes.split("x")[0]));
  }
  const worker = await page.request.get("/service-worker.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
});
