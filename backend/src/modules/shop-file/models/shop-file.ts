import { model } from "@medusajs/framework/utils";

/** A file uploaded by the back office, for as long as it is stored. */
export const ShopFile = model.define("shop_file", {
  id: model.id({ prefix: "sfile" }).primaryKey(),
  address: model.text().unique(),
  /** When it was last found in use, or uploaded. */
  used_at: model.dateTime(),
});
