import type { Seller, SellerMe } from "@haat/api-contract/seller/schemas";
import type { SellerRow } from "#modules/seller/accounts";
import { lacksOfSeller } from "../seller-business/to-business-file";

export const toSellerMe = (row: SellerRow): SellerMe => ({
  _id: row.id,
  email: row.email,
  emailVerified: row.emailVerified,
  mobileNumber: row.mobile,
  mobileVerified: row.mobileVerified,
  sellerType: row.type,
  gstNumber: row.gstin,
  panNumber: row.pan,
  state: row.state,
  reason: row.reason,
  reviewAskedAt: row.reviewAskedAt,
  createdAt: row.createdAt,
});

export const toSeller = (row: SellerRow): Seller => ({
  ...toSellerMe(row),
  businessName: row.businessName,
  lacks: lacksOfSeller(row),
  uncheckedChanges: row.uncheckedChanges,
  version: row.version,
});
