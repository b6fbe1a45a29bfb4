import { ChoiceFilter } from "./choice-filter";
import type { ListControl } from "./use-list-state";

const choices = [
  { value: "true", label: "Active" },
  { value: "false", label: "Inactive" },
];

/** Active rows, inactive ones or both; stands in the address as `status`. */
export const StatusFilter = ({ list }: { list: ListControl }) => (
  <ChoiceFilter
    label="Status"
    all="All statuses"
    value={list.state.filters.status ?? ""}
    choices={choices}
    onChange={(status) => list.change({ filters: { status } })}
  />
);
