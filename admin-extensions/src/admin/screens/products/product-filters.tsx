import { useQuery } from "@tanstack/react-query";
import { ChoiceFilter } from "../shared/choice-filter";
import { StatusFilter } from "../shared/status-filter";
import type { ListControl } from "../shared/use-list-state";
import { choicesQuery } from "./form/choices.queries";

const stocks = [
  { value: "in", label: "In stock" },
  { value: "low", label: "Low stock" },
  { value: "out", label: "Out of stock" },
];

const toChoice = ({ _id, title }: { _id: string; title: string }) => ({ value: _id, label: title });

/** By status, stock, category and, within one, sub-category. */
export function ProductFilters({ list }: { list: ListControl }) {
  const { data } = useQuery(choicesQuery);
  const { category = "", subCategory = "", stock = "" } = list.state.filters;
  const within = data?.subCategories.filter(({ categoryId }) => categoryId._id === category) ?? [];
  return (
    <>
      <StatusFilter list={list} />
      <ChoiceFilter
        label="Stock"
        all="Any stock"
        value={stock}
        choices={stocks}
        onChange={(value) => list.change({ filters: { stock: value } })}
      />
      <ChoiceFilter
        label="Category"
        all="All categories"
        value={category}
        choices={data?.categories.map(toChoice) ?? []}
        onChange={(value) => list.change({ filters: { category: value, subCategory: "" } })}
      />
      {within.length > 0 && (
        <ChoiceFilter
          label="Sub-category"
          all="All sub-categories"
          value={subCategory}
          choices={within.map(toChoice)}
          onChange={(value) => list.change({ filters: { subCategory: value } })}
        />
      )}
    </>
  );
}
