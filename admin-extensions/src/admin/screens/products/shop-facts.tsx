import { productMessages } from "@haat/api-contract/product/messages";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { useQuery } from "@tanstack/react-query";
import { usePermissions } from "../lib/use-permissions";
import { NoValue } from "../shared/no-value";
import { ShopFactsCard } from "../shared/shop-facts-card";
import { managedProductQuery } from "./product.queries";

/** The shop's own data of a product, shown beside the engine's fields on its product page. */
export function ShopFacts({ productId }: { productId: string }) {
  const { can } = usePermissions();
  const mayView = can("view_product");
  const read = useQuery({ ...managedProductQuery(productId), enabled: mayView, refetchOnWindowFocus: "always" });
  if (!mayView) return null;
  const form = { to: `/products?edit=${encodeURIComponent(productId)}`, text: "Edit in the back office" } as const;
  return (
    <ShopFactsCard link={can("edit_product") ? form : undefined} read={read} errorText={productMessages.notFetched}>
      {(product) => <Facts product={product} />}
    </ShopFactsCard>
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
  ["Selling price", orderRupees(product.finalPrice)],
  ["Stock", `${indianNumber(product.quantity)} available, ${indianNumber(product.reserved)} reserved for orders`],
  ["Sold by", product.seller?.name ?? "The shop"],
  ["Returns", returnsText(product.returnPolicy)],
  ["Rating", ratingText(product)],
];

const Facts = ({ product }: { product: ManagedProduct }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
    {factsOf(product).map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-ui-fg-subtle">{name}</dt>
        <dd className="text-ui-fg-base min-w-0 break-words text-right tabular-nums">{value || <NoValue />}</dd>
      </div>
    ))}
  </dl>
);
