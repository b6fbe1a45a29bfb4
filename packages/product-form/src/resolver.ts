import { type FieldErrors, type Resolver, set } from "react-hook-form";
import { problemsOf } from "./problems";
import type { ProductValues } from "./values";

/** What is wrong, as react-hook-form keeps it. `saved` tells what the shop has of the product when it is asked. */
export const resolverFor =
  (saved: () => ProductValues | null): Resolver<ProductValues> =>
  (values) => {
    const problems = problemsOf(values, saved());
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<ProductValues> = {};
    for (const { path, message } of problems) set(errors, path, { type: "validate", message });
    return { values: {}, errors };
  };
