/** What shoppers agree to: the privacy notice and the terms. */
export const legalDocuments = ["privacy", "terms"] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/**
 * The version in force of each: the day of its last change. Change it with the text, and every shopper is asked again;
 * `legal-versions.test.ts` of the storefront fails until both agree.
 */
export const legalVersions: Readonly<Record<LegalDocument, string>> = { privacy: "2026-11-29", terms: "2026-11-28" };

/** Whether these are the versions in force. */
export const areInForce = (shown: Readonly<Record<LegalDocument, string>> | undefined): boolean =>
  shown !== undefined && legalDocuments.every((document) => shown[document] === legalVersions[document]);

/** Whether somebody has agreed to all that is in force. */
export const hasAgreed = (consents: readonly { document: LegalDocument; version: string }[]): boolean =>
  legalDocuments.every((document) =>
    consents.some((consent) => consent.document === document && consent.version === legalVersions[document]),
  );
