import { z } from "zod";
import { answer } from "../envelope";
import { limits } from "../limits";
import { idSchema } from "../values";
import { staffLoginMessages } from "./messages";

/** An administrator's address, lower-cased and trimmed, so that it is case-insensitive. */
export const staffEmailSchema = z
  .string(staffLoginMessages.emailInvalid)
  .trim()
  .toLowerCase()
  .pipe(z.email(staffLoginMessages.emailInvalid).max(254, staffLoginMessages.emailInvalid));

/** A password as it is typed to be checked. */
export const typedPasswordSchema = z
  .string(staffLoginMessages.passwordRequired)
  .min(1, staffLoginMessages.passwordRequired)
  .max(limits.maxStaffPasswordLength, staffLoginMessages.passwordTooLong(limits.maxStaffPasswordLength));

/** Without control characters: people do not enter them, and they could inject lines into a mail. */
export const typeable = /^\P{Cc}*$/u;

/** Rules for passwords: length counts more than character classes. */
export const newPasswordSchema = z
  .string(staffLoginMessages.passwordRequired)
  .min(limits.minStaffPasswordLength, staffLoginMessages.passwordTooShort(limits.minStaffPasswordLength))
  .max(limits.maxStaffPasswordLength, staffLoginMessages.passwordTooLong(limits.maxStaffPasswordLength))
  .regex(typeable, staffLoginMessages.passwordLetters);

export const staffOtpSchema = z
  .string(staffLoginMessages.otpIncomplete)
  .regex(new RegExp(`^\\d{${limits.otpLength}}$`), staffLoginMessages.otpIncomplete);

/** One path, two steps: the password requests a code, and the code opens the back office. */
export const adminLoginBodySchema = z
  .object({ email: staffEmailSchema, password: typedPasswordSchema.optional(), otp: staffOtpSchema.optional() })
  .transform(({ email, password, otp }, context) => {
    if (otp !== undefined) return { step: "otp" as const, email, otp };
    if (password !== undefined) return { step: "password" as const, email, password };
    context.addIssue({ code: "custom", path: ["password"], message: staffLoginMessages.passwordRequired });
    return z.NEVER;
  });

export const adminLoginAnswerSchema = z.union([
  answer({ token: z.string().min(1) }),
  // An authenticator app is on: no code is sent, and the second step is `adminLoginByApp`.
  answer({ challenge: z.string().min(1) }).extend({ message: z.string() }),
  z.object({ success: z.literal(true), message: z.string() }),
]);

/** Prefilled values of the login form: the demo shop's account, nothing in production. */
export const loginDefaultsAnswerSchema = answer({
  defaults: z.object({ email: z.string(), password: z.string() }).nullable(),
});

export const meSchema = z.object({
  _id: idSchema,
  email: z.string(),
  name: z.string(),
  /** Has every permission, regardless of roles. */
  isFullAdministrator: z.boolean(),
  /** The account's current permissions, by name. */
  permissions: z.array(z.string()),
  roles: z.array(z.object({ _id: idSchema, name: z.string() })),
});
export type Me = z.infer<typeof meSchema>;

export const meAnswerSchema = answer({ me: meSchema });

export const updateMeBodySchema = z.object({
  name: z
    .string(staffLoginMessages.nameRequired)
    .trim()
    .min(1, staffLoginMessages.nameRequired)
    .max(limits.maxNameLength, staffLoginMessages.nameTooLong)
    .regex(typeable, staffLoginMessages.nameLetters),
});

export const changePasswordBodySchema = z.object({ oldPassword: typedPasswordSchema, newPassword: newPasswordSchema });

export const staffDoneAnswerSchema = z.object({ success: z.literal(true), message: z.string() });
