import type { ProductCard as Product } from "@haat/api-contract/catalog/schemas";
import { classNames } from "@haat/ui/class-names";
import { ProductCard, ProductCardSkeleton } from "../product-card/product-card";

const grid = "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4";
/** Cards of the first viewport, whose pictures are loaded eagerly. */
const first = 4;

type Props = { products: Product[] /** The list for new filters is loading. */; stale: boolean };

export const ProductGrid = ({ products, stale }: Props) => (
  <ul aria-busy={stale} className={classNames(grid, "transition-opacity", stale && "opacity-50")}>
    {products.map((product, place) => (
      <li key={product._id}>
        <ProductCard product={product} priority={place < first} />
      </li>
    ))}
  </ul>
);

export const ProductGridSkeleton = () => (
  <div className={grid} role="status">
    <span className="sr-only">Loading products</span>
    {["a", "b", "c", "d", "e", "f", "g", "h", "i"].map((place) => (
      <ProductCardSkeleton key={place} />
    ))}
  </div>
);
