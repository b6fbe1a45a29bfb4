import { containing } from "./containing";

it.each([
  ["lamp", "%lamp%"],
  ["  50%_off\\ ", "%50\\%\\_off\\\\%"],
  ["", null],
  ["   ", null],
  [undefined, null],
])("looks for %j by %j", (search, pattern) => {
  expect(containing(search)).toBe(pattern);
});
