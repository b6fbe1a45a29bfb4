import type { Facets } from "@haat/api-contract/catalog/schemas";
import { Checkbox } from "@haat/ui/checkbox";
import { Input } from "@haat/ui/input";
import { type ReactNode, useId } from "react";
import { needsScript } from "../../lib/without-script";
import type { ListPlace } from "./api/product-list.queries";
import { BrandFilter } from "./brand-filter";
import { type Filters, withoutFilters } from "./filters";
import { ListForm, SendWithoutScript } from "./list-form";
import { type PriceEnds, priceEndsOf, priceFilterOf } from "./price-ends";
import { PriceRange } from "./price-range";
import { RatingFilter } from "./rating-filter";

type Props = {
  place: ListPlace;
  facets: Facets;
  filters: Filters;
  onChange: (change: Partial<Omit<Filters, "page">>) => void;
};

/** The filters, for the sidebar and the drawer. */
export default function FilterPanel({ place, facets, filters, onChange }: Props) {
  const bounds = { low: facets.price.min, high: facets.price.max };
  return (
    <ListForm
      place={place}
      filters={withoutFilters(filters)}
      className="[&>section+section]:border-t [&>section+section]:border-line"
    >
      {/* Enter clicks a form's first submit button. */}
      <SendWithoutScript className="mb-4 w-full">Apply filters</SendWithoutScript>
      {bounds.high > bounds.low && (
        <Group title="Price">
          <div className={needsScript}>
            <PriceRange
              bounds={bounds}
              ends={priceEndsOf(filters.minPrice, filters.maxPrice, bounds)}
              onChange={(ends) => onChange(priceFilterOf(ends, bounds))}
            />
          </div>
          <noscript>
            <PriceFields filters={filters} bounds={bounds} />
          </noscript>
        </Group>
      )}
      <Group title="Customer rating">
        <RatingFilter rating={filters.rating} counts={facets.ratings} onChange={(rating) => onChange({ rating })} />
        {filters.rating !== null && <input type="hidden" name="rating" value={filters.rating} />}
      </Group>
      {(facets.brands.length > 0 || filters.brands.length > 0) && (
        <Group title="Brand">
          <BrandFilter brands={facets.brands} chosen={filters.brands} onChange={(brands) => onChange({ brands })} />
        </Group>
      )}
      <Group title="Availability">
        <Checkbox
          name="inStock"
          value="true"
          checked={filters.inStock}
          onChange={(event) => onChange({ inStock: event.target.checked })}
          className="text-sm"
        >
          In stock only
        </Checkbox>
      </Group>
      <SendWithoutScript className="mt-4 w-full">Apply filters</SendWithoutScript>
    </ListForm>
  );
}

type Fields = { filters: Pick<Filters, "minPrice" | "maxPrice">; bounds: PriceEnds };

/** Number fields for both ends, without JavaScript. */
const PriceFields = ({ filters, bounds: { low, high } }: Fields) => (
  <div className="grid grid-cols-2 gap-2">
    {[
      { name: "minPrice", label: "Minimum price", value: filters.minPrice, bound: low },
      { name: "maxPrice", label: "Maximum price", value: filters.maxPrice, bound: high },
    ].map(({ name, label, value, bound }) => (
      <label key={name} htmlFor={`${name}-field`} className="text-sm">
        {label}
        <Input
          id={`${name}-field`}
          type="number"
          name={name}
          min={0}
          inputMode="numeric"
          placeholder={String(bound)}
          defaultValue={value ?? undefined}
        />
      </label>
    ))}
  </div>
);

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="py-4 first-of-type:pt-0 last-of-type:pb-0">
      <h2 id={id} className="mb-2 text-sm">
        {title}
      </h2>
      {children}
    </section>
  );
}
