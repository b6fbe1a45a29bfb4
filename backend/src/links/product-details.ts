import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import ProductDetailsModule from "../modules/product-details";

/** `product.product_details` in queries. The details' own product_id is the link, so there is no link table. */
export default defineLink(
  { linkable: ProductModule.linkable.product, field: "id" },
  { ...ProductDetailsModule.linkable.productDetails.id, primaryKey: "product_id" },
  { readOnly: true },
);
