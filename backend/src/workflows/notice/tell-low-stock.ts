import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import { NOTICE_MODULE } from "../../modules/notice";
import type { NoticeModuleService } from "../../modules/notice/service";
import { markLowSql, ofLevels, ofReservations } from "./low-stock-sql";
import { type LowVariant, runOut } from "./stock-news";

const kinds = {
  levels: ofLevels,
  reservations: ofReservations,
  // What no event told, and every variant when the threshold was changed.
  everything: "cardinality($1::text[]) = 0",
} as const;

export type StockKind = keyof typeof kinds;

/**
 * Tells of the variants that run out by now: each once until it was filled up. Mark and notice are there together or
 * neither, so that none is marked and never told.
 */
export async function tellLowStock(
  container: MedusaContainer,
  kind: StockKind,
  ids: readonly string[] = [],
): Promise<void> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  await database.transaction(async (run) => {
    const low = await run<LowVariant>({ name: `notice-low-${kind}`, text: markLowSql(kinds[kind]), values: [ids] });
    await container.resolve<NoticeModuleService>(NOTICE_MODULE).add(runOut(low), run);
  });
}
