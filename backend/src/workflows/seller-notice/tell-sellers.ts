import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Run } from "../../database/database";
import { Database } from "../../database/database";
import { unpaidOnlineSql } from "../../database/unpaid-sql";
import { SELLER_NOTICE_MODULE } from "../../modules/seller-notice";
import type { SellerNoticeService } from "../../modules/seller-notice/service";
import {
  orderCancelledNews,
  orderPlacedNews,
  type ParcelTold,
  returnRequestedNews,
  type SellerNews,
} from "./seller-news";

/** Writes news into sellers' bells; in the transaction of what they tell of, where `run` is one. */
export const tellSellers = (container: MedusaContainer, news: readonly SellerNews[], run?: Run): Promise<void> =>
  container.resolve<SellerNoticeService>(SELLER_NOTICE_MODULE).add(news, run);

/** What happened to an order that counts: one that was to be paid online is nobody's news before it is. What the demo shop made up is nobody's news. */
const parcelsSql = (which: string) => `
  SELECT p.id AS "parcelId", p.seller_id AS "sellerId", o.display_id AS number,
         sum(l.quantity)::int AS pieces, sum(l.paid_paise)::float8 AS paise
    FROM parcel p
    JOIN parcel_line l ON l.parcel_id = p.id
    JOIN "order" o ON o.id = p.order_id AND o.deleted_at IS NULL AND o.metadata->>'seed' IS NULL
   WHERE p.seller_id IS NOT NULL AND NOT ${unpaidOnlineSql("p.order_id")} AND ${which}
   GROUP BY p.id, o.display_id LIMIT 500`;

/** Lines that a shopper has asked to send back. */
const asked = `EXISTS (
  SELECT FROM return_request r CROSS JOIN LATERAL jsonb_array_elements(r.lines) asked
   WHERE r.order_id = p.order_id AND r.deleted_at IS NULL AND asked->>'line_id' = l.line_item_id`;

/** Who cancels knows it. */
const cancelledByOthers = `p.status = 'cancelled' AND COALESCE(p.history->-1->'by'->>'kind', '') <> 'seller'`;

const kinds = {
  placed: {
    of: orderPlacedNews,
    which: "p.order_id = ANY ($1)",
    untold: `p.placed_at > now() - interval '1 day'
      AND NOT EXISTS (SELECT FROM seller_notice n WHERE n.key = 'order-placed:' || p.id)`,
  },
  cancelled: {
    of: orderCancelledNews,
    which: `p.order_id = ANY ($1) AND ${cancelledByOthers}`,
    untold: `${cancelledByOthers} AND p.changed_at > now() - interval '1 day'
      AND NOT EXISTS (SELECT FROM seller_notice n WHERE n.key = 'order-cancelled:' || p.id)`,
  },
  returned: {
    of: returnRequestedNews,
    which: `p.order_id = ANY ($1) AND ${asked})`,
    untold: `${asked} AND r.status = 'requested' AND r.created_at > now() - interval '1 day')
      AND NOT EXISTS (SELECT FROM seller_notice n WHERE n.key = 'return-requested:' || p.id)`,
  },
} as const;
export type OrderNewsKind = keyof typeof kinds;

async function tell(container: MedusaContainer, kind: OrderNewsKind, ids: readonly string[] | null): Promise<void> {
  const { of, which, untold } = kinds[kind];
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const parcels = await run<ParcelTold>({
    name: `seller-news-${kind}${ids ? "" : "-untold"}`,
    text: parcelsSql(ids ? which : untold),
    values: ids ? [ids] : [],
  });
  await tellSellers(container, parcels.map(of));
}

/** Tells every seller with goods in an order what has happened to it. */
export const tellSellersOfOrder = (container: MedusaContainer, kind: OrderNewsKind, orderId: string): Promise<void> =>
  tell(container, kind, [orderId]);

/** News of the last day that nobody was told: an event is lost with the process that dies before it. */
export async function tellUntoldSellers(container: MedusaContainer): Promise<void> {
  for (const kind of ["placed", "cancelled", "returned"] as const) await tell(container, kind, null);
}
