import { Module } from "@medusajs/framework/utils";
import { ShopFileModuleService } from "./service";

export const SHOP_FILE_MODULE = "shop_file";

export default Module(SHOP_FILE_MODULE, { service: ShopFileModuleService });
