import { BannerCarousel } from "../features/home/banner-carousel";
import { CategoryTiles } from "../features/home/category-tiles";
import { HomeRows } from "../features/home/home-rows";
import { TopStories } from "../features/home/top-stories";
import { usePageTitle } from "../features/layout/page-title";

export function Component() {
  usePageTitle("The Indian bazaar online");
  return (
    <div className="page flex flex-col gap-10 pt-4 lg:gap-16 lg:pt-6">
      <div>
        <h1 className="sr-only">Haat, the Indian bazaar online</h1>
        <BannerCarousel />
      </div>
      <CategoryTiles />
      <HomeRows />
      <TopStories />
    </div>
  );
}
