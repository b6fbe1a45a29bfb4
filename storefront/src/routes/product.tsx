import { catalogMessages } from "@haat/api-contract/catalog/messages";
import { buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { ErrorState } from "@haat/ui/error-state";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import PackageX from "lucide-react/icons/package-x";
import { Link, useParams } from "react-router-dom";
import { usePageTitle } from "../features/layout/page-title";
import { productQuery } from "../features/product/api/product.queries";
import { ProductView } from "../features/product/product-view";
import { ProductSkeleton } from "../features/product/skeletons";
import { productPath } from "../lib/page-paths";

/** `/product/{slug}/{id}` and `/product/{slug or id}`: the id decides if both are given. */
export function Component() {
  const { slug, id } = useParams();
  const wanted = id ?? slug;
  return wanted ? <ProductScreen key={wanted} id={wanted} /> : <NoProduct title="No product ID found in URL." />;
}

function ProductScreen({ id }: { id: string }) {
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

function NoProduct({ title }: { title: string }) {
  usePageTitle(title.replace(/\.$/, ""), { missing: true });
  return (
    <EmptyState headingLevel={1} icon={<PackageX />} title={title} text="It may have been discontinued or moved.">
      <Link to="/" className={buttonClass()}>
        Back to home
      </Link>
    </EmptyState>
  );
}
