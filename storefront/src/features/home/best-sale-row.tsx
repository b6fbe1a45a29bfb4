import { homeGridTitles } from "@haat/api-contract/home/words";
import { RetryAlert } from "@haat/ui/alert";
import { Skeleton } from "@haat/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { homeGridQuery, requestErrorText } from "./api/home.queries";
import { ProductRow, rowItemWidth } from "./product-row";

/** The best sellers of 30 days, in a row that scrolls. */
export function BestSaleRow() {
  const { data, error, refetch } = useQuery(homeGridQuery("listBestSaleProducts"));
  return (
    <ProductRow title={homeGridTitles["best-sale"]} products={data}>
      {data ? (
        <p className="py-8 text-center text-muted">No best sellers yet.</p>
      ) : error ? (
        <RetryAlert onRetry={() => refetch()}>{requestErrorText(error)}</RetryAlert>
      ) : (
        <div aria-hidden className="flex gap-4 overflow-hidden pb-2">
          {["a", "b", "c", "d", "e", "f"].map((place) => (
            <span key={place} className={rowItemWidth}>
              <Skeleton className="aspect-square rounded-card" />
              <Skeleton className="mt-3 h-10 w-4/5 sm:h-6" />
              <Skeleton className="mt-0.5 h-6 w-1/2" />
            </span>
          ))}
        </div>
      )}
    </ProductRow>
  );
}
