import type { FileStep } from "@haat/api-contract/seller-business/completeness";

/** What each part of the business file is called, and what it is for. */
export const stepWords: Record<FileStep, { title: string; text: string }> = {
  business: { title: "Business details", text: "Who sells, as the law and shoppers want to know it." },
  "bank-account": {
    title: "Bank account",
    text: "Where what you earn is paid to. The number is shown to nobody in full.",
  },
  "pick-up": { title: "Pick-up address", text: "Where your parcels are fetched." },
  documents: {
    title: "Documents",
    text: "GST certificate, PAN card and a cancelled cheque. Only you and the shop's staff can open them.",
  },
};
