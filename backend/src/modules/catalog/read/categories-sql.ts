const open = (table: string) => `${table}.is_active AND NOT ${table}.is_internal AND ${table}.deleted_at IS NULL`;

/** Categories that shoppers see: `c`. */
export const openCategories = `product_category c WHERE c.parent_category_id IS NULL AND ${open("c")}`;

/** Sub-categories that shoppers see: `c`, its category `parent`. */
export const openSubCategories = `product_category c JOIN product_category parent ON parent.id = c.parent_category_id
  WHERE parent.parent_category_id IS NULL AND ${open("c")} AND ${open("parent")}`;

/** By id or handle. */
export const named = (placeholder: string) => `(c.id = ${placeholder} OR c.handle = ${placeholder})`;
