import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import type { SellerPage } from "@haat/api-contract/seller-product/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { instantSql } from "#database/page-of";
import { ApiError } from "#errors/api-error";

/** A seller's public page. A seller who may not sell gives the same error as an unknown one. @throws ApiError 404 */
export async function readSellerPage(container: MedusaContainer, sellerId: string): Promise<SellerPage> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [seller] = await database.run<SellerPage>({
    name: "seller-page",
    text: `
      SELECT s.id AS _id, s.name, s.legal_name AS "legalName", s.gstin, ${instantSql("s.created_at")} AS since, s.address,
             COALESCE(round(sums.stars / NULLIF(sums.reviews, 0), 1), 0)::float8 AS rating, sums.reviews, sums.products
        FROM haat_seller s
        CROSS JOIN LATERAL (
          SELECT sum(c.rating * c.total_reviews) AS stars, COALESCE(sum(c.total_reviews), 0)::int AS reviews, count(*)::int AS products
            FROM haat_catalog_product c WHERE c.seller_id = s.id AND c.active) sums
       WHERE s.id = $1 AND s.state = 'approved'`,
    values: [sellerId],
  });
  if (!seller) throw new ApiError(404, sellerProductMessages.sellerNotFound);
  return seller;
}
