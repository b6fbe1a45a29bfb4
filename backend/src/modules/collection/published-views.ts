import type { View } from "#database/ensure-views";
import { currentSourcesSql } from "./home-page";

export const collectionViews: readonly View[] = [
  {
    // A collection; shoppers see those that are active, from their start to their end.
    name: "haat_collection",
    sql: `
      SELECT id, title, slug, description, category_id, sub_category_id, brand, product_ids, max_price_paise, min_rating,
             is_active, starts_at, ends_at
        FROM shop_collection`,
  },
  {
    // What the rows of the home page show, from the top; no row before staff have arranged them.
    name: "haat_home_page",
    sql: `
      SELECT id, ${currentSourcesSql("now()")} AS sources
        FROM home_page h`,
  },
];
