import { Module } from "@medusajs/framework/utils";
import { ShopperLoginService } from "./service";

export const SHOPPER_LOGIN_MODULE = "shopper_login";

export default Module(SHOPPER_LOGIN_MODULE, { service: ShopperLoginService });
