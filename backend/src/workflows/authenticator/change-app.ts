import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import type { AuthenticatorStatus } from "@haat/api-contract/authenticator/schemas";
import { seal, unseal } from "#config/seal";
import type { Authenticators } from "#database/authenticators";
import { ApiError } from "#errors/api-error";
import { newAppKey, stepOfCode } from "./app-code";
import { drawRecoveryCodes } from "./recovery-codes";
import { type SecondStepParts, takeTry } from "./second-step";

/** Whether an account's app is on, and how many recovery codes are left. */
export async function readStatus(authenticators: Authenticators, ownerId: string): Promise<AuthenticatorStatus> {
  const app = await authenticators.of(ownerId);
  return { isOn: app?.isOn ?? false, recoveryCodesLeft: app?.recoveryCodesLeft ?? 0 };
}

/**
 * Makes a key for an app, in place of one that was never confirmed. The caller has checked the password.
 *
 * @returns the key and its `otpauth:` address, which nobody can read again
 * @throws ApiError 409 an app is on.
 */
export async function setUpApp(
  authenticators: Authenticators,
  ownerId: string,
  shownInApp: { issuer: string; account: string },
): Promise<{ key: string; uri: string }> {
  const made = newAppKey(shownInApp);
  if (!(await authenticators.setUp(ownerId, seal(made.key)))) throw new ApiError(409, authenticatorMessages.alreadyOn);
  return made;
}

/**
 * Counts one try of the code that turns an app on, before it is checked and outside of its transaction.
 *
 * @throws ApiError 409 no setup waits for a code, 429 too many wrong codes.
 */
export async function takeSetupTry({ authenticators, passwordTries }: SecondStepParts, ownerId: string): Promise<void> {
  await sealedKeyOfSetup(authenticators, ownerId);
  await takeTry(passwordTries, ownerId);
}

/**
 * Turns an app on with its current code, which is thereby used. The caller has counted the try.
 *
 * @returns the recovery codes, which nobody can read again
 * @throws ApiError 400 the code is wrong, 409 no setup waits for a code.
 */
export async function turnOnApp(authenticators: Authenticators, ownerId: string, code: string): Promise<string[]> {
  const sealedKey = await sealedKeyOfSetup(authenticators, ownerId);
  const step = stepOfCode(String(unseal(sealedKey)), code);
  if (step === null) throw new ApiError(400, authenticatorMessages.setupCodeInvalid);
  const { codes, hashes } = drawRecoveryCodes(ownerId);
  // Fails if the key was replaced or confirmed meanwhile.
  if (!(await authenticators.turnOn(ownerId, { sealedKey, step, recoveryHashes: hashes }))) {
    throw new ApiError(409, authenticatorMessages.notStarted);
  }
  return codes;
}

/** @throws ApiError 409 no setup was started, it has expired, or the app is on already. */
async function sealedKeyOfSetup(authenticators: Authenticators, ownerId: string): Promise<string> {
  const app = await authenticators.of(ownerId);
  if (!app) throw new ApiError(409, authenticatorMessages.notStarted);
  if (app.isOn) throw new ApiError(409, authenticatorMessages.alreadyOn);
  if (app.isExpired) throw new ApiError(409, authenticatorMessages.setupExpired);
  return app.sealedKey;
}

/** Replaces the recovery codes. The caller has checked the password. @throws ApiError 409 the app is off. */
export async function renewRecoveryCodes(authenticators: Authenticators, ownerId: string): Promise<string[]> {
  const { codes, hashes } = drawRecoveryCodes(ownerId);
  if (!(await authenticators.replaceRecoveryCodes(ownerId, hashes))) {
    throw new ApiError(409, authenticatorMessages.notOn);
  }
  return codes;
}
