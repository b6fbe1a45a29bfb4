import type { Facets } from "@haat/api-contract/catalog/schemas";
import { Checkbox } from "@haat/ui/checkbox";
import { type ReactNode, useId } from "react";
import { BrandFilter } from "./brand-filter";
import type { Filters } from "./filters";
import { priceEndsOf, priceFilterOf } from "./price-ends";
import { PriceRange } from "./price-range";
import { RatingFilter } from "./rating-filter";

type Props = { facets: Facets; filters: Filters; onChange: (change: Partial<Omit<Filters, "page">>) => void };

/** The filters themselves, for the sidebar and for the drawer. */
export function FilterPanel({ facets, filters, onChange }: Props) {
  const bounds = { low: facets.price.min, high: facets.price.max };
  return (
    <div className="divide-y divide-line">
      {bounds.high > bounds.low && (
        <Group title="Price">
          <PriceRange
            bounds={bounds}
            ends={priceEndsOf(filters.minPrice, filters.maxPrice, bounds)}
            onChange={(ends) => onChange(priceFilterOf(ends, bounds))}
          />
        </Group>
      )}
      <Group title="Customer rating">
        <RatingFilter rating={filters.rating} counts={facets.ratings} onChange={(rating) => onChange({ rating })} />
      </Group>
      {(facets.brands.length > 0 || filters.brands.length > 0) && (
        <Group title="Brand">
          <BrandFilter brands={facets.brands} chosen={filters.brands} onChange={(brands) => onChange({ brands })} />
        </Group>
      )}
      <Group title="Availability">
        <Checkbox
          checked={filters.inStock}
          onChange={(event) => onChange({ inStock: event.target.checked })}
          className="text-sm"
        >
          In stock only
        </Checkbox>
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="py-4 first:pt-0 last:pb-0">
      <h2 id={id} className="mb-2 text-sm">
        {title}
      </h2>
      {children}
    </section>
  );
}
