import type { Product } from "@haat/api-contract/catalog/schemas";
import { longBritishDate } from "@haat/ui/format";
import Tag from "lucide-react/icons/tag";
import { useNow } from "../../lib/server-page";
import { currentOffers } from "../product-card/current-offers";

/** The product's current offers. */
export function Offers({ offers: told }: Pick<Product, "offers">) {
  const offers = currentOffers(told, useNow());
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers" className="rounded-card border border-line bg-surface p-4">
      <h2 id="offers" className="text-sm">
        Offers
      </h2>
      <ul className="mt-3 space-y-3 text-sm">
        {offers.map((offer) => (
          <li key={`${offer.title} ${offer.description}`} className="flex gap-2.5">
            <Tag aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            <span>
              <span className="font-semibold">{offer.title}</span> {offer.description}
              {offer.validTill && (
                <span className="block text-muted">Valid till {longBritishDate(offer.validTill)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
