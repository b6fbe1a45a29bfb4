import type { APIRequestContext, Page } from "@playwright/test";
import { aNewMobile } from "./account";
import { mailedPath } from "./mailed-path";
import { aNewEmail, newestCode } from "./outbox";
import { asAdministrator } from "./staff";

export type Seller = { email: string; mobileNumber: string; password: string };

/** Registration data that no one has used yet. */
export const aNewSeller = (): Seller => ({
  email: aNewEmail(),
  mobileNumber: aNewMobile(),
  password: "three words together",
});

/** A registered seller, waiting for approval. */
export async function aSeller(request: APIRequestContext, change: object = {}): Promise<Seller> {
  const seller = aNewSeller();
  const answer = await request.post("/api/v1/sallerreg", { data: { ...seller, ...change } });
  if (!answer.ok()) throw new Error(`/sallerreg answered ${answer.status()}: ${await answer.text()}`);
  return seller;
}

export async function sellerToken(request: APIRequestContext, { email, password }: Seller): Promise<string> {
  const answer = await request.post("/api/v1/sallerlogin", { data: { email, password } });
  return ((await answer.json()) as { token: string }).token;
}

/** Opens the portal as a browser that remembers this seller's login. */
export async function openPortal(page: Page, seller: Seller, path: string): Promise<string> {
  const token = await sellerToken(page.request, seller);
  await page.goto("/favicon.svg");
  await page.evaluate((token) => {
    // A tab's login, left by the previous user, would take precedence.
    sessionStorage.removeItem("sellerToken");
    localStorage.setItem("sellerToken", token);
  }, token);
  await page.goto(path);
  return token;
}

/** Enters the code sent to the seller's address, which an approval requires. */
export async function verifyEmail(request: APIRequestContext, seller: Seller): Promise<void> {
  const headers = { authorization: await sellerToken(request, seller) };
  const send = (data: object) => request.post("/api/v1/seller/verification", { headers, data });
  const asked = await send({ contact: "email" });
  // Already verified, maybe by another story of this run.
  if (asked.status() === 409) return;
  await send({ contact: "email", otp: await newestCode(request, seller.email) });
}

/** A decision by staff about a seller, whose email address is verified first for an approval. */
export async function decide(request: APIRequestContext, seller: Seller, state: string, reason = ""): Promise<void> {
  if (state === "approved") await verifyEmail(request, seller);
  const { email } = seller;
  const office = asAdministrator(request);
  const { sellers } = (await office.read(`/back-office/sellers?search=${encodeURIComponent(email)}`)) as {
    sellers: { _id: string }[];
  };
  await office.put(`/back-office/sellers/${sellers[0]?._id}/state`, { state, reason });
}

/** The newest reset link mailed to this address, as a path of the shop; it is sent a moment later. */
export const resetPath = (request: APIRequestContext, to: string): Promise<string> =>
  mailedPath(request, to, /https?:\/\/\S+\/seller\/reset\?token=\S+/);

/** Fills the login form. */
export async function typeLogin(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel("Email or Mobile Number").fill(identifier);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** The tokens in the browser: persistent, and for this tab. */
export const keptTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("sellerToken"), sessionStorage.getItem("sellerToken")]);
