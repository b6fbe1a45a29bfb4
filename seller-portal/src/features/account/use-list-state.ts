import type { ListSpec } from "@haat/product-form/list/list-state";
import { type ListControl, useKeptList } from "@haat/product-form/list/use-kept-list";
import { useSeller } from "./api/me.queries";

/** A list's state, kept per logged-in seller. Pass a `spec` object that is the same at each render. */
export function useListState(spec: ListSpec): ListControl {
  const { _id } = useSeller();
  return useKeptList(spec, _id);
}
