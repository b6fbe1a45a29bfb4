import type { FileStep } from "@haat/api-contract/seller-business/completeness";

/** Name and purpose of each part of the business file. */
export const stepWords: Record<FileStep, { title: string; text: string }> = {
  business: { title: "Business details", text: "Your business name, registration and address." },
  "bank-account": {
    title: "Bank account",
    text: "Where your earnings are paid. The full number is never shown.",
  },
  "pick-up": { title: "Pickup address", text: "Where couriers collect your parcels." },
  documents: {
    title: "Documents",
    text: "GST certificate, PAN card and a cancelled cheque. Only you and our staff can view them.",
  },
};
