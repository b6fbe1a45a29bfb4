import type { View } from "#database/ensure-views";

export const bannerViews: readonly View[] = [
  {
    // An image on the home page; shoppers see those with status on, from their start to their end.
    name: "haat_banner",
    sql: `
      SELECT id, title, image, link, sort_order, status, created_at, starts_at, ends_at, audience
        FROM banner
       WHERE deleted_at IS NULL`,
  },
];
