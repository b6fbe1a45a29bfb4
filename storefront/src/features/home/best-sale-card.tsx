import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { wholeRupees } from "@haat/ui/format";
import { Link } from "react-router-dom";
import { productPath } from "../../lib/page-paths";
import { ProductPicture } from "../product-card/product-picture";

export const BestSaleCard = ({ product }: { product: ProductCard }) => (
  <Link to={productPath(product)} className="group block rounded-card">
    <span className="block overflow-hidden rounded-card bg-sunken">
      <ProductPicture
        src={product.images[0]}
        alt=""
        sizes="(min-width: 640px) 224px, 160px"
        className="transition-transform duration-panel group-hover:scale-[1.03]"
      />
    </span>
    <span className="mt-3 line-clamp-2 min-h-10 text-sm font-medium sm:line-clamp-1 sm:min-h-0 sm:text-base">
      {product.title}
    </span>
    <span className="mt-0.5 block font-semibold tabular-nums">From {wholeRupees(product.discountPrice)}</span>
  </Link>
);
