import { z } from "zod";
import { shownSchema } from "../consent/schemas";
import { answer } from "../envelope";
import { limits } from "../limits";
import { idSchema } from "../values";
import { loginMessages } from "./messages";

/** An e-mail address, lower-cased and trimmed, or a ten-digit Indian mobile number as `+91…`. */
export const identifierSchema = z
  .string()
  .trim()
  .min(1, loginMessages.identifierRequired)
  .max(254, loginMessages.identifierInvalid)
  .transform((text, context) => {
    const identifier = readIdentifier(text);
    if (identifier) return identifier;
    context.addIssue({ code: "custom", message: loginMessages.identifierInvalid });
    return z.NEVER;
  });

export type Identifier = { kind: "email" | "mobile"; value: string };

/** Parses and normalises an e-mail address or a mobile number; null if it is neither. */
export function readIdentifier(text: string): Identifier | null {
  const trimmed = text.trim();
  const mobile = trimmed.replace(/[\s-]/g, "").match(/^(?:\+?91|0)?([6-9]\d{9})$/)?.[1];
  if (mobile) return { kind: "mobile", value: `+91${mobile}` };
  const email = z.email().max(254).safeParse(trimmed.toLowerCase());
  return email.success ? { kind: "email", value: email.data } : null;
}

export const otpSchema = z.string().regex(new RegExp(`^\\d{${limits.otpLength}}$`), loginMessages.otpIncomplete);

/** One path, two uses: without `otp` a code is sent, with it the code is checked. */
export const signupBodySchema = z
  .object({
    email: z.string().optional(),
    mobile: z.string().optional(),
    identifier: z.string().optional(),
    otp: otpSchema.optional(),
    /** With a code: the versions of notice and terms that were shown. Kept if it opens an account. */
    agreed: shownSchema.optional(),
  })
  .transform(({ email, mobile, identifier, otp, agreed }, context) => {
    const read = identifierSchema.safeParse(email ?? mobile ?? identifier ?? "");
    if (read.success) return { identifier: read.data, otp, agreed };
    context.addIssue({ code: "custom", path: ["identifier"], message: read.error.issues[0]?.message ?? "" });
    return z.NEVER;
  });

export const shopperSchema = z.object({
  _id: idSchema,
  email: z.string().nullable(),
  mobile: z.string().nullable(),
});
export type Shopper = z.infer<typeof shopperSchema>;

export const loginAnswerSchema = answer({ token: z.string().min(1), user: shopperSchema });

export const signupAnswerSchema = z.union([
  loginAnswerSchema,
  z.object({ success: z.literal(true), message: z.string() }),
]);
export type LoginAnswer = z.infer<typeof signupAnswerSchema>;

/** The credential (an ID token) that Google Identity Services passes to the page. */
export const googleLoginBodySchema = z.object({
  token: z
    .string(loginMessages.googleFailed)
    .trim()
    .min(1, loginMessages.googleFailed)
    .max(8192, loginMessages.googleFailed),
  /** As in the other login. */
  agreed: shownSchema.optional(),
});

/** Login methods besides codes. `google` is null if it is not configured: the button is then hidden. */
export const loginMethodsAnswerSchema = answer({ google: z.object({ clientId: z.string() }).nullable() });
