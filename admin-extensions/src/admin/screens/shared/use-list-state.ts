import type { ListSpec } from "@haat/product-form/list/list-state";
import { type ListControl, useKeptList } from "@haat/product-form/list/use-kept-list";
import { usePermissions } from "../lib/use-permissions";

/** What a list shows, kept for the member of staff who is logged in. Give the same `spec` object at each drawing. */
export function useListState(spec: ListSpec): ListControl {
  const { me } = usePermissions();
  return useKeptList(spec, me?._id ?? null);
}
