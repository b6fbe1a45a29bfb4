import type { ListSpec } from "@haat/product-form/list/list-state";
import { type ListControl, useKeptList } from "@haat/product-form/list/use-kept-list";
import { useSeller } from "./api/me.queries";

/** What a list shows, kept for the seller who is logged in. Give the same `spec` object at each drawing. */
export function useListState(spec: ListSpec): ListControl {
  const { _id } = useSeller();
  return useKeptList(spec, _id);
}
