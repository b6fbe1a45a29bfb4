import { ChoiceFilter } from "./choice-filter";
import type { ListControl } from "./use-list-state";

const choices = [
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
];

/** The same as `StatusFilter` for what the wire calls `active` and `inactive`. */
export const ActivityFilter = ({ list }: { list: ListControl }) => (
  <ChoiceFilter
    label="Status"
    all="All statuses"
    value={list.state.filters.status ?? ""}
    choices={choices}
    onChange={(status) => list.change({ filters: { status } })}
  />
);
