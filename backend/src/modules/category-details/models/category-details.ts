import { model } from "@medusajs/framework/utils";

/** A category's or sub-category's data besides the engine's name, handle and is_active: one row a category. */
export const CategoryDetails = model.define("category_details", {
  id: model.id({ prefix: "catd" }).primaryKey(),
  /** The engine's product category. */
  category_id: model.text().unique(),
  /** URL of an image; empty if there is none. */
  image: model.text().default(""),
  heading: model.text().default(""),
  /** "From ₹ N" on the home page, in rupees. */
  from_start_price: model.bigNumber().default(0),
  show_on_home: model.boolean().default(false),
});
