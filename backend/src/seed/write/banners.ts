import { BANNER_MODULE } from "#modules/banner/index";
import type { BannerModuleService } from "#modules/banner/service";
import { known, type Seeding } from "./seeding";

export async function writeBanners(
  { container, database, shop, pictures }: Seeding,
  categoryIds: ReadonlyMap<string, string>,
) {
  const there = new Set<string>(await database("banner").whereNull("deleted_at").pluck("title"));
  const banners = await Promise.all(
    shop.banners.map(async ({ title, leadsTo, picture }, index) => ({
      title,
      image: await pictures.urlOf(picture),
      link: `${leadsTo.kind === "category" ? "/products/category" : "/subcategory"}/${known(categoryIds, leadsTo.handle)}`,
      sort_order: index + 1,
      status: true,
    })),
  );
  await container
    .resolve<BannerModuleService>(BANNER_MODULE)
    .createBanners(banners.filter(({ title }) => !there.has(title)));
}
