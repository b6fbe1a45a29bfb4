import { typedIdentifiers } from "./typed-identifiers";

it.each([
  ["a@example.in\n b@example.in \r\n\r\nc@example.in", ["a@example.in", "b@example.in", "c@example.in"]],
  ["a@example.in, b@example.in;c@example.in\td@example.in", "abcd".split("").map((one) => `${one}@example.in`)],
  ["a@example.in b@example.in", ["a@example.in", "b@example.in"]],
  ["98765 43210", ["98765 43210"]],
  ["+91 98765-43210, 9876543211", ["+91 98765-43210", "9876543211"]],
  ["9876543210 9876543211", ["9876543210", "9876543211"]],
  ["a@example.in, a@example.in", ["a@example.in"]],
  ["Asha Rao", ["Asha Rao"]],
  [" \n, ;", []],
])("reads %j", (text, identifiers) => {
  expect(typedIdentifiers(text)).toEqual(identifiers);
});
