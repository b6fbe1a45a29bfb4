import { productApprovals } from "@haat/api-contract/product/words";
import type { ListState } from "@haat/product-form/list/list-state";
import type { ListControl } from "@haat/product-form/list/use-kept-list";
import { Input } from "@haat/ui/input";
import { Select } from "@haat/ui/select";
import { useSettled } from "@haat/ui/use-settled";
import { useEffect, useRef, useState } from "react";
import { approvalWords } from "./approval-mark";

type Choice = { value: string; label: string };

const filters: { name: string; label: string; all: string; choices: Choice[] }[] = [
  {
    name: "approval",
    label: "Approval",
    all: "Any approval",
    choices: productApprovals.map((value) => ({ value, label: approvalWords[value].name })),
  },
  {
    name: "stock",
    label: "Stock",
    all: "Any stock",
    choices: [
      { value: "in", label: "In stock" },
      { value: "low", label: "Low stock" },
      { value: "out", label: "Out of stock" },
    ],
  },
  {
    name: "status",
    label: "Visibility",
    all: "Any visibility",
    choices: [
      { value: "true", label: "Shown" },
      { value: "false", label: "Hidden" },
    ],
  },
];

type Sort = Pick<ListState, "sort" | "order">;

const sorts: (Sort & { label: string })[] = [
  { sort: "created", order: "desc", label: "Newest first" },
  { sort: "title", order: "asc", label: "Title: A to Z" },
  { sort: "price", order: "asc", label: "Price: low to high" },
  { sort: "price", order: "desc", label: "Price: high to low" },
  { sort: "stock", order: "asc", label: "Stock: low to high" },
];

/** One select value holds both sort field and direction. */
const sortValue = ({ sort, order }: Sort) => `${sort}-${order}`;

/** Search box, filters and sorting; all of their state is in the URL. */
export function ProductFilters({ list: { state, change } }: { list: ListControl }) {
  return (
    <div className="mb-4 grid grid-cols-2 gap-2 sm:gap-3 xl:grid-cols-[2fr_1fr_1fr_1.1fr_1.1fr]">
      <SearchBox value={state.search} onSearch={(search) => change({ search }, "replace")} />
      {filters.map(({ name, label, all, choices }) => (
        <Select
          key={name}
          aria-label={label}
          value={state.filters[name] ?? ""}
          onChange={(event) => change({ filters: { [name]: event.target.value } })}
        >
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      ))}
      <Select
        aria-label="Sort"
        value={sortValue(state)}
        onChange={(event) => {
          const chosen = sorts.find((one) => sortValue(one) === event.target.value);
          if (chosen) change({ sort: chosen.sort, order: chosen.order });
        }}
      >
        {sorts.map((choice) => (
          <option key={sortValue(choice)} value={sortValue(choice)}>
            {choice.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

const pauseMs = 250;

/** Debounced: searches once typing pauses. */
function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  const settled = useSettled(typed, pauseMs);
  const asked = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    if (settled === asked.current) return;
    asked.current = settled;
    search.current(settled);
  }, [settled]);
  useEffect(() => {
    // After Back, or when filters were cleared.
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  return (
    <Input
      className="col-span-2 xl:col-span-1"
      type="search"
      aria-label="Search your products"
      placeholder="Title, brand, SKU or model"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
