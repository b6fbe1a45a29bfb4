import type { Banner as BannerTold } from "@haat/api-contract/catalog/schemas";
import { MedusaService } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { momentTasksSql } from "#queue/moments";
import { bannerFieldsSql, bannerVersionSql } from "#sql/banner-sql";
import { Banner } from "./models/banner";

/** A banner as the back office reads it. */
export type BannerRow = BannerTold & { version: string };

/** The current state of a banner, locked until the running transaction ends; null if there is none. */
async function lockBanner(run: Run, id: string): Promise<BannerRow | null> {
  const [found] = await run<{ row: BannerRow }>({
    name: "banner-hold",
    text: `SELECT json_build_object(${bannerFieldsSql}, 'version', ${bannerVersionSql}) AS row
             FROM banner b WHERE b.id = $1 AND b.deleted_at IS NULL FOR UPDATE`,
    values: [id],
  });
  return found?.row ?? null;
}

/** Adds the tasks that publish a banner's start and end, in a running transaction. */
async function scheduleBanner(run: Run, { startsAt, endsAt }: BannerRow): Promise<void> {
  const moments = [startsAt, endsAt].filter((at) => at !== null);
  if (moments.length === 0) return;
  await run({ name: "banner-schedule", text: momentTasksSql("publish-banners"), values: ["{}", moments] });
}

export class BannerModuleService extends MedusaService({ Banner }) {
  static lockIn = lockBanner;
  static scheduleIn = scheduleBanner;
}
