import type { ListControl } from "@haat/product-form/list/use-kept-list";
import { type Choice, ChoiceFilter } from "./choice-filter";

const yesOrNo: readonly Choice[] = [
  { value: "true", label: "Active" },
  { value: "false", label: "Inactive" },
];

/** The same in the words of roles, permissions and staff. */
export const activeOrNot: readonly Choice[] = [
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
];

/** Rows of one status, or all; stands in the address as `status`. */
export const StatusFilter = ({ list, choices = yesOrNo }: { list: ListControl; choices?: readonly Choice[] }) => (
  <ChoiceFilter list={list} name="status" label="Status" all="All statuses" choices={choices} />
);
