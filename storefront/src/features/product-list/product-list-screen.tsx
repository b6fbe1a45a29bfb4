import { catalogMessages } from "@haat/api-contract/catalog/messages";
import { collectionMessages } from "@haat/api-contract/collection/messages";
import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import { Button, buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { ErrorState } from "@haat/ui/error-state";
import { indianNumber } from "@haat/ui/format";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import FolderX from "lucide-react/icons/folder-x";
import PackageSearch from "lucide-react/icons/package-search";
import { type ReactNode, useEffect } from "react";
import { Link, Navigate, useHref, useLocation } from "react-router-dom";
import { LatePart } from "../../lib/late-part";
import { useServerPage } from "../../lib/server-page";
import { toast } from "../../lib/toast";
import { Breadcrumbs } from "../layout/breadcrumbs";
import { usePageTitle } from "../layout/page-title";
import { ActiveFilters } from "./active-filters";
import { type ListPlace, pageSize, productListQuery } from "./api/product-list.queries";
import { changeFilters, type Filters, filterCount, listAddress, withoutFilters } from "./filters";
import { ListBar } from "./list-bar";
import { ListForm } from "./list-form";
import { FilterPanelSkeleton, ListHeading } from "./list-heading";
import { countText, useListName } from "./list-name";
import { Pagination } from "./pagination";
import { ProductGrid, ProductGridSkeleton } from "./product-grid";
import { SortSelect } from "./sort-select";
import { useFilters } from "./use-filters";

const loadFilterPanel = () => import("./filter-panel");
const loadNothingFound = () => import("../search/nothing-found");

type Props = {
  place: ListPlace;
  /** Shown between the list's name and the products. */
  intro?: ReactNode;
};

/** The products of a category, sub-category, seller, collection or search, with filters and pages. */
export function ProductListScreen({ place, intro }: Props) {
  const { filters, change, clear, searchFor } = useFilters(place);
  const { data, error, isPlaceholderData, refetch } = useQuery(productListQuery(place, filters));
  const total = data?.total ?? data?.products.length ?? 0;
  const pages = Math.ceil(total / pageSize);
  // An old address may have a page number past the end.
  const pastEnd = data !== undefined && filters.page > Math.max(pages, 1);
  const { pathname } = useLocation();
  const name = useListName(place, data !== undefined && total === 0);
  usePageTitle(name.title, {
    description:
      name.description ||
      (name.title && `${name.title} at Haat: ${indianNumber(total)} products, at prices that include all taxes.`),
    // Filters and sort order show the same products again, so only the page number is part of the canonical path.
    path: `${pathname}${filters.page > 1 ? `?page=${filters.page}` : ""}`,
  });

  if (place.kind !== "search" && (name.unknown || hasStatus(error, 404))) {
    return <NoListNamed title={unknownTitles[place.kind]} />;
  }
  if (error && !data) return <ListError error={error} onRetry={() => refetch()} />;
  if (pastEnd && !isPlaceholderData) {
    return <RedirectTo to={listAddress(place, { ...filters, page: Math.max(pages, 1) })} />;
  }
  if (
    place.kind === "search" &&
    data &&
    total === 0 &&
    filterCount(filters) === 0 &&
    !data.understood?.price &&
    !isPlaceholderData
  ) {
    return (
      <LatePart
        load={loadNothingFound}
        placeholder={
          <div className="page pt-4">
            <ProductGridSkeleton />
          </div>
        }
      >
        {(NothingFound) => <NothingFound text={place.id} />}
      </LatePart>
    );
  }
  const facets = data?.facets;
  const price = data?.understood?.price ?? null;
  // A price in the search text is shown like a price filter.
  const shown = price ? { ...filters, minPrice: price.minPrice, maxPrice: price.maxPrice } : filters;
  /** The search without the price in its text. */
  const priceless: ListPlace = price ? { kind: "search", id: price.rest } : place;
  const narrowed = filterCount(shown) > 0;
  function changeShown(next: Partial<Omit<Filters, "page">>): void {
    const withoutPrice = next.minPrice === null && next.maxPrice === null;
    if (price && withoutPrice) searchFor(price.rest, changeFilters(filters, next));
    else change(next);
  }
  function clearShown(): void {
    if (price) searchFor(price.rest, withoutFilters(filters));
    else clear();
  }
  return (
    <div className="page pb-20 pt-4 lg:pb-0">
      <Breadcrumbs crumbs={name.crumbs} />
      <ListHeading title={name.title} subCategories={name.subCategories} />
      {data?.understood?.shownFor && (
        <p className="mt-2 text-lg [overflow-wrap:anywhere]">
          Showing results for <strong className="font-semibold">{data.understood.shownFor}</strong>
        </p>
      )}
      {intro}
      <div className="mt-6 flex-col no-script:max-lg:flex lg:grid lg:grid-cols-[16.25rem_minmax(0,1fr)] lg:gap-8">
        <aside
          id="filters"
          aria-label="Filters"
          // Without JavaScript the drawer cannot open on small screens, so the filters come after the list.
          className="hidden no-script:!block no-script:max-lg:order-last no-script:max-lg:mt-10 lg:block"
        >
          <div className="below-header sticky no-script:max-lg:static no-script:max-lg:max-h-none max-h-[calc(100dvh-3rem-var(--header,0px))] overflow-y-auto rounded-card border border-line bg-surface p-5">
            {facets ? (
              <LatePart whenNear load={loadFilterPanel} placeholder={<FilterPanelSkeleton />}>
                {(FilterPanel) => <FilterPanel place={place} facets={facets} filters={shown} onChange={changeShown} />}
              </LatePart>
            ) : (
              <FilterPanelSkeleton />
            )}
          </div>
        </aside>
        <section aria-labelledby="products" className="min-w-0">
          <h2 id="products" className="sr-only">
            Products
          </h2>
          <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p role="status" className="font-medium tabular-nums">
              {data ? countText(total) : "Loading…"}
            </p>
            <a href="#filters" className="hidden font-semibold text-primary underline no-script:max-lg:!inline">
              Filters
            </a>
            <div className="hidden no-script:!block lg:block">
              <SortSelect place={place} filters={filters} onChange={(sort) => change({ sort })} />
            </div>
          </div>
          <div className="mb-4 empty:hidden">
            <ActiveFilters
              place={place}
              priceless={priceless}
              filters={filters}
              shown={shown}
              onChange={changeShown}
              onClear={clearShown}
            />
          </div>
          {!data || pastEnd ? (
            <ProductGridSkeleton />
          ) : data.products.length > 0 ? (
            <ProductGrid products={data.products} stale={isPlaceholderData} />
          ) : (
            <EmptyState
              icon={<PackageSearch />}
              title="No Products Found"
              text={narrowed ? "No products match all filters. Try removing some." : emptyTexts[place.kind]}
            >
              <ListForm place={priceless} filters={withoutFilters(filters)}>
                <Button type="submit" onClick={clearShown}>
                  Clear All Filters
                </Button>
              </ListForm>
            </EmptyState>
          )}
          <Pagination page={filters.page} pages={pages} address={(page) => listAddress(place, { ...filters, page })} />
        </section>
      </div>
      {facets && (
        <ListBar
          place={place}
          facets={facets}
          filters={shown}
          total={total}
          onChange={changeShown}
          onClear={clearShown}
        />
      )}
    </div>
  );
}

/** Redirects: a browser navigates, a server reports it. */
function RedirectTo({ to }: { to: string }) {
  const server = useServerPage();
  const redirect = useHref(to);
  if (!server) return <Navigate to={to} replace />;
  Object.assign(server, { redirect });
  return null;
}

const nothingYet = "There are no products here yet. Please check back soon.";
const emptyTexts = {
  category: nothingYet,
  subCategory: nothingYet,
  seller: nothingYet,
  collection: nothingYet,
  search: nothingYet,
} as const;

const unknownTitles = {
  category: catalogMessages.categoryNotFound,
  subCategory: catalogMessages.subCategoryNotFound,
  seller: sellerProductMessages.sellerNotFound,
  collection: collectionMessages.notFound,
} as const;

/** Shows that the list failed to load, with the reason in a toast as well. */
function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const message = errorMessage(error, "The shop could not be reached.");
  usePageTitle("Something Went Wrong");
  useEffect(() => {
    toast.error(`Failed to load products: ${message}`, { id: "product-list" });
  }, [message]);
  return <ErrorState title="Something Went Wrong" text={message} onRetry={onRetry} />;
}

/** For an address without a category, or with an unknown one. */
export function NoListNamed({ title = "No category or subcategory specified." }: { title?: string }) {
  usePageTitle(title, { missing: true });
  return (
    <EmptyState headingLevel={1} icon={<FolderX />} title={title}>
      <Link to="/" className={buttonClass()}>
        Back to home
      </Link>
    </EmptyState>
  );
}
