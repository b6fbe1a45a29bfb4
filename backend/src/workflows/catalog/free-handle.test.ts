import type { OneTransaction } from "#engine/hooks/one-transaction";
import { freeHandle, handleOf } from "./free-handle";

it.each([
  ["Home & Living", "home-and-living"],
  ["  Café crème!  ", "cafe-creme"],
  ["TVs / 4K", "tvs-4k"],
  ["साड़ी", "category"],
  ["---", "category"],
  ["a".repeat(200), "a".repeat(80)],
])("turns %j into the handle %s", (title, handle) => {
  expect(handleOf("category", title)).toBe(handle);
});

const withTaken = (...handles: string[]) =>
  ({ run: async () => handles.map((handle) => ({ handle })) }) as unknown as OneTransaction;

it.each([
  [[], "lamps"],
  [["lamps"], "lamps-2"],
  [["lamps", "lamps-2", "lamps-and-bulbs"], "lamps-3"],
  [["lamps-2"], "lamps"],
])("with %j taken, gives a title the handle %s", async (taken, handle) => {
  expect(await freeHandle(withTaken(...taken), "category", "Lamps")).toBe(handle);
});
