import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import CategoryDetailsModule from "../modules/category-details";

/**
 * `product_category.category_details` in queries. The details' own category_id is the link, so there is no link table.
 */
export default defineLink(
  { linkable: ProductModule.linkable.productCategory, field: "id" },
  { ...CategoryDetailsModule.linkable.categoryDetails.id, primaryKey: "category_id" },
  { readOnly: true },
);
