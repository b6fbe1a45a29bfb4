import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { classNames } from "@haat/ui/class-names";
import { cardRupees } from "@haat/ui/format";
import { Price } from "@haat/ui/price";
import { Spinner } from "@haat/ui/spinner";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { searchAddress, searchResultPath } from "../../lib/page-paths";
import { ProductPicture } from "../product-card/product-picture";

type Props = {
  id: string;
  shown: boolean;
  text: string;
  products: ProductCard[];
  shownFor: string | null;
  state: "waiting" | "ready" | "error";
  /** Index of the marked hit, -1 for none; the link to all results comes after the hits. */
  active: number;
  onChoose: () => void;
  onRetry: () => void;
};

/**
 * The list under the search box, at most 24rem high; its last entry links to all results. It stays in the page while
 * hidden, because the input's `aria-controls` refers to it.
 */
export default function SearchPanel({ id, shown, text, products, shownFor, state, active, onChoose, onRetry }: Props) {
  const showsHits = state !== "error" && products.length > 0;
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div
      hidden={!shown}
      className={classNames(
        "absolute inset-x-0 top-full z-40 mt-2 max-h-96 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-overlay",
        shown && "flex",
      )}
    >
      {showsHits && shownFor && (
        <p className="px-4 pt-3 text-sm text-muted [overflow-wrap:anywhere]">
          Showing results for <strong className="font-semibold text-ink">{shownFor}</strong>
        </p>
      )}
      <div
        id={id}
        role="listbox"
        aria-label="Products"
        className={classNames("min-h-0 overflow-y-auto overscroll-contain p-2", !showsHits && "hidden")}
      >
        {products.map((product, place) => (
          <Link
            key={product._id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            to={searchResultPath(product)}
            onClick={onChoose}
            className={classNames(
              "flex items-center gap-3 rounded-control p-2 transition hover:bg-sunken",
              place === active && "bg-sunken",
            )}
          >
            <span
              className={classNames(
                "size-14 shrink-0 overflow-hidden rounded-control bg-sunken",
                state === "waiting" && "opacity-60",
              )}
            >
              <ProductPicture src={product.images[0]} alt="" sizes="56px" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{product.title}</span>
              <span className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
                {product.brand}
                <span className="text-ink">
                  <Price amount={product.finalPrice} mrp={product.price} format={cardRupees} size="small" />
                </span>
              </span>
            </span>
          </Link>
        ))}
        <Link
          id={`${id}-${products.length}`}
          role="option"
          aria-selected={active === products.length}
          tabIndex={-1}
          to={searchAddress(text)}
          onClick={onChoose}
          className={classNames(
            "flex min-h-11 items-center justify-between gap-3 rounded-control px-2 text-sm font-semibold text-primary transition hover:bg-sunken",
            active === products.length && "bg-sunken",
          )}
        >
          <span className="truncate">See all results for “{text}”</span>
          <ArrowRight aria-hidden className="size-4 shrink-0" />
        </Link>
      </div>
      <div role="status">
        {state === "waiting" && !showsHits && (
          <p className="p-6 text-center">
            <Spinner label="Searching" />
          </p>
        )}
        {state === "ready" && products.length === 0 && (
          <p className="p-6 text-center text-muted [overflow-wrap:anywhere]">No products found for "{text}"</p>
        )}
        {state === "ready" && products.length > 0 && <span className="sr-only">{products.length} products found.</span>}
        {state === "error" && (
          <p className="p-6 text-center text-muted">
            Search failed. Please try again.{" "}
            <button type="button" onClick={onRetry} className="font-semibold text-primary underline">
              Try Again
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
