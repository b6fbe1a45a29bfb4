import { productApprovals } from "@haat/api-contract/product/words";
import type { ListControl } from "@haat/product-form/list/use-kept-list";
import { useQuery } from "@tanstack/react-query";
import { ChoiceFilter, StatusFilter } from "../shared/choice-filter";
import { approvalLooks } from "./approval-words";
import { choicesQuery } from "./products.queries";

const stocks = [
  { value: "in", label: "In stock" },
  { value: "low", label: "Low stock" },
  { value: "out", label: "Out of stock" },
];

const approvals = productApprovals.map((value) => ({ value, label: approvalLooks[value].label }));

const toChoice = ({ _id, title }: { _id: string; title: string }) => ({ value: _id, label: title });

/** Filters by status, stock, category and, within one, sub-category. */
export function ProductFilters({ list }: { list: ListControl }) {
  const { data } = useQuery(choicesQuery);
  const within = data?.subCategories.filter(({ categoryId }) => categoryId._id === list.state.filters.category) ?? [];
  return (
    <>
      <StatusFilter list={list} />
      <ChoiceFilter list={list} name="approval" label="Approval" all="Any approval" choices={approvals} />
      <ChoiceFilter list={list} name="stock" label="Stock" all="Any stock" choices={stocks} />
      <ChoiceFilter
        list={list}
        name="category"
        label="Category"
        all="All categories"
        choices={data?.categories.map(toChoice) ?? []}
        empties={["subCategory"]}
      />
      {within.length > 0 && (
        <ChoiceFilter
          list={list}
          name="subCategory"
          label="Sub-category"
          all="All sub-categories"
          choices={within.map(toChoice)}
        />
      )}
    </>
  );
}
