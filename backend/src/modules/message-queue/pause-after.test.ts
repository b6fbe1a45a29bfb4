import { pauseAfter } from "./pause-after";

it("waits longer after each try, and ends", () => {
  const pauses = Array.from({ length: 8 }, (_, index) => pauseAfter(index + 1) ?? 0);
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(new Set(pauses).size).toBe(8);
  expect(pauseAfter(9)).toBeNull();
});
