import { MedusaService } from "@medusajs/framework/utils";
import { ProductDetails } from "./models/product-details";

export class ProductDetailsModuleService extends MedusaService({ ProductDetails }) {}
