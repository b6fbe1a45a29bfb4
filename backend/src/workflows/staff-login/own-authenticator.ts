import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { ACCESS_MODULE } from "#modules/access/index";
import { AccessModuleService } from "#modules/access/service";
import { recordChange } from "../audit/record-change";
import { renewRecoveryCodes, setUpApp, takeSetupTry, turnOnApp } from "../authenticator/change-app";
import { clearSecondStepTries } from "../authenticator/second-step";
import { confirmPassword, lockConfirmed } from "./confirm-password";
import { endStaffLogins } from "./end-staff-logins";
import { readMe } from "./me";
import { removeStaffAuthenticator } from "./remove-authenticator";

const issuer = "Haat back office";

const access = (container: MedusaContainer) => container.resolve<AccessModuleService>(ACCESS_MODULE);

/**
 * Makes a key for the caller's authenticator app, for the password.
 *
 * @throws ApiError 400 the password is wrong, 409 an app is on, 429 too many tries.
 */
export async function setUpAuthenticator(
  container: MedusaContainer,
  { userId }: AdministratorAccess,
  password: string,
): Promise<{ key: string; uri: string }> {
  const confirmed = await confirmPassword(container, userId, password);
  return await inOneTransaction(container, async (transaction) => {
    await lockConfirmed(transaction, confirmed);
    const { authenticators } = AccessModuleService.partsIn(transaction.prepared);
    return await setUpApp(authenticators, userId, { issuer, account: confirmed.email });
  });
}

/**
 * Turns the caller's app on and ends all other sessions, which were opened without it; a code that was mailed no longer
 * works.
 *
 * @returns the recovery codes
 * @throws ApiError 400 the code is wrong, 409 there is no setup to confirm, 429 too many tries.
 */
export async function turnOnAuthenticator(
  container: MedusaContainer,
  caller: AdministratorAccess,
  code: string,
): Promise<string[]> {
  const { userId, sessionId } = caller;
  const { email } = await readMe(container, caller);
  await takeSetupTry(access(container), userId);
  const codes = await inOneTransaction(container, async (transaction) => {
    await endStaffLogins(container, transaction, { userId, email, keepSessionId: sessionId });
    const { authenticators } = AccessModuleService.partsIn(transaction.prepared);
    const made = await turnOnApp(authenticators, userId, code);
    await record(container, transaction, { caller, email, action: "staff.authenticator-app-turned-on" });
    return made;
  });
  await clearSecondStepTries(access(container).passwordTries, userId);
  return codes;
}

/**
 * Turns the caller's app off, for the password, and ends all other sessions. The owner is told by email.
 *
 * @throws ApiError 400 the password is wrong, 409 the app is off, 429 too many tries.
 */
export async function turnOffAuthenticator(
  container: MedusaContainer,
  caller: AdministratorAccess,
  password: string,
): Promise<void> {
  const { userId, sessionId } = caller;
  const confirmed = await confirmPassword(container, userId, password);
  const { email } = confirmed;
  await inOneTransaction(container, async (transaction) => {
    await lockConfirmed(transaction, confirmed);
    await endStaffLogins(container, transaction, { userId, email, keepSessionId: sessionId });
    const wasOn = await removeStaffAuthenticator(container, transaction, { userId, email, by: "owner" });
    if (!wasOn) throw new ApiError(409, authenticatorMessages.notOn);
    await record(container, transaction, { caller, email, action: "staff.authenticator-app-turned-off" });
  });
}

/**
 * Replaces the caller's recovery codes, for the password.
 *
 * @throws ApiError 400 the password is wrong, 409 the app is off, 429 too many tries.
 */
export async function makeRecoveryCodes(
  container: MedusaContainer,
  caller: AdministratorAccess,
  password: string,
): Promise<string[]> {
  const confirmed = await confirmPassword(container, caller.userId, password);
  return await inOneTransaction(container, async (transaction) => {
    await lockConfirmed(transaction, confirmed);
    const { authenticators } = AccessModuleService.partsIn(transaction.prepared);
    const made = await renewRecoveryCodes(authenticators, caller.userId);
    await record(container, transaction, { caller, email: confirmed.email, action: "staff.recovery-codes-made" });
    return made;
  });
}

type Act = { caller: AdministratorAccess; email: string; action: string };

/** Without values: neither the key nor the codes belong into the audit log. */
const record = (container: MedusaContainer, transaction: OneTransaction, { caller, email, action }: Act) => {
  const subject = { type: "staff", id: caller.staffId, label: email };
  return recordChange(container, { actorId: caller.userId, action, subject, before: null, after: {} }, transaction);
};
