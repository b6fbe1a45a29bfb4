import { bannerAudiences } from "@haat/api-contract/catalog/schemas";
import { model } from "@medusajs/framework/utils";

/** An image in the home page's carousel. */
export const Banner = model.define("banner", {
  id: model.id({ prefix: "ban" }).primaryKey(),
  title: model.text(),
  image: model.text(),
  /** A path on the shop or an http(s) address. */
  link: model.text(),
  /** Lowest first. */
  sort_order: model.number().default(0),
  status: model.boolean().default(true),
  /** Shoppers see it from then on, and until then; null: at any time. */
  starts_at: model.dateTime().nullable(),
  ends_at: model.dateTime().nullable(),
  audience: model.enum([...bannerAudiences]).default("everyone"),
});
