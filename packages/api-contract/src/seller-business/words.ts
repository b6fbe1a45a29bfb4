/** What a seller is before the law. */
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

/** What the fourth letter of a PAN may be for each kind: who is taxed by it. */
export const panLettersOf: Record<BusinessKind, string> = {
  proprietorship: "P",
  individual: "P",
  partnership: "F",
  // Older ones were given as to firms.
  llp: "EF",
  company: "C",
  huf: "H",
  // Trusts, associations, bodies of individuals, artificial persons, authorities.
  society: "TABJLG",
};

/** Whether a PAN, in capitals, can be that of such a business. */
export const isPanOfKind = (pan: string, kind: BusinessKind): boolean => panLettersOf[kind].includes(pan.charAt(3));

/** What a document proves. */
export const documentKinds = ["gst-certificate", "pan-card", "cancelled-cheque", "address-proof", "signature"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentKindWords: Record<DocumentKind, string> = {
  "gst-certificate": "GST certificate",
  "pan-card": "PAN card",
  "cancelled-cheque": "Cancelled cheque",
  "address-proof": "Address proof",
  signature: "Signature or another document",
};

/** What staff check when they approve a seller: a later change of it is told to them. */
export const checkedFacts = ["legalName", "gstNumber", "panNumber", "bankAccount"] as const;
export type CheckedFact = (typeof checkedFacts)[number];

export const checkedFactWords: Record<CheckedFact, string> = {
  legalName: "Legal name",
  gstNumber: "GSTIN",
  panNumber: "PAN",
  bankAccount: "Bank account",
};

/** A bank account's number as it is shown: its last digits alone. */
export const maskedNumber = (lastDigits: string): string => `••••${lastDigits}`;
