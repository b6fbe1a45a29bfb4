import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { aNewEmail, newestCode } from "./outbox";
import { takenOver } from "./test";

type Variant = { _id: string; color: string; size: string; quantity: number; finalPrice: number };
export type Card = {
  _id: string;
  slug: string;
  title: string;
  brand: string;
  quantity: number;
  price: number;
  finalPrice: number;
  shipping: { deliveryCharge: number; freeDeliveryAbove: number };
  totalReviews: number;
  images: string[];
  offers: unknown[];
  variants: Variant[];
};

/** The active category with this handle. */
export async function theCategory(request: APIRequestContext, handle: string): Promise<{ _id: string; title: string }> {
  const { data } = (await (await request.get("/api/v1/categoryByuser")).json()) as {
    data: { _id: string; title: string; handle: string }[];
  };
  const category = data.find((one) => one.handle === handle);
  if (!category) throw new Error(`The demo shop has no category ${handle}.`);
  return category;
}

/** A product of the demo shop that is in stock and has options; every variant in stock has colours or sizes. */
export async function aProductWithVariants(request: APIRequestContext): Promise<Card> {
  const { _id } = await theCategory(request, "fashion");
  const answer = await request.get(`/api/v1/products/${_id}?limit=100`);
  const { products } = (await answer.json()) as { products: Card[] };
  const wanted = products.find(
    ({ variants }) => variants.length > 1 && variants.every((variant) => variant.quantity > 20),
  );
  if (!wanted) throw new Error("The demo shop has no fashion product with variants that are all in stock.");
  return wanted;
}

/** The first product that matches; the text describes it for the error. */
export async function aProductThat(
  request: APIRequestContext,
  what: string,
  isWanted: (product: Card) => boolean,
): Promise<Card> {
  for (let page = 1; page <= 5; page++) {
    const answer = await request.get(`/api/v1/products?status=true&limit=100&page=${page}`);
    const { products } = (await answer.json()) as { products: Card[] };
    const wanted = products.find(isWanted);
    if (wanted) return wanted;
  }
  throw new Error(`The demo shop has no product ${what}.`);
}

/** A product with plenty of stock and no options. */
export const aPlainThing = (request: APIRequestContext) =>
  aProductThat(request, "in stock, without variants", ({ variants, quantity }) => !variants.length && quantity > 20);

/**
 * Completes the open login dialog with the code from the outbox, and waits for the page to reload. Returns the address
 * used.
 */
export async function logInByCode(page: Page): Promise<string> {
  const reloaded = page.waitForEvent("load");
  const email = await passLogin(page);
  await reloaded;
  await takenOver(page);
  return email;
}

/** The same without waiting: a guest's pending action may open another page instead. */
export async function passLogin(page: Page): Promise<string> {
  const email = aNewEmail();
  const dialog = page.getByRole("dialog", { name: "Sign Up / Log In" });
  await dialog.getByLabel("Email or Mobile Number").fill(email);
  await dialog.getByRole("button", { name: "Request OTP" }).click();
  await expect(page.getByText(`OTP sent to ${email}`)).toBeVisible();
  await dialog.getByLabel("Enter OTP").fill(await newestCode(page.request, email));
  await dialog.getByRole("button", { name: "Verify OTP" }).click();
  await expect(page.getByText("Login successful! Redirecting...")).toBeVisible();
  return email;
}

/** Opens the login dialog from the account menu. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("button", { name: "Sign Up / Log In" }).click();
  return page.getByRole("dialog", { name: "Sign Up / Log In" });
}

/** Opens the login dialog from the account menu and completes it. */
export async function logInFromMenu(page: Page): Promise<string> {
  await openLogin(page);
  return logInByCode(page);
}

/** Fills the checkout form with an address in Pune. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel("Pincode").fill("411001");
  // The pincode fills in city and state a moment later: typing before that would race with it.
  await expect(page.getByLabel("State")).toHaveValue("Maharashtra");
  await page.getByLabel("Full Name").fill("Asha Rao");
  await page.getByLabel("Mobile Number").fill("9876543210");
  await page.getByLabel("Address", { exact: true }).fill("12, MG Road, Camp");
  await page.getByLabel("City").fill("Pune");
  await page.getByLabel("State").fill("Maharashtra");
}

/** Chooses the first colour and the first size on a product page. */
export async function chooseVariant(page: Page): Promise<void> {
  // `count` does not wait; the groups come with the product.
  await page.getByRole("radiogroup").first().waitFor();
  for (const name of ["Colour", "Size"]) {
    const group = page.getByRole("radiogroup", { name: new RegExp(`^${name}`) });
    if (await group.count()) await group.getByRole("radio").first().check({ force: true });
  }
}
