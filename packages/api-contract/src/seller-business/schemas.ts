import { z } from "zod";
import { answer } from "../envelope";
import { limits } from "../limits";
import { mobileSchema, taxNumberSchema } from "../seller/fields";
import { sellerLoginMessages } from "../seller-login/messages";

import { gstStateCodes, type IndianState } from "../settings/gst-states";
import { pincodeSchema } from "../settings/schemas";
import { gstinPan, gstinStateCode, isGstin, isPan } from "../settings/tax-numbers";
import { idSchema, instantSchema } from "../values";
import { fileLacks } from "./completeness";
import { sellerBusinessMessages as messages } from "./messages";
import { businessKinds, businessKindWords, checkedFacts, documentKinds, isPanOfKind, panLettersOf } from "./words";

/** One line of text; consecutive blanks are merged. */
const lineOf = (max: number, missing: string, tooLong = messages.tooLong(max)) =>
  z
    .string(missing)
    .transform((text) => text.normalize("NFKC").replace(/\s+/g, " ").trim())
    .pipe(z.string().min(1, missing).max(max, tooLong));

const states = Object.keys(gstStateCodes) as [IndianState, ...IndianState[]];

const addressFields = {
  line: lineOf(300, messages.lineRequired),
  city: lineOf(100, messages.cityRequired),
  state: z.enum(states, messages.stateRequired),
  pincode: z.string().trim().pipe(pincodeSchema),
};
const contactFields = {
  contactName: lineOf(limits.maxNameLength, messages.contactRequired),
  contactMobile: mobileSchema,
};

/** A seller's pick-up address and contact. */
export const pickUpBodySchema = z.object({ ...contactFields, ...addressFields });
/** Returned as it was saved. */
const placeSchema = z.object({
  contactName: z.string(),
  /** As `+91…`. */
  contactMobile: z.string(),
  line: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
});
export const pickUpSchema = placeSchema;
export type PickUp = z.infer<typeof pickUpSchema>;

export const businessBodySchema = z
  .object({
    name: lineOf(
      limits.maxBusinessNameLength,
      messages.nameRequired,
      messages.nameTooLong(limits.maxBusinessNameLength),
    ),
    legalName: lineOf(150, messages.legalNameRequired),
    kind: z.enum(businessKinds, messages.kindRequired),
    gstNumber: taxNumberSchema(isGstin, sellerLoginMessages.gstinInvalid).nullable(),
    panNumber: taxNumberSchema(isPan, sellerLoginMessages.panInvalid),
    ...contactFields,
    ...addressFields,
  })
  .transform(({ gstNumber, panNumber, ...fields }, context) => {
    const issue = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (!panNumber) issue("panNumber", messages.panRequired);
    else if (gstNumber && gstinPan(gstNumber) !== panNumber) issue("panNumber", messages.panOfGstin);
    else if (!isPanOfKind(panNumber, fields.kind)) {
      const letters = [...panLettersOf[fields.kind]].join(", ");
      issue("panNumber", messages.panOfKind(businessKindWords[fields.kind], letters));
    }
    if (gstNumber && gstinStateCode(gstNumber) !== gstStateCodes[fields.state]) {
      issue("gstNumber", messages.stateOfGstin);
    }
    return { ...fields, gstNumber: gstNumber || null, panNumber: panNumber ?? "" };
  });

/** A seller's names and legal data. `name` is what shoppers see. */
export const businessSchema = placeSchema.extend({
  name: z.string(),
  legalName: z.string(),
  kind: z.enum(businessKinds),
  gstNumber: z.string().nullable(),
  panNumber: z.string().nullable(),
});
export type Business = z.infer<typeof businessSchema>;

/** An account number as entered: blanks are ignored. */
const accountNumberSchema = z
  .string(messages.numberInvalid)
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{9,18}$/, messages.numberInvalid));

export const bankAccountBodySchema = z
  .object({
    holder: lineOf(limits.maxNameLength, messages.holderRequired),
    number: accountNumberSchema,
    numberAgain: z.string(messages.numbersDiffer).transform((text) => text.replace(/\s/g, "")),
    ifsc: z
      .string(messages.ifscInvalid)
      .transform((text) => text.replace(/\s/g, "").toUpperCase())
      .pipe(z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, messages.ifscInvalid)),
  })
  .refine(({ number, numberAgain }) => number === numberAgain, {
    path: ["numberAgain"],
    message: messages.numbersDiffer,
  });

/** `number` is masked except for its last four digits. */
export const bankAccountSchema = z.object({ holder: z.string(), number: z.string(), ifsc: z.string() });
export type BankAccount = z.infer<typeof bankAccountSchema>;

export const sellerDocumentSchema = z.object({
  _id: idSchema,
  kind: z.enum(documentKinds),
  /** Pictures open in the browser, PDFs are downloaded. */
  isPicture: z.boolean(),
  bytes: z.number().int().min(0),
  createdAt: instantSchema,
});
export type SellerDocument = z.infer<typeof sellerDocumentSchema>;

/** A seller's business data; parts that were not entered yet are null. */
export const businessFileSchema = z.object({
  business: businessSchema.nullable(),
  bankAccount: bankAccountSchema.nullable(),
  pickUp: pickUpSchema.nullable(),
  /** Oldest first. */
  documents: z.array(sellerDocumentSchema),
  /** Missing items; empty if the file is complete. */
  lacks: z.array(z.enum(fileLacks)),
});
export type BusinessFile = z.infer<typeof businessFileSchema>;

export const uncheckedChangesSchema = z.array(z.enum(checkedFacts));

export const businessFileAnswerSchema = answer({ file: businessFileSchema });
export const businessFileSavedAnswerSchema = answer({ file: businessFileSchema }).extend({ message: z.string() });
export const addDocumentBodySchema = z.object({ kind: z.enum(documentKinds) });
export const reviewAskedAnswerSchema = answer({ reviewAskedAt: instantSchema }).extend({ message: z.string() });

export type BusinessBody = z.infer<typeof businessBodySchema>;
export type BankAccountBody = z.infer<typeof bankAccountBodySchema>;
export type PickUpBody = z.infer<typeof pickUpBodySchema>;
