/**
 * The wire fields of the engine's categories, as SQL fragments, so that list readers and the workflows that change a
 * category follow the same rules. `c` is a category, `x` its details (`haat_category_details`), `parent` the category
 * of a sub-category.
 */

const details = "LEFT JOIN haat_category_details x ON x.category_id = c.id";

export const categoryKinds = {
  category: { from: `haat_category c ${details}`, where: "c.parent_id IS NULL" },
  subCategory: {
    from: `haat_category c JOIN haat_category parent ON parent.id = c.parent_id ${details}`,
    where: "parent.parent_id IS NULL",
  },
} as const;
export type CategoryKind = keyof typeof categoryKinds;

const image = "COALESCE(x.image, '')";
const heading = "COALESCE(x.heading, '')";
const fromStartPrice = "trim_scale(COALESCE(x.from_start_price, 0))";
const showOnHome = "COALESCE(x.show_on_home, false)";

const common = `'_id', c.id, 'title', c.name, 'handle', c.handle, 'image', ${image}, 'status', c.is_shown,
  'createdAt', catalog_instant(c.created_at)`;

/** Arguments of json_build_object. */
export const categoryFieldsSql: Record<CategoryKind, string> = {
  category: common,
  subCategory: `${common}, 'heading', ${heading}, 'fromStartPrice', ${fromStartPrice}, 'showOnHomePage', ${showOnHome},
    'categoryId', json_build_object('_id', parent.id, 'title', parent.name)`,
};

/**
 * An editor's version of a category, a short hash: it differs after any change, and stays when the engine only
 * renumbers siblings.
 */
export const categoryVersionSql = `md5(jsonb_build_array(c.name, c.is_shown, c.parent_id, ${image}, ${heading},
  ${fromStartPrice}, ${showOnHome})::text)`;

/** Categories that are visible to shoppers: `c`. */
export const openCategories = "haat_category c WHERE c.parent_id IS NULL AND c.is_shown";

/** Sub-categories that are visible to shoppers: `c`, its category `parent`. */
export const openSubCategories = `haat_category c JOIN haat_category parent ON parent.id = c.parent_id
  WHERE parent.parent_id IS NULL AND c.is_shown AND parent.is_shown`;

/** Whether `c` has this id or handle. */
export const isCategoryNamed = (placeholder: string) => `(c.id = ${placeholder} OR c.handle = ${placeholder})`;
