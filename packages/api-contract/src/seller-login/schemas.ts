import { z } from "zod";
import { answer } from "../envelope";
import { limits } from "../limits";
import { identifierSchema } from "../login/schemas";
import { mobileSchema, taxNumberSchema } from "../seller/fields";
import { sellerMeSchema } from "../seller/schemas";
import { sellerTypes } from "../seller/words";
import { gstinPan, isGstin, isPan } from "../settings/tax-numbers";
import { newPasswordSchema } from "../staff-login/schemas";
import { sellerLoginMessages } from "./messages";

const emailSchema = z
  .string(sellerLoginMessages.fieldsRequired)
  .trim()
  .toLowerCase()
  .pipe(z.email(sellerLoginMessages.emailInvalid).max(254, sellerLoginMessages.emailInvalid));

const typedPassword = z
  .string(sellerLoginMessages.fieldsRequired)
  .min(1, sellerLoginMessages.fieldsRequired)
  .max(limits.maxStaffPasswordLength, sellerLoginMessages.loginFailed);

/** One of the two, whichever the seller entered. */
const identifierFields = { email: z.string().optional(), mobileNumber: z.string().optional() };
type IdentifierFields = { email?: string | undefined; mobileNumber?: string | undefined };

const identifierOf = (
  { email, mobileNumber }: IdentifierFields,
  context: z.RefinementCtx,
  messages: { missing: string; wrong: string },
) => {
  const typed = (email ?? mobileNumber ?? "").trim();
  const read = identifierSchema.safeParse(typed);
  if (read.success) return read.data;
  context.addIssue({
    code: "custom",
    path: ["identifier"],
    message: typed === "" ? messages.missing : messages.wrong,
  });
  return z.NEVER;
};

export const sellerLoginBodySchema = z
  .object({ ...identifierFields, password: typedPassword, rememberMe: z.boolean().default(false) })
  .transform(({ password, rememberMe, ...typed }, context) => ({
    identifier: identifierOf(typed, context, {
      missing: sellerLoginMessages.fieldsRequired,
      wrong: sellerLoginMessages.identifierInvalid,
    }),
    password,
    rememberMe,
  }));

/** A challenge instead of a token while an authenticator app is on: the second step is `sellerLoginByApp`. */
export const sellerLoginAnswerSchema = z.union([
  answer({ token: z.string().min(1) }).extend({ message: z.string() }),
  answer({ challenge: z.string().min(1) }).extend({ message: z.string() }),
]);

/** A GSTIN contains a PAN; sellers of books need none, and identify themselves by their PAN. */
export const registerSellerBodySchema = z
  .object({
    mobileNumber: mobileSchema,
    email: emailSchema,
    password: newPasswordSchema,
    sellerType: z.enum(sellerTypes).default("ALL_CATEGORIES"),
    gstNumber: taxNumberSchema(isGstin, sellerLoginMessages.gstinInvalid),
    panNumber: taxNumberSchema(isPan, sellerLoginMessages.panInvalid),
  })
  .transform(({ gstNumber, panNumber, ...fields }, context) => {
    const issue = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (fields.sellerType === "BOOKS_ONLY" && !panNumber) issue("panNumber", sellerLoginMessages.panRequired);
    if (gstNumber && panNumber && gstinPan(gstNumber) !== panNumber) {
      issue("panNumber", sellerLoginMessages.panOfGstin);
    }
    if (fields.password.trim().toLowerCase() === fields.email) issue("password", sellerLoginMessages.passwordIsEmail);
    return { ...fields, gstNumber: gstNumber || null, panNumber: panNumber || null };
  });

export const forgetPasswordBodySchema = z
  .object({ ...identifierFields, identifier: z.string().optional() })
  .transform(({ identifier, ...typed }, context) =>
    identifierOf({ email: identifier, ...typed }, context, {
      missing: sellerLoginMessages.identifierRequired,
      wrong: sellerLoginMessages.identifierInvalid,
    }),
  );

const linkTokenSchema = z
  .string(sellerLoginMessages.linkInvalid)
  .min(1, sellerLoginMessages.linkInvalid)
  .max(200, sellerLoginMessages.linkInvalid);

export const sellerResetQuerySchema = z.object({ token: linkTokenSchema });
export const resetSellerPasswordBodySchema = z.object({ token: linkTokenSchema, password: newPasswordSchema });

export const sellerDoneAnswerSchema = z.object({ success: z.literal(true), message: z.string() });

export const sellerMeAnswerSchema = answer({ seller: sellerMeSchema });
