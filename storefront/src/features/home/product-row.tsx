import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { classNames } from "@haat/ui/class-names";
import { IconButton } from "@haat/ui/icon-button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useRef } from "react";
import { needsScript } from "../../lib/without-script";
import { BestSaleCard } from "./best-sale-card";
import { HomeSection } from "./home-section";

/** Share of the row's width that one click scrolls. */
const step = 0.8;
export const rowItemWidth = "w-40 shrink-0 snap-start sm:w-56";

type Props = {
  title: string;
  /** Before the buttons that scroll. */
  link?: ReactNode;
  products: readonly ProductCard[] | undefined;
  /** Shown instead of products, while there are none. */
  children?: ReactNode;
};

/** A titled row of products that scrolls. */
export function ProductRow({ title, link, products = [], children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * step * row.current.clientWidth, behavior: "smooth" });
  return (
    <HomeSection
      title={title}
      aside={
        <span className="flex shrink-0 items-center gap-4">
          {link}
          {/* Hidden but in place while there is nothing to scroll, so that the heading does not move. */}
          <span className={classNames("hidden gap-2 sm:flex", needsScript, products.length === 0 && "invisible")}>
            <IconButton filled label="Scroll left" onClick={() => scroll(-1)}>
              <ChevronLeft aria-hidden className="size-5" />
            </IconButton>
            <IconButton filled label="Scroll right" onClick={() => scroll(1)}>
              <ChevronRight aria-hidden className="size-5" />
            </IconButton>
          </span>
        </span>
      }
    >
      {products.length > 0 ? (
        <ul
          ref={row}
          className="scrollbar-none -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:px-0"
        >
          {products.map((product) => (
            <li key={product._id} className={rowItemWidth}>
              <BestSaleCard product={product} />
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </HomeSection>
  );
}
