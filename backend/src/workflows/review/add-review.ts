import { reviewMessages } from "@haat/api-contract/review/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { Upload } from "#files/upload";
import { REVIEW_MODULE } from "#modules/review/index";
import type { NewReview, Reviewed, ReviewModuleService, StoredReview } from "#modules/review/service";
import { catalogEvents } from "../catalog/events";
import { withKeptFiles } from "../file/with-kept-files";
import { lockCustomer } from "../shopper/lock-customer";
import { findPurchase, type Purchase } from "./find-purchase";

type Request = Reviewed & { rating: number; comment: string; picture: Upload | undefined };

function saveReview(container: MedusaContainer, review: NewReview): Promise<StoredReview> {
  return inOneTransaction(container, async (transaction) => {
    await lockCustomer(transaction, review.customerId);
    const reviews = container.resolve<ReviewModuleService>(REVIEW_MODULE);
    const added = await reviews.add(review, transaction.contextFor(reviews));
    if (!added) throw new ApiError(409, reviewMessages.alreadyReviewed);
    return added;
  });
}

/**
 * Adds a shopper's review of a product that was delivered to them.
 *
 * @throws ApiError 404 no such order of theirs, 400 the product is not in it, 409 not delivered, or reviewed already.
 */
export async function addReview(
  container: MedusaContainer,
  { productId, orderId, customerId, rating, comment, picture }: Request,
): Promise<StoredReview> {
  const reviews = container.resolve<ReviewModuleService>(REVIEW_MODULE);
  const reviewed = { productId, orderId, customerId };
  const purchase = await findPurchase(container, reviewed);
  checkReviewable(purchase);
  // The insert decides; this only avoids storing an image that would be deleted again.
  if (await reviews.isReviewed(reviewed)) throw new ApiError(409, reviewMessages.alreadyReviewed);
  const displayName = purchase.email?.split("@")[0] ?? "";
  const review = await withKeptFiles(container, picture ? [picture] : [], ([image = null]) =>
    saveReview(container, { ...reviewed, rating, comment, image, displayName }),
  );
  await container
    .resolve(Modules.EVENT_BUS)
    .emit({ name: catalogEvents.productChanged, data: { product_ids: [productId] } });
  return review;
}

function checkReviewable(purchase: Purchase | null): asserts purchase is Purchase {
  if (!purchase) throw new ApiError(404, reviewMessages.orderNotFound);
  if (!purchase.hasProduct) throw new ApiError(400, reviewMessages.productNotInOrder);
  if (purchase.status !== "delivered") throw new ApiError(409, reviewMessages.notDelivered);
}
