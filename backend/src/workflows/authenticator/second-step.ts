import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import type { SecondStepCode } from "@haat/api-contract/authenticator/schemas";
import { unseal } from "#config/seal";
import type { Authenticators, Challenged } from "#database/authenticators";
import type { PasswordTries } from "#database/password-tries";
import { ApiError } from "#errors/api-error";
import { stepOfCode } from "./app-code";
import { hashRecoveryCode } from "./recovery-codes";

export type SecondStepParts = { authenticators: Authenticators; passwordTries: PasswordTries };

/** Counted apart from an account's passwords. */
const counted = (ownerId: string) => `second-step:${ownerId}`;

/**
 * The account whose second step a challenge opens. One try of a code is counted, before it is checked.
 *
 * @throws ApiError 400 the challenge is unknown, used or expired, 429 too many wrong codes.
 */
export async function takeSecondStep(
  { authenticators, passwordTries }: SecondStepParts,
  challenge: string,
): Promise<string> {
  const ownerId = await authenticators.challenged(challenge);
  if (!ownerId) throw new ApiError(400, authenticatorMessages.loginExpired);
  await takeTry(passwordTries, ownerId);
  return ownerId;
}

/** Counts one try of an account's code, before it is checked. @throws ApiError 429 too many wrong codes. */
export async function takeTry(passwordTries: PasswordTries, ownerId: string): Promise<void> {
  const locked = await passwordTries.take(counted(ownerId));
  if (locked > 0) throw new ApiError(429, authenticatorMessages.locked, { headers: { "Retry-After": String(locked) } });
}

/** After a login, and when an app is turned on: earlier wrong codes no longer count. */
export const clearSecondStepTries = (passwordTries: PasswordTries, ownerId: string): Promise<void> =>
  passwordTries.clear(counted(ownerId));

/**
 * Uses up the challenge and the code, each once.
 *
 * @param authenticators of the transaction that opens the session
 * @throws ApiError 400 the code is wrong or used, or the challenge was used meanwhile.
 */
export async function passSecondStep(
  authenticators: Authenticators,
  challenged: Challenged,
  { kind, code }: SecondStepCode,
): Promise<void> {
  const isGood =
    kind === "recovery"
      ? await authenticators.redeemRecoveryCode(challenged, hashRecoveryCode(challenged.ownerId, code))
      : await passAppCode(authenticators, challenged, code);
  if (!isGood) throw new ApiError(400, authenticatorMessages.codeInvalid);
}

async function passAppCode(authenticators: Authenticators, challenged: Challenged, code: string): Promise<boolean> {
  const app = await authenticators.of(challenged.ownerId);
  const step = app?.isOn ? stepOfCode(String(unseal(app.sealedKey)), code) : null;
  return step !== null && (await authenticators.redeemStep(challenged, step));
}
