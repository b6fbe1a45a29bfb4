import type { NoticeKind } from "@haat/api-contract/notice/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { NOTICE_MODULE } from "#modules/notice/index";
import type { NewNotice, NoticeModuleService } from "#modules/notice/service";

type LowReview = { id: string; rating: number; title: string };

const shownAsUnhappy = 2;

const toNotice = ({ id, rating, title }: LowReview): NewNotice & { kind: NoticeKind } => ({
  key: `low-review:${id}`,
  kind: "low-review",
  permission: "view_product",
  title: "Low rating",
  text: `${title} was rated ${rating === 1 ? "1 star" : `${rating} stars`}.`,
  link: `/reviews?search=${encodeURIComponent(title.slice(0, 100))}`,
});

/** Tells of the last hour's reviews of these products that have at most two stars, each once. */
export async function tellLowReviews(container: MedusaContainer, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const reviews = await run<LowReview>({
    name: "notice-low-reviews",
    text: `SELECT r.id, r.rating, p.title FROM review r JOIN haat_any_product p ON p.id = r.product_id
            WHERE r.product_id = ANY ($1) AND r.rating <= $2 AND NOT r.hidden AND r.deleted_at IS NULL
              AND r.created_at > now() - interval '1 hour'
              AND NOT EXISTS (SELECT FROM notice n WHERE n.key = 'low-review:' || r.id) LIMIT 100`,
    values: [productIds, shownAsUnhappy],
  });
  await container.resolve<NoticeModuleService>(NOTICE_MODULE).add(reviews.map(toNotice));
}
