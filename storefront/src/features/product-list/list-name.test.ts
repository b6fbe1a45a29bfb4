import { countText } from "./list-name";

it.each([
  [1, "1 Product Found"],
  [0, "0 Products Found"],
  [1234567, "12,34,567 Products Found"],
])("shows a count of %d as “%s”", (total, text) => expect(countText(total)).toBe(text));
