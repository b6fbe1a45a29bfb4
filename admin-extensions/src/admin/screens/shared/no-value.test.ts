import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../../../..");
const files = ["src", "dashboard/src"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
);
const words = "None|None yet|Never|No name|No roles|No value|Not yet|Unknown|N/A|n/a|-|—";
/** Matches texts that only say that there is no value. */
const emptyText = new RegExp(`(\\|\\||\\?\\?|:|\\?)\\s*"(${words})"|>\\s*(${words})\\s*<`);

// @spec one-sign-for-empty
it("the back office uses one sign for missing values", () => {
  expect(files.length).toBeGreaterThan(100);
  const others = files.filter((file) => !file.endsWith("no-value.tsx"));
  expect(others.filter((file) => emptyText.test(readFileSync(path.join(root, file), "utf8")))).toEqual([]);
});

it.each(['name || "No name"', 'roles ?? "No roles"', "<span>Never</span>", 'is ? x : "-"'])(
  "the sign is not replaced by %s",
  (text) => {
    expect(emptyText.test(text)).toBe(true);
  },
);
