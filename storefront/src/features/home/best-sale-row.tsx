import { RetryAlert } from "@haat/ui/alert";
import { classNames } from "@haat/ui/class-names";
import { IconButton } from "@haat/ui/icon-button";
import { Skeleton } from "@haat/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useRef } from "react";
import { needsScript } from "../../lib/without-script";
import { homeGridQuery, requestErrorText } from "./api/home.queries";
import { BestSaleCard } from "./best-sale-card";
import { HomeSection } from "./home-section";

/** Share of the row's width that one click scrolls. */
const step = 0.8;
const width = "w-40 shrink-0 snap-start sm:w-56";

/** The best sellers of 30 days, in a row that scrolls. */
export function BestSaleRow() {
  const { data, error, refetch } = useQuery(homeGridQuery("listBestSaleProducts"));
  const row = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * step * row.current.clientWidth, behavior: "smooth" });
  return (
    <HomeSection
      title="Best Sale Products"
      aside={
        // Hidden but in place while there is nothing to scroll, so that the heading does not move.
        <span className={classNames("hidden gap-2 sm:flex", needsScript, !data?.length && "invisible")}>
          <IconButton filled label="Scroll left" onClick={() => scroll(-1)}>
            <ChevronLeft aria-hidden className="size-5" />
          </IconButton>
          <IconButton filled label="Scroll right" onClick={() => scroll(1)}>
            <ChevronRight aria-hidden className="size-5" />
          </IconButton>
        </span>
      }
    >
      {data ? (
        data.length > 0 ? (
          <ul
            ref={row}
            className="scrollbar-none -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:px-0"
          >
            {data.map((product) => (
              <li key={product._id} className={width}>
                <BestSaleCard product={product} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="py-8 text-center text-muted">No best sellers yet.</p>
        )
      ) : error ? (
        <RetryAlert onRetry={() => refetch()}>{requestErrorText(error)}</RetryAlert>
      ) : (
        <div aria-hidden className="flex gap-4 overflow-hidden pb-2">
          {["a", "b", "c", "d", "e", "f"].map((place) => (
            <span key={place} className={width}>
              <Skeleton className="aspect-square rounded-card" />
              <Skeleton className="mt-3 h-10 w-4/5 sm:h-6" />
              <Skeleton className="mt-0.5 h-6 w-1/2" />
            </span>
          ))}
        </div>
      )}
    </HomeSection>
  );
}
