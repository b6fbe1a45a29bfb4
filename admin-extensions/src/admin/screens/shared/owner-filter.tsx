import type { ListControl } from "@haat/product-form/list/use-kept-list";
import { ChoiceFilter } from "./choice-filter";

const owners = [
  { value: "shop", label: "The shop" },
  { value: "sellers", label: "Sellers" },
];

/** Filters offers by who has them. */
export const OwnerFilter = ({ list }: { list: ListControl }) => (
  <ChoiceFilter list={list} name="owner" label="Owner" all="All owners" choices={owners} />
);
