import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { renewRecoveryCodes, setUpApp, takeSetupTry, turnOnApp } from "../authenticator/change-app";
import { clearSecondStepTries } from "../authenticator/second-step";
import { confirmSellerPassword, lockConfirmed } from "./confirm-password";
import { removeSellerAuthenticator } from "./remove-authenticator";

type Caller = { id: string; sessionId: string | null };

const issuer = "Haat seller portal";

const resolved = (container: MedusaContainer) => container.resolve<SellerService>(SELLER_MODULE);

/**
 * Makes a key for the seller's authenticator app, for the password.
 *
 * @throws ApiError 400 the password is wrong, 409 an app is on, 429 too many tries.
 */
export async function setUpSellerAuthenticator(
  container: MedusaContainer,
  { id }: Caller,
  password: string,
): Promise<{ key: string; uri: string }> {
  const confirmed = await confirmSellerPassword(container, id, password);
  return await inOneTransaction(container, async ({ prepared }) => {
    const { accounts, authenticators } = resolved(container).within(prepared);
    await lockConfirmed(accounts, confirmed);
    return await setUpApp(authenticators, id, { issuer, account: confirmed.email });
  });
}

/**
 * Turns the seller's app on and ends all other sessions, which were opened without it.
 *
 * @returns the recovery codes
 * @throws ApiError 400 the code is wrong, 409 there is no setup to confirm, 429 too many tries.
 */
export async function turnOnSellerAuthenticator(
  container: MedusaContainer,
  { id, sessionId }: Caller,
  code: string,
): Promise<string[]> {
  const sellers = resolved(container);
  await takeSetupTry(sellers, id);
  const codes = await inOneTransaction(container, async ({ prepared }) => {
    const { accounts, sessions, authenticators } = sellers.within(prepared);
    await accounts.lock(id);
    const made = await turnOnApp(authenticators, id, code);
    await sessions.endAll(id, { except: sessionId ?? "" });
    return made;
  });
  await clearSecondStepTries(sellers.passwordTries, id);
  return codes;
}

/**
 * Turns the seller's app off, for the password, and ends all other sessions. The owner is told by email.
 *
 * @throws ApiError 400 the password is wrong, 409 the app is off, 429 too many tries.
 */
export async function turnOffSellerAuthenticator(
  container: MedusaContainer,
  { id, sessionId }: Caller,
  password: string,
): Promise<void> {
  const confirmed = await confirmSellerPassword(container, id, password);
  await inOneTransaction(container, async (transaction) => {
    const { accounts, sessions } = resolved(container).within(transaction.prepared);
    await lockConfirmed(accounts, confirmed);
    const { email } = confirmed;
    const wasOn = await removeSellerAuthenticator(container, transaction, { id, email, by: "owner" });
    if (!wasOn) throw new ApiError(409, authenticatorMessages.notOn);
    await sessions.endAll(id, { except: sessionId ?? "" });
  });
}

/**
 * Replaces the seller's recovery codes, for the password.
 *
 * @throws ApiError 400 the password is wrong, 409 the app is off, 429 too many tries.
 */
export async function makeSellerRecoveryCodes(
  container: MedusaContainer,
  { id }: Caller,
  password: string,
): Promise<string[]> {
  const confirmed = await confirmSellerPassword(container, id, password);
  return await inOneTransaction(container, async ({ prepared }) => {
    const { accounts, authenticators } = resolved(container).within(prepared);
    await lockConfirmed(accounts, confirmed);
    return await renewRecoveryCodes(authenticators, id);
  });
}
