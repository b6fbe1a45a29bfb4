import { z } from "zod";
import { instantSchema } from "../values";
import { consentMessages } from "./messages";
import { legalDocuments, legalVersions } from "./versions";

/** How a shopper agreed: by opening an account, with an order, or when asked for a new version. */
export const consentWays = ["sign-up", "checkout", "asked"] as const;
export type ConsentWay = (typeof consentWays)[number];

/** The versions that a screen showed. Others than those in force are refused: the shopper has not seen these. */
export const agreedSchema = z.object({
  privacy: z.literal(legalVersions.privacy, consentMessages.outdated),
  terms: z.literal(legalVersions.terms, consentMessages.outdated),
});

/** The same where a login comes first: it goes on, and other versions than those in force count as none. */
export const shownSchema = z.object({ privacy: z.string().max(20), terms: z.string().max(20) });

export const agreeBodySchema = agreedSchema.extend({ way: z.enum(["checkout", "asked"]) });

export const consentSchema = z.object({
  document: z.enum(legalDocuments),
  version: z.string(),
  way: z.enum(consentWays),
  agreedAt: instantSchema,
});
export type Consent = z.infer<typeof consentSchema>;
