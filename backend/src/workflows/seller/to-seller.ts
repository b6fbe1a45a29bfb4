import type { Seller, SellerMe } from "@haat/api-contract/seller/schemas";
import type { SellerRow } from "../../modules/seller/accounts";

export const toSellerMe = ({ id, email, mobile, type, gstin, pan, state, reason, createdAt }: SellerRow): SellerMe => ({
  _id: id,
  email,
  mobileNumber: mobile,
  sellerType: type,
  gstNumber: gstin,
  panNumber: pan,
  state,
  reason,
  createdAt,
});

export const toSeller = (row: SellerRow): Seller => ({ ...toSellerMe(row), version: row.version });
