import { Module } from "@medusajs/framework/utils";
import { SellerNoticeService } from "./service";

export const SELLER_NOTICE_MODULE = "sellerNotice";

export default Module(SELLER_NOTICE_MODULE, { service: SellerNoticeService });
