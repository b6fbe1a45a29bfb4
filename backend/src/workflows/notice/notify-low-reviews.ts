import type { NoticeKind } from "@haat/api-contract/notice/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { NOTICE_MODULE } from "#modules/notice/index";
import type { LowReview } from "#modules/notice/read/unannounced";
import type { NewNotice, NoticeModuleService } from "#modules/notice/service";

const shownAsUnhappy = 2;

const toNotice = ({ id, rating, title }: LowReview): NewNotice & { kind: NoticeKind } => ({
  key: `low-review:${id}`,
  kind: "low-review",
  permission: "view_product",
  title: "Low rating",
  text: `${title} was rated ${rating === 1 ? "1 star" : `${rating} stars`}.`,
  link: `/reviews?search=${encodeURIComponent(title.slice(0, 100))}`,
});

/** Adds a notice for each review of these products in the last hour with at most two stars, once. */
export async function notifyLowReviews(container: MedusaContainer, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const notices = container.resolve<NoticeModuleService>(NOTICE_MODULE);
  const reviews = await notices.unannouncedReviews({ productIds, maxRating: shownAsUnhappy });
  await notices.add(reviews.map(toNotice));
}
