/** Legal forms of a seller. */
export const businessKinds = [
  "proprietorship",
  "partnership",
  "llp",
  "company",
  "huf",
  "society",
  "individual",
] as const;
export type BusinessKind = (typeof businessKinds)[number];

export const businessKindWords: Record<BusinessKind, string> = {
  proprietorship: "Sole proprietorship",
  partnership: "Partnership",
  llp: "Limited liability partnership",
  company: "Limited company",
  huf: "Hindu undivided family",
  society: "Society, trust or co-operative",
  individual: "Individual",
};

/** Possible fourth letters of a PAN for each legal form: the kind of taxpayer. */
export const panLettersOf: Record<BusinessKind, string> = {
  proprietorship: "P",
  individual: "P",
  partnership: "F",
  // Older LLPs have a firm's letter.
  llp: "EF",
  company: "C",
  huf: "H",
  // Trusts, associations, bodies of individuals, artificial persons, authorities.
  society: "TABJLG",
};

/** Whether a PAN, in capitals, is possible for this legal form. */
export const isPanOfKind = (pan: string, kind: BusinessKind): boolean => panLettersOf[kind].includes(pan.charAt(3));

/** Kinds of documents. */
export const documentKinds = ["gst-certificate", "pan-card", "cancelled-cheque", "address-proof", "signature"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentKindWords: Record<DocumentKind, string> = {
  "gst-certificate": "GST certificate",
  "pan-card": "PAN card",
  "cancelled-cheque": "Cancelled cheque",
  "address-proof": "Address proof",
  signature: "Signature or another document",
};

/** Data that staff check when they approve a seller: later changes are reported to them. */
export const checkedFacts = ["legalName", "gstNumber", "panNumber", "bankAccount"] as const;
export type CheckedFact = (typeof checkedFacts)[number];

export const checkedFactWords: Record<CheckedFact, string> = {
  legalName: "Legal name",
  gstNumber: "GSTIN",
  panNumber: "PAN",
  bankAccount: "Bank account",
};

/** A bank account's number as shown: only its last digits. */
export const maskedNumber = (lastDigits: string): string => `••••${lastDigits}`;
