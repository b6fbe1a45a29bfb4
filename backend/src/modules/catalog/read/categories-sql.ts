/** Categories that shoppers see: `c`. */
export const openCategories = "haat_category c WHERE c.parent_id IS NULL AND c.is_shown";

/** Sub-categories that shoppers see: `c`, its category `parent`. */
export const openSubCategories = `haat_category c JOIN haat_category parent ON parent.id = c.parent_id
  WHERE parent.parent_id IS NULL AND c.is_shown AND parent.is_shown`;

/** By id or handle. */
export const named = (placeholder: string) => `(c.id = ${placeholder} OR c.handle = ${placeholder})`;
