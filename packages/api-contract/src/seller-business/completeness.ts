import type { SellerType } from "../seller/words";
import type { DocumentKind } from "./words";

/** The steps of a seller's business file, in order. */
export const fileSteps = ["business", "bank-account", "pick-up", "documents"] as const;
export type FileStep = (typeof fileSteps)[number];

/** An item that a business file may lack. */
export const fileLacks = [
  "business-details",
  "gstin",
  "bank-account",
  "pick-up-address",
  "gst-certificate",
  "pan-card",
  "cancelled-cheque",
] as const;
export type FileLack = (typeof fileLacks)[number];

export const fileLackWords: Record<FileLack, string> = {
  "business-details": "Business details",
  gstin: "GSTIN",
  "bank-account": "Bank account",
  "pick-up-address": "Pickup address",
  "gst-certificate": "GST certificate",
  "pan-card": "PAN card",
  "cancelled-cheque": "Cancelled cheque",
};

/** The part of a business file that determines its completeness. */
export type FileParts = {
  sellerType: SellerType;
  gstNumber: string | null;
  hasBusiness: boolean;
  hasBankAccount: boolean;
  hasPickUp: boolean;
  documentKinds: readonly DocumentKind[];
};

const stepOf: Record<FileLack, FileStep> = {
  "business-details": "business",
  gstin: "business",
  "bank-account": "bank-account",
  "pick-up-address": "pick-up",
  "gst-certificate": "documents",
  "pan-card": "documents",
  "cancelled-cheque": "documents",
};

/**
 * What a business file lacks. Books are exempt from GST: sellers of only books need neither GSTIN nor its certificate,
 * but the certificate of a GSTIN that they give.
 */
export function lacksOf(parts: FileParts): FileLack[] {
  const { sellerType, gstNumber, hasBusiness, hasBankAccount, hasPickUp, documentKinds } = parts;
  const paysGst = sellerType === "ALL_CATEGORIES";
  const isThere: Record<FileLack, boolean> = {
    "business-details": hasBusiness,
    // Without business details a missing GSTIN is not listed separately.
    gstin: !hasBusiness || !paysGst || gstNumber !== null,
    "bank-account": hasBankAccount,
    "pick-up-address": hasPickUp,
    "gst-certificate": (!paysGst && gstNumber === null) || documentKinds.includes("gst-certificate"),
    "pan-card": documentKinds.includes("pan-card"),
    "cancelled-cheque": documentKinds.includes("cancelled-cheque"),
  };
  return fileLacks.filter((lack) => !isThere[lack]);
}

/** Each step with what it lacks; a step without any is complete. */
export const stepsWith = (lacks: readonly FileLack[]): { step: FileStep; lacks: FileLack[] }[] =>
  fileSteps.map((step) => ({ step, lacks: lacks.filter((lack) => stepOf[lack] === step) }));
