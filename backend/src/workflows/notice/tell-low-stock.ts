import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#database/one-transaction";
import { variantsOfSql } from "#engine/product/which-products-sql";
import { NOTICE_MODULE } from "#modules/notice/index";
import type { NoticeModuleService } from "#modules/notice/service";
import { lowStockNews } from "../seller-notice/seller-news";
import { tellSellers } from "../seller-notice/tell-sellers";
import { markLowSql } from "./low-stock-sql";
import { type LowVariant, runOut } from "./stock-news";

const kinds = {
  levels: `v.id IN (${variantsOfSql.levels})`,
  reservations: `v.id IN (${variantsOfSql.reservations})`,
  // What no event told, and every variant when the threshold was changed.
  everything: "cardinality($1::text[]) = 0",
} as const;

export type StockKind = keyof typeof kinds;

/**
 * Tells staff, and the sellers whose they are, of the variants that run out by now: each once until it was filled up. Mark and notice are there together or
 * neither, so that none is marked and never told. Mails wait in the queue for their tasks: an import that runs thousands of
 * variants down does not send them here.
 */
export async function tellLowStock(
  container: MedusaContainer,
  kind: StockKind,
  ids: readonly string[] = [],
): Promise<void> {
  await inOneTransaction(container, async (transaction) => {
    const { prepared } = transaction;
    const statement = { name: `notice-low-${kind}`, text: markLowSql(kinds[kind]), values: [ids] };
    const low = await prepared<LowVariant>(statement);
    await container.resolve<NoticeModuleService>(NOTICE_MODULE).add(runOut(low), prepared);
    const sellers = [...new Set(low.flatMap(({ sellerId }) => sellerId ?? []))];
    const news = sellers.flatMap((id) =>
      runOut(low.filter(({ sellerId }) => sellerId === id)).map((notice) => lowStockNews(id, notice)),
    );
    await tellSellers(container, news, transaction);
  });
}
