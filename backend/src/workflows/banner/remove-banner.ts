import { bannerMessages } from "@haat/api-contract/banner/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { BANNER_MODULE } from "#modules/banner/index";
import { BannerModuleService } from "#modules/banner/service";
import { recordChange } from "../audit/record-change";
import { publishBanners, toAudited } from "./banner-record";

/** @throws ApiError 404 no such banner. */
export async function removeBanner(
  container: MedusaContainer,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  const banners = container.resolve<BannerModuleService>(BANNER_MODULE);
  await inOneTransaction(container, async (transaction) => {
    const before = await BannerModuleService.lockIn(transaction.prepared, id);
    if (!before) throw new ApiError(404, bannerMessages.notFound);
    await banners.softDeleteBanners([id], {}, transaction.contextFor(banners));
    const subject = { type: "banner", id, label: before.title };
    const entry = { actorId, action: "banner.deleted", subject, before: toAudited(before), after: null };
    await recordChange(container, entry, transaction);
  });
  await publishBanners(container);
}
