import type { SellerNoticeKind } from "@haat/api-contract/seller-notice/schemas";
import { type NewsChannel, type NewsTopic, topicOfKind } from "@haat/api-contract/seller-settings/topics";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { sellerNewsMail } from "#messages/seller-news-mail";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { SELLER_NOTICE_MODULE } from "#modules/seller-notice/index";
import type { SellerNoticeService } from "#modules/seller-notice/service";
import { queueMail } from "../message/queue-mail";
import {
  orderCancelledNews,
  orderPlacedNews,
  type ParcelTold,
  returnRequestedNews,
  type SellerNews,
} from "./seller-news";

/** Topics whose emails are written by the calling workflow, with their own text. */
const withMailOfTheirOwn: readonly (NewsTopic | null)[] = ["products", null];

/**
 * Notifies sellers by bell and email, as each has chosen, in the caller's transaction. News with a known key is
 * dropped. The emails are sent after the commit.
 */
export async function notifySellers(
  container: MedusaContainer,
  news: readonly SellerNews[],
  transaction: OneTransaction,
): Promise<void> {
  if (news.length === 0) return;
  const { prepared } = transaction;
  const { news: wishes } = container.resolve<SellerService>(SELLER_MODULE).within(prepared);
  const readers = await wishes.choicesOf([...new Set(news.map(({ sellerId }) => sellerId))]);
  const wants = (sellerId: string, kind: SellerNoticeKind, channel: NewsChannel): boolean => {
    const topic = topicOfKind[kind];
    return topic === null || readers.find(({ id }) => id === sellerId)?.choices[topic][channel] === true;
  };
  const rows = news.map((one) => ({ ...one, isHidden: !wants(one.sellerId, one.kind, "bell") }));
  const added = await container.resolve<SellerNoticeService>(SELLER_NOTICE_MODULE).add(rows, prepared);
  const mailed = news.filter(
    ({ key, kind, sellerId }) =>
      added.has(key) && !withMailOfTheirOwn.includes(topicOfKind[kind]) && wants(sellerId, kind, "mail"),
  );
  for (const { id, email } of readers) {
    const [first, ...others] = mailed.filter(({ sellerId }) => sellerId === id);
    if (!first) continue;
    await queueMail(container, transaction, {
      to: email,
      template: "seller-news",
      write: (sender) => sellerNewsMail([first, ...others], sender),
    });
  }
}

/** Whether a seller wants the emails of a topic that a workflow writes itself. */
export async function wantsMail(
  container: MedusaContainer,
  { prepared }: OneTransaction,
  sellerId: string,
  topic: NewsTopic,
): Promise<boolean> {
  const { news } = container.resolve<SellerService>(SELLER_MODULE).within(prepared);
  const [reader] = await news.choicesOf([sellerId]);
  return reader?.choices[topic].mail === true;
}

/**
 * A seller's parcels of an order. An order awaiting its online payment is not announced yet, and demo data never is.
 */
const parcelsSql = (which: string) => `
  SELECT p.id AS "parcelId", p.seller_id AS "sellerId", o.display_id AS number,
         sum(l.quantity)::int AS pieces, sum(m.agreed_paise)::float8 AS paise
    FROM haat_parcel p
    JOIN haat_parcel_line l ON l.parcel_id = p.id
    JOIN haat_line_money m ON m.line_item_id = l.line_item_id
    JOIN haat_order o ON o.id = p.order_id AND o.metadata->>'seed' IS NULL
   WHERE p.seller_id IS NOT NULL AND p.order_id = $1${which}
     AND NOT EXISTS (SELECT FROM haat_unpaid_order unpaid WHERE unpaid.order_id = p.order_id)
   GROUP BY p.id, p.seller_id, o.display_id`;

/** Lines for which a shopper has requested a return. */
const asked = `EXISTS (
  SELECT FROM haat_return_request r CROSS JOIN LATERAL jsonb_array_elements(r.lines) asked
   WHERE r.order_id = p.order_id AND asked->>'line_id' = l.line_item_id)`;

/** A seller who cancels a parcel needs no notice. */
const cancelledByOthers = `p.status = 'cancelled' AND COALESCE(p.history->-1->'by'->>'kind', '') <> 'seller'`;

const kinds = {
  placed: { of: orderPlacedNews, which: "" },
  cancelled: { of: orderCancelledNews, which: ` AND ${cancelledByOthers}` },
  returned: { of: returnRequestedNews, which: ` AND ${asked}` },
} as const;
export type OrderNewsKind = keyof typeof kinds;

/** Notifies every seller with a parcel in an order about it. */
export async function notifySellersOfOrder(
  container: MedusaContainer,
  kind: OrderNewsKind,
  orderId: string,
): Promise<void> {
  const { of, which } = kinds[kind];
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const parcels = await run<ParcelTold>({ name: `seller-news-${kind}`, text: parcelsSql(which), values: [orderId] });
  if (parcels.length === 0) return;
  await inOneTransaction(container, (transaction) => notifySellers(container, parcels.map(of), transaction));
}
