import { Module } from "@medusajs/framework/utils";
import { OrderStatusModule } from "./service";

export const ORDER_STATUS_MODULE = "order_status";

export default Module(ORDER_STATUS_MODULE, { service: OrderStatusModule });
