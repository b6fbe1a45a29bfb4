import { Module } from "@medusajs/framework/utils";
import { OrderListingService } from "./service";

export const ORDER_LISTING_MODULE = "order_listing";

export default Module(ORDER_LISTING_MODULE, { service: OrderListingService });
