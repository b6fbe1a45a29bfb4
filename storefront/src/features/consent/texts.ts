import type { ConsentWay } from "@haat/api-contract/consent/schemas";
import type { LegalDocument } from "@haat/api-contract/consent/versions";

/** Texts about the terms and the privacy notice. */
export const consentTexts = {
  byOpening: "By opening an account you agree to our",
  byOrdering: "By placing this order you agree to our",
  and: "and",
  barLabel: "Terms and privacy",
  changed: "We have changed our terms or privacy policy. Please read and agree to our",
  unasked: "Please read and agree to our",
  agree: "I agree",
  agreeing: "Saving...",
  later: "Later",
  newTab: "(opens in a new tab)",
  failed: "Your agreement could not be saved. Please try again.",
  documents: { privacy: "Privacy Policy", terms: "Terms & Conditions" } satisfies Record<LegalDocument, string>,
  agreedOn: (version: string, day: string) => `Version of ${version}, agreed on ${day}`,
  ways: {
    "sign-up": "when you opened your account",
    checkout: "with an order",
    asked: "when we asked you",
  } satisfies Record<ConsentWay, string>,
  none: "You have not agreed to a version yet.",
  agreements: "What you have agreed to",
} as const;
