import { BannerCarousel } from "../features/home/banner-carousel";
import { BestSaleRow } from "../features/home/best-sale-row";
import { CategoryTiles } from "../features/home/category-tiles";
import { DealGrid } from "../features/home/deal-grid";
import { fashionDealText, selectTrending, uptoText } from "../features/home/deals";
import { TopStories } from "../features/home/top-stories";
import { usePageTitle } from "../features/layout/page-title";
import { titleSlug } from "../lib/page-paths";
import { useNow } from "../lib/server-page";

export function Component() {
  usePageTitle("The Indian bazaar online");
  const now = useNow();
  return (
    <div className="page flex flex-col gap-10 pt-4 lg:gap-16 lg:pt-6">
      <div>
        <h1 className="sr-only">Haat, the Indian bazaar online</h1>
        <BannerCarousel />
      </div>
      <CategoryTiles />
      <div className="grid gap-6 lg:grid-cols-2">
        <DealGrid
          title="Fashion's Top Deals"
          grid="listFashionTopDeals"
          emptyText="No fashion deals right now."
          promise={(product) => fashionDealText(product, now)}
        />
        <DealGrid
          title="Trending | Electronics"
          grid="listTrending"
          emptyText="No trending products found."
          errorText="Failed to load trending products."
          promise={uptoText}
          select={selectTrending}
          path={({ _id, title }) => `/product/${titleSlug(title) || "product"}/${_id}`}
        />
      </div>
      <BestSaleRow />
      <div className="grid gap-6 lg:grid-cols-2">
        <DealGrid
          title="Top Deals on Home & Living"
          grid="listHomeLiving"
          emptyText="No deals on home and living right now."
          promise={uptoText}
        />
        <DealGrid
          title="Best of Electronics"
          grid="listElectronics"
          emptyText="No deals on electronics right now."
          promise={uptoText}
        />
      </div>
      <TopStories />
    </div>
  );
}
