import { classNames } from "@haat/ui/class-names";
import { Skeleton } from "@haat/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { navigationQuery } from "../layout/api/navigation.queries";
import { ProductPicture } from "../product-card/product-picture";

const row = "scrollbar-none -mx-4 flex gap-4 overflow-x-auto px-4 pb-1 sm:mx-0 sm:px-0";
/** From this many tiles on, wide screens spread them over the full width. */
const spreadFrom = 6;
const tile = "w-20 shrink-0 text-center sm:w-28";

/**
 * A link with a picture for each category. Renders nothing if the categories failed to load; the header shows the
 * error.
 */
export function CategoryTiles() {
  const { data: items, isError } = useQuery(navigationQuery);
  if (isError) return null;
  return (
    <nav aria-label="Shop by category">
      {items ? (
        <ul className={classNames(row, items.length >= spreadFrom && "sm:justify-between")}>
          {items.map((item) => (
            <li key={item._id} className={tile}>
              <Link to={`/products/category/${item._id}`} className="group block rounded-card">
                <span className="block overflow-hidden rounded-full border border-line bg-sunken transition group-hover:border-primary">
                  <ProductPicture
                    src={item.image}
                    alt=""
                    sizes="(min-width: 640px) 112px, 80px"
                    className="!object-cover"
                  />
                </span>
                <span className="mt-2 block text-xs font-medium sm:text-sm">{item.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div aria-hidden className={classNames(row, "sm:justify-between")}>
          {["a", "b", "c", "d", "e", "f", "g", "h"].map((place) => (
            <span key={place} className={tile}>
              <Skeleton className="aspect-square !rounded-full" />
              <Skeleton className="mx-auto mt-2 h-4 w-3/4 sm:h-5" />
            </span>
          ))}
        </div>
      )}
    </nav>
  );
}
