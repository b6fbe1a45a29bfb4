import { goodsText } from "./goods-text";

const choices = {
  categories: [{ _id: "home", title: "Home", status: true }],
  subCategories: [{ _id: "lamps", title: "Lamps", status: true, categoryId: { _id: "home" } }],
};
const scope = { categoryId: null, subCategoryId: null, brand: null };

it("an offer's goods are named by category and brand", () => {
  expect(goodsText(scope, choices)).toBe("All products");
  expect(goodsText({ ...scope, brand: "Kiran" }, undefined)).toBe("Kiran");
  expect(goodsText({ categoryId: "home", subCategoryId: "lamps", brand: "Kiran" }, choices)).toBe(
    "Home › Lamps › Kiran",
  );
  expect(goodsText({ ...scope, categoryId: "gone" }, choices)).toBe("Deleted category");
});
