import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { useOutletContext } from "react-router-dom";

/** The seller whom the guard has let in. */
export const useSeller = (): SellerMe => useOutletContext<SellerMe>();
