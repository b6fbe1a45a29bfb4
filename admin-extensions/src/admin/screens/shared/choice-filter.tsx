import type { ListControl } from "@haat/product-form/list/use-kept-list";

type Choice = { value: string; label: string };

type Props = {
  list: ListControl;
  /** The filter's query parameter. */
  name: string;
  /** Accessible name. */
  label: string;
  /** Label of the empty value, e.g. "All statuses"; without it one choice is always active, by default the first. */
  all?: string;
  choices: readonly Choice[];
  /** Other filters to clear when this one changes. */
  empties?: readonly string[];
};

/** A list's filter: one of a few values, or all if `all` is given. */
export const ChoiceFilter = ({ list, name, label, all, choices, empties = [] }: Props) => (
  <select
    aria-label={label}
    value={list.state.filters[name] || (all === undefined ? choices[0]?.value : "")}
    onChange={(event) => {
      const emptied = Object.fromEntries(empties.map((other) => [other, ""]));
      list.change({ filters: { ...emptied, [name]: event.target.value } });
    }}
    className="bg-ui-bg-field shadow-borders-base text-ui-fg-base h-8 max-w-full rounded-md px-2"
  >
    {all !== undefined && <option value="">{all}</option>}
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </select>
);

const yesOrNo: readonly Choice[] = [
  { value: "true", label: "Active" },
  { value: "false", label: "Inactive" },
];

/** The same with the labels of roles, permissions and staff. */
export const activeOrNot: readonly Choice[] = [
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
];

/** Filters by status, or all; the query parameter is `status`. */
export const StatusFilter = ({ list, choices = yesOrNo }: { list: ListControl; choices?: readonly Choice[] }) => (
  <ChoiceFilter list={list} name="status" label="Status" all="All statuses" choices={choices} />
);
