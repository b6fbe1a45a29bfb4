import { productLimits } from "@haat/api-contract/product/limits";
import { StatusDot } from "@haat/product-form/status-dot";
import { indianNumber, orderRupees } from "@haat/ui/format";
import Image from "lucide-react/icons/image";
import type { ProductRow } from "./api/products.queries";

export const Picture = ({ src }: { src: string | null }) => (
  <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-sunken text-muted">
    {src ? <img src={src} alt="" loading="lazy" className="size-full object-contain" /> : <Image aria-hidden />}
  </span>
);

export const Price = ({ price, discountPrice }: Pick<ProductRow, "price" | "discountPrice">) => (
  <span className="inline-flex flex-col items-end whitespace-nowrap tabular-nums">
    {discountPrice !== null && (
      <s className="text-xs text-muted">
        <span className="sr-only">MRP </span>
        {orderRupees(price)}
      </s>
    )}
    <span className="font-semibold">{orderRupees(discountPrice ?? price)}</span>
  </span>
);

/** The stock, with a label if it is low or zero. */
export function Stock({ quantity, inStock }: Pick<ProductRow, "quantity" | "inStock">) {
  if (!inStock) return <StatusDot tone="neutral">Not for sale</StatusDot>;
  if (quantity === 0) return <StatusDot tone="bad">Out of stock</StatusDot>;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap tabular-nums">
      {indianNumber(quantity)}
      {quantity <= productLimits.lowStock && <StatusDot tone="waiting">Low</StatusDot>}
    </span>
  );
}

export const placeOf = ({ categoryId, subCategoryId }: Pick<ProductRow, "categoryId" | "subCategoryId">): string =>
  [categoryId?.title, subCategoryId?.title].filter(Boolean).join(" › ");
