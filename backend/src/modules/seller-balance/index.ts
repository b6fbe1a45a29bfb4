import { Module } from "@medusajs/framework/utils";
import { SellerBalanceService } from "./service";

export const SELLER_BALANCE_MODULE = "sellerBalance";

export default Module(SELLER_BALANCE_MODULE, { service: SellerBalanceService });
