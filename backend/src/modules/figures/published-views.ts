import type { View } from "#database/ensure-views";

export const figuresViews: readonly View[] = [
  {
    // A customer as the back office lists them.
    name: "haat_figures_customer",
    sql: `
      SELECT customer_id, name, email, mobile, joined_at, search
        FROM figures_customer`,
  },
];
