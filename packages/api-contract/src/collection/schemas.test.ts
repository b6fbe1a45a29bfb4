import { collectionMessages as messages } from "./messages";
import { collectionFormSchema, slugOf } from "./schemas";

it.each([
  ["Diwali Lights & Lamps", "diwali-lights-lamps"],
  ["Under ₹499", "under-499"],
  ["  Café crème -- ", "cafe-creme"],
  ["दीवाली", ""],
  [`${"a".repeat(79)} b`, "a".repeat(79)],
])("%j has a page at %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

const form = {
  title: "Under ₹499",
  slug: "",
  description: " ",
  categoryId: "",
  subCategoryId: "",
  brand: "",
  productIds: null,
  maxPrice: "499",
  minRating: "",
  isActive: true,
  startsAt: "",
  endsAt: "2026-11-12T23:59",
};

describe("the form of a collection", () => {
  it("has numbers as text, times of India, and a slug of its title", () => {
    expect(collectionFormSchema.parse(form)).toEqual({
      ...form,
      slug: "under-499",
      description: "",
      categoryId: null,
      subCategoryId: null,
      brand: null,
      maxPrice: 499,
      minRating: null,
      startsAt: null,
      endsAt: "2026-11-12T18:29:00.000Z",
    });
  });

  it.each([
    [{ maxPrice: "0" }, "maxPrice", messages.priceInvalid(1_000_000)],
    [{ maxPrice: "499.999" }, "maxPrice", messages.priceInvalid(1_000_000)],
    [{ maxPrice: "cheap" }, "maxPrice", messages.priceInvalid(1_000_000)],
    [{ minRating: "5" }, "minRating", messages.ratingInvalid],
    [{ slug: "Under 499" }, "slug", messages.slugInvalid],
    [{ startsAt: "2026-11-13T00:00" }, "endsAt", messages.endBeforeStart],
  ])("names the field that is wrong: %j", (fields, field, message) => {
    const { error } = collectionFormSchema.safeParse({ ...form, ...fields });
    expect(error?.issues.map(({ path, message: text }) => [path.join("."), text])).toEqual([[field, message]]);
  });
});
