import type { OfferScope } from "@haat/api-contract/back-office/offer-fields";
import type { SalePrice } from "@haat/api-contract/sale/prices";
import type { IPricingModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules, PriceListStatus, PriceListType } from "@medusajs/framework/utils";
import { unprepared } from "#database/database";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { rawSql } from "../raw-amount";
import { loadStoreDefaults } from "../store-defaults";

/** A sale's price list: its prices hold from `startsAt` to `endsAt`, by the database's clock. ISO instants. */
export type SaleList = { title: string; startsAt: string; endsAt: string };

const pricing = (container: MedusaContainer): IPricingModuleService => container.resolve(Modules.PRICING);

const toColumns = ({ title, startsAt, endsAt }: SaleList) => ({ title, starts_at: startsAt, ends_at: endsAt });

/** Adds a price list without prices. @param sellerId - Null: of the shop. @returns its id. */
export async function addSaleList(
  container: MedusaContainer,
  transaction: OneTransaction,
  list: SaleList,
  sellerId: string | null,
): Promise<string> {
  const service = pricing(container);
  const [made] = await service.createPriceLists(
    [
      {
        ...toColumns(list),
        description: "A sale: see Sales in the back office.",
        status: PriceListStatus.ACTIVE,
        type: PriceListType.SALE,
        // How views tell it from the list of selling prices.
        metadata: { sale: true, ...(sellerId === null ? {} : { seller: sellerId }) },
      },
    ],
    transaction.contextFor(service),
  );
  await transaction.flush();
  if (!made) throw new Error("The pricing module returned no price list.");
  return made.id;
}

export async function changeSaleList(
  container: MedusaContainer,
  transaction: OneTransaction,
  id: string,
  list: SaleList,
): Promise<void> {
  const service = pricing(container);
  await service.updatePriceLists([{ id, ...toColumns(list) }], transaction.contextFor(service));
  await transaction.flush();
}

/** Removes the list with its prices. */
export async function removeSaleList(container: MedusaContainer, transaction: OneTransaction, id: string) {
  const service = pricing(container);
  await service.deletePriceLists([id], transaction.contextFor(service));
  await transaction.flush();
}

const plain = `p.deleted_at IS NULL AND p.currency_code = 'inr' AND COALESCE(p.rules_count, 0) = 0
             AND COALESCE(p.min_quantity, 1) <= 1`;

/**
 * A percentage off the products of a scope, or, where that is null, prices of individual variants. `sellerId`: who sells them;
 * null: the shop itself.
 */
export type Lowered = {
  sellerId: string | null;
  percent: number | null;
  scope: OfferScope;
  prices: readonly SalePrice[] | null;
};

/**
 * Replaces the prices of a sale's list: each selling price of the seller's goods less `percent`, in whole rupees, or
 * `prices` as they are. A price that would not be lower is left out. One statement, whatever the number of products.
 *
 * @returns how many prices it has.
 */
export async function fillSaleList(
  container: MedusaContainer,
  transaction: OneTransaction,
  { id, sellerId, percent, scope, prices }: Lowered & { id: string },
): Promise<number> {
  const { salePriceListId } = await loadStoreDefaults(container);
  const rows = await transaction.prepared({
    // The best plan depends on how much is on sale.
    name: unprepared,
    text: `
      WITH fixed AS (SELECT f."variantId" AS variant_id, f.price
                       FROM jsonb_to_recordset($8::jsonb) AS f("variantId" text, price numeric)),
      wanted AS MATERIALIZED (
        SELECT l.price_set_id, own.selling,
               CASE WHEN $2::int IS NULL THEN fixed.price
                    ELSE GREATEST(round(own.selling * (100 - $2::int) / 100), 1) END AS amount
          FROM haat_catalog_product c
          LEFT JOIN haat_seller_product sold ON sold.product_id = c.product_id
          JOIN haat_variant v ON v.product_id = c.product_id
          JOIN product_variant_price_set l ON l.variant_id = v.id AND l.deleted_at IS NULL
          ${prices ? "JOIN" : "LEFT JOIN"} fixed ON fixed.variant_id = v.id
          CROSS JOIN LATERAL (
            SELECT LEAST(min(p.amount) FILTER (WHERE p.price_list_id IS NULL), min(p.amount) FILTER (WHERE p.price_list_id = $3)) AS selling
              FROM price p WHERE p.price_set_id = l.price_set_id AND ${plain}) own
         WHERE sold.seller_id IS NOT DISTINCT FROM $9::text AND ($4::text IS NULL OR c.category_id = $4)
           AND ($5::text IS NULL OR c.sub_category_id = $5) AND ($6::text IS NULL OR lower(c.brand) = lower($6))
           AND ($7::text[] IS NULL OR c.product_id = ANY ($7))),
      old AS (DELETE FROM price WHERE price_list_id = $1)
      INSERT INTO price (id, title, price_set_id, currency_code, raw_amount, amount, rules_count, price_list_id)
      SELECT 'price_' || replace(gen_random_uuid()::text, '-', ''), '', price_set_id, 'inr', ${rawSql("amount")}, amount, 0, $1
        FROM wanted WHERE amount < selling
      RETURNING id`,
    values: [
      id,
      percent,
      salePriceListId,
      scope.categoryId,
      scope.subCategoryId,
      scope.brand,
      scope.productIds,
      prices && JSON.stringify(prices),
      sellerId,
    ],
  });
  return rows.length;
}
