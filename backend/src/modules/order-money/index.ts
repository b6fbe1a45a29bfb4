import { Module } from "@medusajs/framework/utils";
import { OrderMoneyService } from "./service";

export const ORDER_MONEY_MODULE = "orderMoney";

export default Module(ORDER_MONEY_MODULE, { service: OrderMoneyService });
