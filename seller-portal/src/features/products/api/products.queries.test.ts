import { placeChoices } from "./products.queries";

const category = (_id: string, handle: string) => ({ _id, handle, title: handle, status: true });
const sub = (_id: string, handle: string, parent: string) => ({
  ...category(_id, handle),
  categoryId: { _id: parent },
});
const all = {
  categories: [category("b", "books-stationery"), category("k", "kids"), category("f", "fashion")],
  subCategories: [sub("b1", "fiction", "b"), sub("k1", "books", "k"), sub("k2", "toys", "k"), sub("f1", "shirts", "f")],
};
const ids = ({ categories, subCategories }: ReturnType<typeof placeChoices>) =>
  [categories, subCategories].map((list) => list.map(({ _id }) => _id));

it("offers all categories to a seller of everything", () => {
  expect(ids(placeChoices(all, "ALL_CATEGORIES"))).toEqual([
    ["b", "k", "f"],
    ["b1", "k1", "k2", "f1"],
  ]);
});

// @spec books-only-sellers-list
it("offers only categories of books to a seller of books", () => {
  expect(ids(placeChoices(all, "BOOKS_ONLY"))).toEqual([
    ["b", "k"],
    ["b1", "k1"],
  ]);
});
