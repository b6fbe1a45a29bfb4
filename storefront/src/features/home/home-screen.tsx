import type { ReactNode } from "react";
import { BannerCarousel } from "./banner-carousel";
import { CategoryTiles } from "./category-tiles";
import { TopStories } from "./top-stories";

/** The home page around its rows. `notice`: shown above everything. */
export const HomeScreen = ({ notice, children }: { notice?: ReactNode; children: ReactNode }) => (
  <div className="page flex flex-col gap-10 pt-4 lg:gap-16 lg:pt-6">
    {notice}
    <div>
      <h1 className="sr-only">Haat, the Indian bazaar online</h1>
      <BannerCarousel />
    </div>
    <CategoryTiles />
    {children}
    <TopStories />
  </div>
);
