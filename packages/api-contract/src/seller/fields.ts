import { z } from "zod";
import { readIdentifier } from "../login/schemas";
import { sellerLoginMessages } from "../seller-login/messages";

/** A ten-digit Indian mobile number, as `+91…`. */
export const mobileSchema = z.string(sellerLoginMessages.fieldsRequired).transform((text, context) => {
  const read = readIdentifier(text);
  if (read?.kind === "mobile") return read.value;
  context.addIssue({ code: "custom", message: sellerLoginMessages.mobileInvalid });
  return z.NEVER;
});

/** A tax number as entered: case and blanks are ignored, and empty means none. */
export const taxNumberSchema = (isGood: (text: string) => boolean, message: string) =>
  z
    .string()
    .transform((text) => text.replace(/\s/g, "").toUpperCase())
    .refine((text) => text === "" || isGood(text), message)
    .optional();
