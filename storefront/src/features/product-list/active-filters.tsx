import { RemovableChip } from "@haat/ui/chip";
import { wholeRupees } from "@haat/ui/format";
import type { ListPlace } from "./api/product-list.queries";
import { changeFilters, type Filters, filterCount, withoutFilters } from "./filters";
import { ListForm } from "./list-form";

type Change = Partial<Omit<Filters, "page">>;
type Props = {
  place: ListPlace;
  /** The search without the price that its text names; `place` if it names none. */
  priceless: ListPlace;
  filters: Filters;
  /** `filters`, with the price that the search's text names. */
  shown: Filters;
  onChange: (change: Change) => void;
  onClear: () => void;
};

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ place, priceless, filters, shown, onChange, onClear }: Props) {
  if (filterCount(shown) === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {activeFilters(shown).map(({ label, without }) => (
        <li key={label}>
          <ListForm place={"minPrice" in without ? priceless : place} filters={changeFilters(filters, without)}>
            <RemovableChip label={label} action={`Remove filter: ${label}`} onRemove={() => onChange(without)} />
          </ListForm>
        </li>
      ))}
      <li>
        <ListForm place={priceless} filters={withoutFilters(filters)}>
          <button
            type="submit"
            onClick={onClear}
            className="min-h-9 px-2 text-sm font-semibold text-primary hover:underline"
          >
            Clear All Filters
          </button>
        </ListForm>
      </li>
    </ul>
  );
}

function activeFilters({
  brands,
  minPrice,
  maxPrice,
  rating,
  inStock,
}: Filters): Array<{ label: string; without: Change }> {
  const active: Array<{ label: string; without: Change }> = [];
  if (minPrice !== null || maxPrice !== null) {
    active.push({ label: priceLabel(minPrice, maxPrice), without: { minPrice: null, maxPrice: null } });
  }
  if (rating !== null) active.push({ label: `${rating} stars & up`, without: { rating: null } });
  for (const brand of brands) active.push({ label: brand, without: { brands: brands.filter((one) => one !== brand) } });
  if (inStock) active.push({ label: "In stock", without: { inStock: false } });
  return active;
}

function priceLabel(minPrice: number | null, maxPrice: number | null): string {
  if (minPrice === null) return `Up to ${wholeRupees(maxPrice ?? 0)}`;
  return maxPrice === null ? `From ${wholeRupees(minPrice)}` : `${wholeRupees(minPrice)} to ${wholeRupees(maxPrice)}`;
}
