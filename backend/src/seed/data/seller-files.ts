import type { BankAccountBody, BusinessBody, PickUpBody } from "@haat/api-contract/seller-business/schemas";
import type { DocumentKind } from "@haat/api-contract/seller-business/words";

/** Business details of a seller in the demo shop; a missing part has not been provided yet. */
export type SellerFile = {
  business: BusinessBody;
  pickUp: PickUpBody;
  bankAccount?: Omit<BankAccountBody, "numberAgain">;
  documents: readonly DocumentKind[];
};

/** By e-mail address. Numbers are well-formed but belong to nobody. */
export const sellerFiles: Readonly<Record<string, SellerFile>> = {
  "seller@haat.test": {
    business: {
      name: "Kaveri Traders",
      legalName: "Kaveri Traders Private Limited",
      kind: "company",
      gstNumber: "29AAKCK5821M1ZY",
      panNumber: "AAKCK5821M",
      contactName: "Lakshmi Narayanan",
      contactMobile: "+919845010142",
      line: "2nd Floor, 48 Avenue Road",
      city: "Bengaluru",
      state: "Karnataka",
      pincode: "560002",
    },
    pickUp: {
      contactName: "Ravi Shankar",
      contactMobile: "+919845010144",
      line: "Godown 4, 2nd Main, Peenya Industrial Area",
      city: "Bengaluru",
      state: "Karnataka",
      pincode: "560058",
    },
    bankAccount: { holder: "Kaveri Traders Private Limited", number: "000912345678", ifsc: "HAAT0000042" },
    documents: ["gst-certificate", "pan-card", "cancelled-cheque"],
  },
  "books@haat.test": {
    business: {
      name: "Rao Book House",
      legalName: "Ramesh Rao",
      kind: "proprietorship",
      gstNumber: null,
      panNumber: "AAJPR4812K",
      contactName: "Ramesh Rao",
      contactMobile: "+919845010143",
      line: "12 Church Street",
      city: "Bengaluru",
      state: "Karnataka",
      pincode: "560001",
    },
    pickUp: {
      contactName: "Ramesh Rao",
      contactMobile: "+919845010143",
      line: "12 Church Street",
      city: "Bengaluru",
      state: "Karnataka",
      pincode: "560001",
    },
    documents: [],
  },
};
