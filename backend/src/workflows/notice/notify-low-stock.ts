import type { MedusaContainer } from "@medusajs/framework/types";
import { groupBy } from "#collections/group-by";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { NOTICE_MODULE } from "#modules/notice/index";
import type { StockKind } from "#modules/notice/low-stock";
import { NoticeModuleService } from "#modules/notice/service";
import { notifySellers } from "../seller-notice/notify-sellers";
import { lowStockNews } from "../seller-notice/seller-news";
import { runOut } from "./stock-news";

/**
 * Notifies staff, and the sellers concerned, of variants that are low on stock: each once until it is restocked. Marks
 * and notices are in one transaction, so that no variant is marked without a notice. Emails are queued, so that an
 * import that affects thousands of variants does not send them here.
 */
export async function notifyLowStock(
  container: MedusaContainer,
  kind: StockKind,
  ids: readonly string[] = [],
): Promise<void> {
  await inOneTransaction(container, async (transaction) => {
    const { prepared } = transaction;
    const low = await NoticeModuleService.markLowIn(prepared, kind, ids);
    await container.resolve<NoticeModuleService>(NOTICE_MODULE).add(runOut(low), prepared);
    const news = [...groupBy(low, ({ sellerId }) => sellerId)].flatMap(([id, variants]) =>
      id ? runOut(variants).map((notice) => lowStockNews(id, notice)) : [],
    );
    await notifySellers(container, news, transaction);
  });
}
