import { model } from "@medusajs/framework/utils";

/** A product saved by a shopper. */
export const WishlistItem = model
  .define("wishlist_item", {
    id: model.id({ prefix: "wish" }).primaryKey(),
    customer_id: model.text(),
    product_id: model.text(),
  })
  .indexes([{ on: ["customer_id", "product_id"], unique: true }]);
