type Entry = { _id: string; title: string; status: boolean };
type SubEntry = Entry & { categoryId: { _id: string } };
export type Choice = { id: string; label: string };

const byTitle = (a: Entry, b: Entry) => a.title.localeCompare(b.title, "en-IN");
const toChoice = ({ _id, title, status }: Entry): Choice => ({
  id: _id,
  label: status ? title : `${title} (inactive)`,
});

/** Sorted by title. `current`, the product's category, is included even if the account cannot see it. */
export function categoryChoices(
  categories: readonly Entry[],
  current: { _id: string; title: string } | null,
): Choice[] {
  const known = categories.toSorted(byTitle).map(toChoice);
  if (!current || known.some(({ id }) => id === current._id)) return known;
  return [...known, { id: current._id, label: current.title }];
}

/** Those of one category, sorted by title. */
export const subCategoryChoices = (subCategories: readonly SubEntry[], categoryId: string): Choice[] =>
  subCategories
    .filter((entry) => entry.categoryId._id === categoryId)
    .toSorted(byTitle)
    .map(toChoice);
