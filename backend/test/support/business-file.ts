import { randomBytes } from "node:crypto";
import type { CallInput } from "@haat/api-contract/endpoints";
import type { DocumentKind } from "@haat/api-contract/seller-business/words";
import { api } from "./api";

type Business = CallInput<"saveSellerBusiness">["body"];
type BankAccount = CallInput<"saveSellerBankAccount">["body"];

export const aFreshBusinessName = (): string => `Stall ${randomBytes(5).toString("hex")}`;

const place = {
  contactName: "Meenakshi Raghunathan",
  contactMobile: "9845010142",
  line: "17 Lavelle Road",
  city: "Bengaluru",
  state: "Karnataka" as const,
  pincode: "560001",
};

export const aBusiness = (change: Partial<Business> = {}): Business => ({
  name: aFreshBusinessName(),
  legalName: "Kaveri Traders Private Limited",
  kind: "company",
  gstNumber: "29AAJCH4812K1Z9",
  panNumber: "AAJCH4812K",
  ...place,
  ...change,
});

export const aPickUp = { ...place, line: "Godown 4, Peenya" };

export const aBankAccount = (change: Partial<BankAccount> = {}): BankAccount => ({
  holder: "Kaveri Traders Private Limited",
  number: "987650001234",
  numberAgain: change.number ?? "987650001234",
  ifsc: "SBIN0001234",
  ...change,
});

/** A small document whose content identifies its type. */
export const aPdf = (text = "A certificate."): Blob => new Blob([`%PDF-1.4\n% ${text}\n%%EOF\n`]);

export const addDocument = (token: string, kind: DocumentKind, file: Blob = aPdf()) =>
  api(token).call("addSellerDocument", { body: { kind }, files: { file } });

/** Everything that a complete business file needs. */
export async function fillBusinessFile(token: string, change: Partial<Business> = {}): Promise<void> {
  const seller = api(token);
  await seller.call("saveSellerBusiness", { body: aBusiness(change) });
  await seller.call("saveSellerBankAccount", { body: aBankAccount() });
  await seller.call("saveSellerPickUp", { body: aPickUp });
  for (const kind of ["gst-certificate", "pan-card", "cancelled-cheque"] as const) await addDocument(token, kind);
}
