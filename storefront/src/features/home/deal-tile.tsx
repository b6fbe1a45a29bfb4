import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { Skeleton } from "@haat/ui/skeleton";
import { Link } from "react-router-dom";
import { ProductPicture } from "../product-card/product-picture";

type Props = { product: ProductCard; to: string /** The promotional text, e.g. "Upto 40% Off". */; text: string };

export const DealTile = ({ product, to, text }: Props) => (
  <Link to={to} className="group block rounded-card">
    <span className="block overflow-hidden rounded-card bg-sunken">
      <ProductPicture
        src={product.images[0]}
        alt=""
        sizes="(min-width: 1344px) 281px, (min-width: 1024px) calc(25vw - 55px), (min-width: 640px) calc(50vw - 57px), calc(50vw - 41px)"
        className="transition-transform duration-panel group-hover:scale-[1.03]"
      />
    </span>
    <span className="mt-3 line-clamp-2 min-h-10 text-sm font-medium sm:line-clamp-1 sm:min-h-0 sm:text-base">
      {product.title}
    </span>
    <span className="mt-0.5 line-clamp-2 text-sm sm:line-clamp-1 font-semibold text-success">{text}</span>
  </Link>
);

export const DealTileSkeleton = () => (
  <span className="block">
    <Skeleton className="aspect-square rounded-card" />
    <Skeleton className="mt-3 h-10 w-4/5 sm:h-6" />
    <Skeleton className="mt-0.5 h-5 w-1/2" />
  </span>
);
