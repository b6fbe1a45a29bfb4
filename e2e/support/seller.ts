import type { APIRequestContext, Page } from "@playwright/test";
import { aNewMobile } from "./account";
import { mailedPath } from "./mailed-path";
import { aNewEmail, newestCode } from "./outbox";
import { asAdministrator } from "./staff";

export type Seller = { email: string; mobileNumber: string; password: string };

/** What nobody has registered with yet. */
export const aNewSeller = (): Seller => ({
  email: aNewEmail(),
  mobileNumber: aNewMobile(),
  password: "three words together",
});

/** Somebody who has registered, and waits for approval. */
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
    // A login of the tab, of who was here before, would count first.
    sessionStorage.removeItem("sellerToken");
    localStorage.setItem("sellerToken", token);
  }, token);
  await page.goto(path);
  return token;
}

/** Enters the code that is sent to the seller's address: nobody is approved before. */
export async function verifyEmail(request: APIRequestContext, seller: Seller): Promise<void> {
  const headers = { authorization: await sellerToken(request, seller) };
  const send = (data: object) => request.post("/api/v1/seller/verification", { headers, data });
  const asked = await send({ contact: "email" });
  // Verified already, or by somebody else of this run.
  if (asked.status() === 409) return;
  await send({ contact: "email", otp: await newestCode(request, seller.email) });
}

/** What staff decide about a seller, who has verified the e-mail address where that is an approval. */
export async function decide(request: APIRequestContext, seller: Seller, state: string, reason = ""): Promise<void> {
  if (state === "approved") await verifyEmail(request, seller);
  const { email } = seller;
  const office = asAdministrator(request);
  const { sellers } = (await office.read(`/back-office/sellers?search=${encodeURIComponent(email)}`)) as {
    sellers: { _id: string }[];
  };
  await office.put(`/back-office/sellers/${sellers[0]?._id}/state`, { state, reason });
}

/** Where the newest reset link that was mailed to this address leads, as a path of the shop; it goes out a moment later. */
export const resetPath = (request: APIRequestContext, to: string): Promise<string> =>
  mailedPath(request, to, /https?:\/\/\S+\/seller\/reset\?token=\S+/);

/** The login's form, filled. */
export async function typeLogin(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel("Email or Mobile Number").fill(identifier);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Where the browser keeps the token: for good, and for this tab. */
export const keptTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("sellerToken"), sessionStorage.getItem("sellerToken")]);
