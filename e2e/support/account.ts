import { createRequire } from "node:module";
import type { APIRequestContext, Page } from "@playwright/test";
import { aNewEmail, newestCode } from "./outbox";

/** Required, not imported: Playwright reads the contract's source as CommonJS, whose names it can't import. */
const { legalVersions }: typeof import("@haat/api-contract/consent/versions") = createRequire(import.meta.url)(
  "@haat/api-contract/consent/versions",
);

export type Person = { email: string; token: string };

async function logIn(request: APIRequestContext, identifier: string, agrees: boolean): Promise<string> {
  await request.post("/api/v1/signup", { data: { identifier } });
  const otp = await newestCode(request, identifier);
  const answer = await request.post("/api/v1/signup", {
    data: { identifier, otp, ...(agrees && { agreed: legalVersions }) },
  });
  return ((await answer.json()) as { token: string }).token;
}

/** A new person with an account, whose login is not what the story is about. Who does not agree is asked to by a bar. */
export async function aPerson(request: APIRequestContext, { agrees = true } = {}): Promise<Person> {
  const email = aNewEmail();
  return { email, token: await logIn(request, email, agrees) };
}

/** Opens the shop as this person, as if already logged in. */
export async function openAs(page: Page, { email, token }: Person, path: string): Promise<void> {
  await page.goto("/favicon.svg");
  await page.evaluate(
    ([token, email]) => {
      localStorage.setItem("token", token);
      localStorage.setItem("email", email);
    },
    [token, email] as const,
  );
  await page.goto(path);
}

let mobiles = 0;

/** Ten digits that no other test uses. */
export function aNewMobile(): string {
  mobiles += 1;
  const drawn = BigInt(Date.now()) * 1000n + BigInt((process.pid * 31 + mobiles) % 1000);
  return `9${String(drawn).slice(-9)}`;
}

/** Adds a mobile number to the account, so that the person has a second way in. */
export async function addMobile(request: APIRequestContext, { token }: Person): Promise<string> {
  const identifier = aNewMobile();
  const headers = { authorization: token };
  await request.post("/api/v1/account/identifier", { headers, data: { identifier } });
  const otp = await newestCode(request, identifier);
  await request.post("/api/v1/account/identifier", { headers, data: { identifier, otp } });
  return identifier;
}

export const anAddress = {
  name: "Asha Rao",
  mobile: "9876543210",
  address: "12, MG Road, Camp",
  city: "Pune",
  state: "Maharashtra",
  pincode: "411001",
};

export async function saveAddress(request: APIRequestContext, { token }: Person, change: object = {}): Promise<void> {
  await request.post("/api/v1/account/addresses", {
    headers: { authorization: token },
    data: { ...anAddress, ...change },
  });
}

/** The person's orders, from the API. */
export async function ordersOf(request: APIRequestContext, { token }: Person): Promise<unknown[]> {
  const answer = await request.get("/api/v1/order", { headers: { authorization: token } });
  return ((await answer.json()) as { orders: unknown[] }).orders;
}

export async function endEveryLogin(request: APIRequestContext, { token }: Person): Promise<void> {
  await request.post("/api/v1/account/logout-everywhere", { headers: { authorization: token } });
}
