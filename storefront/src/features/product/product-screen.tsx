import { catalogMessages } from "@haat/api-contract/catalog/messages";
import { buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { ErrorState } from "@haat/ui/error-state";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import PackageX from "lucide-react/icons/package-x";
import { Link } from "react-router-dom";
import { usePageTitle } from "../layout/page-title";
import { productPath } from "../product-card/product-path";
import { productQuery } from "./api/product.queries";
import { ProductSkeleton } from "./product-skeleton";
import { ProductView } from "./product-view";

export function ProductScreen({ id }: { id: string }) {
  const { data: product, error, refetch, isFetching } = useQuery(productQuery(id));
  usePageTitle(product ? product.seoTitle || product.title : undefined, {
    description: product?.seoDescription || product?.description,
    path: product ? productPath(product) : undefined,
  });
  if (product) return <ProductView key={product._id} product={product} />;
  if (hasStatus(error, 404)) return <NoProduct title={catalogMessages.productNotFound} />;
  if (error) {
    const reason = errorMessage(error, "The shop could not be reached.");
    return (
      <ErrorState
        title="Something Went Wrong"
        text={`Error: ${reason}`}
        retrying={isFetching}
        onRetry={() => refetch()}
      />
    );
  }
  return product === null ? <NoProduct title="No product found." /> : <ProductSkeleton />;
}

export function NoProduct({ title }: { title: string }) {
  usePageTitle(title.replace(/\.$/, ""), { missing: true });
  return (
    <EmptyState headingLevel={1} icon={<PackageX />} title={title} text="It may have been sold out for good, or moved.">
      <Link to="/" className={buttonClass()}>
        Back to Home
      </Link>
    </EmptyState>
  );
}
