import type { ListControl } from "@haat/product-form/list/use-kept-list";

type Choice = { value: string; label: string };

type Props = {
  list: ListControl;
  /** The filter's name in the address. */
  name: string;
  /** What is chosen by it; read out. */
  label: string;
  /** For the empty value, e.g. "All statuses"; without it one of the choices counts always, the first at first. */
  all?: string;
  choices: readonly Choice[];
  /** Other filters that have no meaning once this one has changed. */
  empties?: readonly string[];
};

/** A list's filter: one of a few values, or all where there are words for that. */
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

/** The same in the words of roles, permissions and staff. */
export const activeOrNot: readonly Choice[] = [
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
];

/** Rows of one status, or all; stands in the address as `status`. */
export const StatusFilter = ({ list, choices = yesOrNo }: { list: ListControl; choices?: readonly Choice[] }) => (
  <ChoiceFilter list={list} name="status" label="Status" all="All statuses" choices={choices} />
);
