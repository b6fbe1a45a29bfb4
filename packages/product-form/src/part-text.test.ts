import { aManagedProduct, aManagedVariant } from "./a-product.fixture";
import { fromProduct } from "./from-product";
import { partText } from "./part-text";
import { parts } from "./parts";

const values = fromProduct(aManagedProduct({ variants: [aManagedVariant({ discountPrice: 1500 })] }));
const names = new Map([
  ["cat_1", "Home"],
  ["sub_1", "Lamps"],
]);
const said = (id: string) => {
  const part = parts.find((one) => one.id === id);
  if (!part) throw new Error(`There is no part ${id}.`);
  return partText(part, values, names);
};

it.each([
  ["title", "Brass Lamp"],
  ["category", "Category: Home\nSub-Category: Lamps"],
  ["stock", "Stock Quantity: 12\nIn Stock: Yes"],
  ["status", "Active"],
  ["isFeatured", "No"],
  ["variants", "1 variant\nRed, M: ₹1500, 4 quantity"],
  ["attributes", "Material: Brass"],
  ["offers", "Diwali, until 2026-11-30"],
  ["specifications", "General: Colour Gold"],
  ["images", "2 pictures\na.webp\nb.webp"],
  ["videos", "1 video\nlamp.mp4"],
  ["ogTitle", "(empty)"],
])("%s reads as %j", (id, text) => {
  expect(said(id)).toBe(text);
});
