import { model } from "@medusajs/framework/utils";

/** A file that the back office has uploaded, for as long as it lies there. */
export const ShopFile = model.define("shop_file", {
  id: model.id({ prefix: "sfile" }).primaryKey(),
  address: model.text().unique(),
  /** When it was last seen to belong to something, or came. */
  used_at: model.dateTime(),
});
