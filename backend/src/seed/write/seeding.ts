import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { StoreDefaults } from "#engine/store-defaults";
import type { SeedShop } from "../data/types";
import type { Pictures } from "./pictures";

/** The context of every seed step. Each step is idempotent: it leaves what already exists alone. */
export interface Seeding {
  container: MedusaContainer;
  database: Knex;
  ground: StoreDefaults;
  shop: SeedShop;
  /** The day that the demo shop's dates depend on. */
  openedAt: Date;
  pictures: Pictures;
  log: (line: string) => void;
}

export const chunksOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));

/** The value of a key that an earlier step must have created. */
export function known<T>(map: ReadonlyMap<string, T>, key: string): T {
  const found = map.get(key);
  if (found === undefined) throw new Error(`The seed has not made "${key}".`);
  return found;
}
