import { productMessages } from "@haat/api-contract/product/messages";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { Button } from "@haat/ui/button";
import { Modal } from "@haat/ui/modal";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { QueryPending } from "../layout/query-pending";
import { productQuery } from "./api/products.queries";
import { StockAndPriceRow } from "./stock-and-price-row";

type Props = { productId: string; title: string; onClose: () => void };

/** A product without variants counts as its only one. */
const linesOf = (product: ManagedProduct) =>
  product.variants.length === 0
    ? [{ ...product, variantId: null, name: product.title }]
    : product.variants.map((variant) => ({
        ...variant,
        variantId: variant._id,
        name: [variant.color, variant.size].filter(Boolean).join(" / "),
      }));

/** Changes stock and price of each variant; takes effect at once, without approval. */
export function StockAndPriceDialog({ productId, title, onClose }: Props) {
  const id = useId();
  const query = useQuery(productQuery(productId));
  const { data: product, refetch } = query;
  return (
    <Modal
      labelledBy={id}
      onClose={onClose}
      className="m-auto max-h-[92dvh] w-[min(48rem,calc(100vw-1.5rem))] overflow-y-auto rounded-card"
    >
      <div className="p-5 sm:p-6">
        <h2 id={id} className="break-words text-xl">
          Stock and price: {title}
        </h2>
        <p className="mt-2 text-sm text-muted">Changes take effect immediately.</p>
        {product ? (
          <ul className="mt-4 flex flex-col divide-y divide-line">
            {linesOf(product).map((line) => (
              <StockAndPriceRow key={line._id} productId={productId} line={line} onSaved={() => void refetch()} />
            ))}
          </ul>
        ) : (
          <QueryPending
            query={query}
            failed={productMessages.notFetched}
            loading="Loading the product..."
            rows={["h-20", "h-20"]}
            className="mt-4 flex flex-col gap-3"
          />
        )}
        <div className="mt-5 flex justify-end">
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Modal>
  );
}
