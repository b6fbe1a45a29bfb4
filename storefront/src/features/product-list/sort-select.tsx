import type { SortOrder } from "@haat/api-contract/catalog/schemas";
import { Select } from "@haat/ui/select";
import { useId } from "react";
import { sortLabel, sortOrders } from "./filters";

type Props = { sort: SortOrder; onChange: (sort: SortOrder) => void };

export function SortSelect({ sort, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="whitespace-nowrap text-sm text-muted">
        Sort by
      </label>
      <Select
        id={id}
        value={sort}
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
    </div>
  );
}
