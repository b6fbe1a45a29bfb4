import { buttonClass } from "@haat/ui/button";
import { shopPaths } from "../../lib/page-paths";
import type { ProductRow } from "./api/products.queries";

export type Acts = {
  onEdit: (product: ProductRow) => void;
  onStock: (product: ProductRow) => void;
  onStatus: (product: ProductRow) => void;
  onDelete: (product: ProductRow) => void;
};

const look = buttonClass({ variant: "quiet", size: "small" });

/** Actions on a product in the list. */
export function ProductActs({ product, acts }: { product: ProductRow; acts: Acts }) {
  const { title, slug, status, seller } = product;
  const act = (label: string, run: (product: ProductRow) => void) => (
    <button type="button" className={look} aria-label={`${label}: ${title}`} onClick={() => run(product)}>
      {label}
    </button>
  );
  return (
    <div className="flex flex-wrap justify-end">
      {act("Stock & price", acts.onStock)}
      {act("Edit", acts.onEdit)}
      {act(status ? "Hide" : "Show", acts.onStatus)}
      {act("Delete", acts.onDelete)}
      {status && seller?.approval === "approved" && (
        <a href={shopPaths.product(slug)} className={look} aria-label={`View in the shop: ${title}`}>
          View
        </a>
      )}
    </div>
  );
}
