import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import type { AuthenticatorStatus } from "@haat/api-contract/authenticator/schemas";
import { seal, unseal } from "#config/seal";
import type { Authenticators } from "#database/authenticators";
import { ApiError } from "#errors/api-error";
import { newAppKey, stepOfCode } from "./app-code";
import { drawRecoveryCodes } from "./recovery-codes";

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
 * Turns an app on with its current code, which is thereby used.
 *
 * @returns the recovery codes, which nobody can read again
 * @throws ApiError 400 the code is wrong, 409 no setup was started, or the app is on already.
 */
export async function turnOnApp(authenticators: Authenticators, ownerId: string, code: string): Promise<string[]> {
  const app = await authenticators.of(ownerId);
  if (!app) throw new ApiError(409, authenticatorMessages.notStarted);
  if (app.isOn) throw new ApiError(409, authenticatorMessages.alreadyOn);
  const { sealedKey } = app;
  const step = stepOfCode(String(unseal(sealedKey)), code);
  if (step === null) throw new ApiError(400, authenticatorMessages.setupCodeInvalid);
  const { codes, hashes } = drawRecoveryCodes(ownerId);
  // Fails if the key was replaced or confirmed meanwhile.
  if (!(await authenticators.turnOn(ownerId, { sealedKey, step, recoveryHashes: hashes }))) {
    throw new ApiError(409, authenticatorMessages.notStarted);
  }
  return codes;
}

/** Replaces the recovery codes. The caller has checked the password. @throws ApiError 409 the app is off. */
export async function renewRecoveryCodes(authenticators: Authenticators, ownerId: string): Promise<string[]> {
  const { codes, hashes } = drawRecoveryCodes(ownerId);
  if (!(await authenticators.replaceRecoveryCodes(ownerId, hashes))) {
    throw new ApiError(409, authenticatorMessages.notOn);
  }
  return codes;
}
