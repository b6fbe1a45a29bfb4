import type { Page } from "@playwright/test";

/** An empty response that fits every list of the contract. */
const nothing = {
  success: true,
  status: true,
  products: [],
  banners: [],
  data: [],
  productIds: [],
  items: [],
  orders: [],
  addresses: [],
  subtotal: 0,
  shipping: 0,
  total: 0,
  page: 1,
  limit: 24,
  facets: { brands: [], price: { min: 0, max: 0 }, ratings: [4, 3, 2, 1].map((stars) => ({ stars, count: 0 })) },
};

const fault = { success: false, message: "The shop is busy. Please try again in a moment." };

/**
 * Intercepts a page's reads with these path prefixes: never responds, fails, or returns nothing. Everything else is
 * real.
 */
export async function answerCalls(page: Page, beginnings: string[], how: "held" | "refused" | "empty"): Promise<void> {
  const concerned = (url: URL) => beginnings.some((start) => url.pathname.startsWith(`/api/v1${start}`));
  await page.route(concerned, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    // A held call is aborted with its page.
    if (how === "held") return;
    await route.fulfill(how === "refused" ? { status: 500, json: fault } : { json: nothing });
  });
}
