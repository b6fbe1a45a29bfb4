import { beauty } from "./tables/beauty";
import { booksStationery } from "./tables/books-stationery";
import { electronics } from "./tables/electronics";
import { fashion } from "./tables/fashion";
import { grocery } from "./tables/grocery";
import { homeLiving } from "./tables/home-living";
import { kitchenAppliances } from "./tables/kitchen-appliances";
import { sportsFitness } from "./tables/sports-fitness";
import type { CategoryTable } from "./tables/table";
import { toysBaby } from "./tables/toys-baby";

/** In the order of the category strip. */
export const categoryTables: readonly CategoryTable[] = [
  electronics,
  fashion,
  homeLiving,
  kitchenAppliances,
  beauty,
  grocery,
  sportsFitness,
  toysBaby,
  booksStationery,
];
