import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { toNavigationItems } from "../navigation-items";

/** Categories with their sub-categories, for every menu. They change rarely, so screens share one answer. */
export const navigationQuery = queryOptions({
  queryKey: ["navigation"],
  queryFn: async () => {
    const [categories, subCategories] = await Promise.all([
      api.call("listCategories", {}),
      api.call("listSubCategories", {}),
    ]);
    return toNavigationItems(categories.data, subCategories.data);
  },
  staleTime: 5 * 60_000,
});
