import { indianNumber } from "@haat/ui/format";
import type { SellerHome } from "./api/home.queries";

type Props = { rows: SellerHome["lowStock"]; total: number };

/** What the engine calls the one variant of a product that has no choice. */
const isUnnamed = (variant: string) => variant === "" || /^default/i.test(variant);

/** Variants that run out, the scarcest first. */
export const LowStock = ({ rows, total }: Props) => (
  <section aria-labelledby="low-stock" className="rounded-card border border-line bg-surface p-5 sm:p-6">
    <h2 id="low-stock" className="mb-3 text-lg">
      Running out
    </h2>
    {rows.length === 0 ? (
      <p className="text-sm text-muted">Nothing runs out at the moment.</p>
    ) : (
      <ul className="text-sm">
        {rows.map(({ productId, title, variant, pieces }) => (
          <li
            key={`${productId} ${variant}`}
            className="flex justify-between gap-4 border-t border-line py-2.5 first:border-t-0"
          >
            <span className="min-w-0 break-words">{isUnnamed(variant) ? title : `${title} (${variant})`}</span>
            <span className={`shrink-0 font-semibold tabular-nums ${pieces === 0 ? "text-sale" : ""}`}>
              {pieces === 0 ? "Out of stock" : `${indianNumber(pieces)} left`}
            </span>
          </li>
        ))}
      </ul>
    )}
    {total > rows.length && (
      <p className="mt-2 text-sm text-muted">{indianNumber(total - rows.length)} more run out.</p>
    )}
  </section>
);
