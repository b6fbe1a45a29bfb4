import { shownSql } from "../../../database/category-sql";

/** Categories that shoppers see: `c`. */
export const openCategories = `product_category c WHERE c.parent_category_id IS NULL AND ${shownSql("c")}`;

/** Sub-categories that shoppers see: `c`, its category `parent`. */
export const openSubCategories = `product_category c JOIN product_category parent ON parent.id = c.parent_category_id
  WHERE parent.parent_category_id IS NULL AND ${shownSql("c")} AND ${shownSql("parent")}`;

/** By id or handle. */
export const named = (placeholder: string) => `(c.id = ${placeholder} OR c.handle = ${placeholder})`;
