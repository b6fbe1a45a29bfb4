import { productMessages } from "@haat/api-contract/product/messages";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { Container, Heading } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { ScreenLink } from "../lib/screen-link";
import { usePermissions } from "../lib/use-permissions";
import { ErrorState, Skeleton } from "../shared/states";
import { managedProductQuery } from "./form/product.queries";

/** What the shop knows of a product besides the engine's own fields, beside them on the engine's page of it. */
export function ShopFacts({ productId }: { productId: string }) {
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery({
    ...managedProductQuery(productId),
    enabled: can("view_product"),
    refetchOnWindowFocus: "always",
  });
  if (!can("view_product")) return null;
  return (
    <Container className="flex flex-col gap-3 p-0 pb-4 text-sm">
      <header className="border-ui-border-base flex items-center justify-between gap-4 border-b px-6 py-4">
        <Heading level="h2">In the shop</Heading>
        {can("edit_product") && (
          <ScreenLink
            to={`/products?edit=${encodeURIComponent(productId)}`}
            className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover font-medium"
          >
            Edit in the back office
          </ScreenLink>
        )}
      </header>
      <div className="px-6">
        {data ? (
          <Facts product={data} />
        ) : error && !isFetching ? (
          <ErrorState title={productMessages.notFetched} error={error} onRetry={refetch} />
        ) : (
          <div role="status" className="flex flex-col gap-3">
            <span className="sr-only">Loading...</span>
            <Skeleton className="h-5" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5" />
          </div>
        )}
      </div>
    </Container>
  );
}

const returnsText = ({ isReturnable, returnDays }: ManagedProduct["returnPolicy"]) =>
  isReturnable ? `Within ${returnDays} ${returnDays === 1 ? "day" : "days"}` : "Not returnable";

const ratingText = ({ averageRating, totalReviews }: ManagedProduct) =>
  totalReviews === 0
    ? "No reviews yet"
    : `${averageRating} of 5 (${indianNumber(totalReviews)} ${totalReviews === 1 ? "review" : "reviews"})`;

const factsOf = (product: ManagedProduct): [name: string, value: string][] => [
  ["Brand", product.brand],
  ["Category", product.categoryId?.title ?? ""],
  ["Sub-category", product.subCategoryId?.title ?? ""],
  ["MRP", orderRupees(product.price)],
  ["Sells for", orderRupees(product.finalPrice)],
  ["Stock", `${indianNumber(product.quantity)} for sale, ${indianNumber(product.reserved)} kept for orders`],
  ["Returns", returnsText(product.returnPolicy)],
  ["Rating", ratingText(product)],
];

const Facts = ({ product }: { product: ManagedProduct }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
    {factsOf(product).map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-ui-fg-subtle">{name}</dt>
        <dd className="text-ui-fg-base min-w-0 break-words text-right tabular-nums">{value || "—"}</dd>
      </div>
    ))}
  </dl>
);
