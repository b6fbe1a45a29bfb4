import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

/** All categories and sub-categories, to choose from. */
export const choicesQuery = {
  ...screenQuery,
  queryKey: ["haat", "products", "choices"],
  queryFn: async () => {
    const [categories, subCategories] = await Promise.all([
      api.call("listAllCategories", { query: { all: true } }),
      api.call("listAllSubCategories", { query: { all: true } }),
    ]);
    return { categories: categories.data, subCategories: subCategories.data };
  },
};
