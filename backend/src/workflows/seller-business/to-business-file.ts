import { type FileLack, lacksOf } from "@haat/api-contract/seller-business/completeness";
import type { BusinessFile } from "@haat/api-contract/seller-business/schemas";
import { maskedNumber } from "@haat/api-contract/seller-business/words";
import type { SellerRow } from "#modules/seller/accounts";
import type { BusinessFileRow } from "#modules/seller/business-files";

/** What is missing in a seller's business profile. */
export const lacksOfSeller = (seller: SellerRow): FileLack[] =>
  lacksOf({
    sellerType: seller.type,
    gstNumber: seller.gstin,
    hasBusiness: seller.businessName !== null,
    hasBankAccount: seller.hasBankAccount,
    hasPickUp: seller.hasPickUp,
    documentKinds: seller.documentKinds,
  });

/** A business profile for the seller and for staff; the tax numbers come from the account. */
export const toBusinessFile = (
  seller: SellerRow,
  { business, bankAccount, pickUp, documents }: BusinessFileRow,
): BusinessFile => ({
  business: business && { ...business, gstNumber: seller.gstin, panNumber: seller.pan },
  bankAccount: bankAccount && {
    holder: bankAccount.holder,
    number: maskedNumber(bankAccount.lastDigits),
    ifsc: bankAccount.ifsc,
  },
  pickUp,
  documents: documents.map(({ id, kind, type, bytes, createdAt }) => ({
    _id: id,
    kind,
    isPicture: type.startsWith("image/"),
    bytes,
    createdAt,
  })),
  lacks: lacksOfSeller(seller),
});
