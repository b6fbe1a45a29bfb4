import { MedusaService } from "@medusajs/framework/utils";
import { ProductDetails } from "./models/product-details";
import { writeDetails } from "./write-details";

export class ProductDetailsModuleService extends MedusaService({ ProductDetails }) {
  /** In a running transaction. */
  static writeIn = writeDetails;
}
