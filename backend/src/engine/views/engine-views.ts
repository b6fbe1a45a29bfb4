import { categoryViews } from "./category-views";
import { orderViews } from "./order-views";
import { paymentViews } from "./payment-views";
import { peopleViews } from "./people-views";
import { productViews } from "./product-views";
import { stockViews } from "./stock-views";
import type { View } from "./view";

/** In the order of their making: a view may read those before it. */
export const engineViews: readonly View[] = [
  ...peopleViews,
  ...categoryViews,
  ...productViews,
  ...stockViews,
  ...orderViews,
  ...paymentViews,
];
