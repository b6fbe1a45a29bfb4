import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { countStock } from "./count-stock";
import type { Sellable, StockLevel } from "./sellable";
import { sellablesSql } from "./sellables-sql";

type LevelRow = Omit<StockLevel, "levelId" | "locationId"> & { levelId: string | null; locationId: string | null };
type Row = Omit<Sellable, "stock" | "levels"> & { counted: boolean; withheld: boolean; levels: LevelRow[] };

const hasLevel = (level: LevelRow): level is StockLevel => level.levelId !== null;

function toSellable({ counted, withheld, levels, ...row }: Row): Sellable {
  // An item without any stock level counts as zero, so it takes part in the sum but not in the list.
  const known = levels.map((level) => ({ ...level, levelId: level.levelId ?? "", locationId: level.locationId ?? "" }));
  return { ...row, stock: withheld ? 0 : countStock(known, counted), levels: counted ? levels.filter(hasLevel) : [] };
}

/** All variants of these products that have a price, as they can be bought now. Unknown ids are omitted. */
export async function findSellables(container: MedusaContainer, productIds: readonly string[]): Promise<Sellable[]> {
  if (productIds.length === 0) return [];
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const ids = [...new Set(productIds)];
  return (await database.run<Row>({ name: "sellables", text: sellablesSql, values: [ids] })).map(toSellable);
}
