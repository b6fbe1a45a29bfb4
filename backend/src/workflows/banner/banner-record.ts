import type { Banner } from "@haat/api-contract/catalog/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "#database/one-transaction";
import { bannerFieldsSql, bannerVersionSql } from "#sql/banner-sql";
import { catalogEvents } from "../catalog/events";

/** A banner as the back office reads it. */
export type BannerRow = Banner & { version: string };

/** A banner as it is now, held until the transaction ends; null when there is none. */
export async function readBannerRow(transaction: OneTransaction, id: string): Promise<BannerRow | null> {
  const [row] = await transaction.run<{ row: BannerRow }>(
    `SELECT json_build_object(${bannerFieldsSql}, 'version', ${bannerVersionSql}) AS row
       FROM banner b WHERE b.id = ? AND b.deleted_at IS NULL FOR UPDATE`,
    [id],
  );
  return row?.row ?? null;
}

/** What the audit log keeps of a banner. */
export const toAudited = ({ _id, createdAt, version, ...fields }: BannerRow): Record<string, unknown> => fields;

/** Shoppers' banners follow. To be called after the commit. */
export async function tellBanners(container: MedusaContainer): Promise<void> {
  await container.resolve(Modules.EVENT_BUS).emit({ name: catalogEvents.shopChanged, data: { product_ids: [] } });
}
