import type { SortOrder } from "@haat/api-contract/catalog/schemas";
import { Select } from "@haat/ui/select";
import { useId } from "react";
import type { ListPlace } from "./api/product-list.queries";
import { changeFilters, type Filters, noFilters, sortLabel, sortOrders } from "./filters";
import { ListForm, SendWithoutScript } from "./list-form";

type Props = { place: ListPlace; filters: Filters; onChange: (sort: SortOrder) => void };

export function SortSelect({ place, filters, onChange }: Props) {
  const id = useId();
  return (
    <ListForm
      place={place}
      filters={changeFilters(filters, { sort: noFilters.sort })}
      className="flex items-center gap-2"
    >
      <label htmlFor={id} className="whitespace-nowrap text-sm text-muted">
        Sort by
      </label>
      <Select
        id={id}
        name="sort"
        value={filters.sort}
        onChange={(event) => {
          const chosen = sortOrders.find((order) => order === event.target.value);
          if (chosen) onChange(chosen);
        }}
        className="min-w-44 flex-1 [&>select]:text-sm"
      >
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {sortLabel(order)}
          </option>
        ))}
      </Select>
      <SendWithoutScript>Sort</SendWithoutScript>
    </ListForm>
  );
}
