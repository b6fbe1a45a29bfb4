import { z } from "zod";
import { answer } from "../envelope";
import { limits } from "../limits";
import { typedPasswordSchema } from "../staff-login/schemas";
import { authenticatorMessages } from "./messages";

/** Spaces and hyphens that people type between groups do not count, nor does the case. */
const typedCode = (message: string) =>
  z
    .string(message)
    .max(100, message)
    .transform((typed) => typed.replace(/[\s-]/g, "").toLowerCase());

/** Characters of base32. */
export const recoveryCodeLength = 16;

const appCode = new RegExp(`^\\d{${limits.otpLength}}$`);
const recoveryCode = new RegExp(`^[a-z2-7]{${recoveryCodeLength}}$`);

/** A code of the app, six digits. */
export const appCodeSchema = typedCode(authenticatorMessages.setupCodeMissing).pipe(
  z.string().regex(appCode, authenticatorMessages.setupCodeMissing),
);

/** A code of the app or a recovery code; the latter as it is hashed: lower case, without hyphens. */
export const secondStepCodeSchema = typedCode(authenticatorMessages.codeMissing).transform((code, context) => {
  if (appCode.test(code)) return { kind: "app" as const, code };
  if (recoveryCode.test(code)) return { kind: "recovery" as const, code };
  context.addIssue({ code: "custom", message: authenticatorMessages.codeMissing });
  return z.NEVER;
});
export type SecondStepCode = z.output<typeof secondStepCodeSchema>;

/** What a correct password returns while an app is on. It opens nothing but the second step, for a few minutes. */
export const challengeSchema = z
  .string(authenticatorMessages.loginExpired)
  .min(1, authenticatorMessages.loginExpired)
  .max(200, authenticatorMessages.loginExpired);

export const loginByAppBodySchema = z.object({ challenge: challengeSchema, code: secondStepCodeSchema });
export const loginByAppAnswerSchema = answer({ token: z.string().min(1) }).extend({ message: z.string() });

/** Asked for again before a change of the app. */
export const confirmedByPasswordSchema = z.object({ password: typedPasswordSchema });
export const turnOnAuthenticatorBodySchema = z.object({ code: appCodeSchema });

export const authenticatorSchema = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int().min(0) });
export type AuthenticatorStatus = z.infer<typeof authenticatorSchema>;
export const authenticatorAnswerSchema = answer({ authenticator: authenticatorSchema });

/** The key is shown this once: in base32, and in the `otpauth:` address that the QR code contains. */
export const authenticatorSetupAnswerSchema = answer({ key: z.string().min(1), uri: z.string().min(1) });

/** Shown this once: only hashes are stored. */
export const recoveryCodesAnswerSchema = answer({ recoveryCodes: z.array(z.string()) }).extend({ message: z.string() });
