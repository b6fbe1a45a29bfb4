import { categoryMessages, subCategoryMessages } from "@haat/api-contract/category/messages";
import type { CategoryKind } from "../../database/category-sql";

/** The sentences of each kind, and its name in the audit log. */
export const kindWords = {
  category: { subject: "category", messages: categoryMessages },
  subCategory: { subject: "sub-category", messages: subCategoryMessages },
} as const satisfies Record<CategoryKind, object>;
