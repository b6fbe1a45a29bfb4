import { isNodeNewEnough } from "./node-version.mjs";

it.each([
  ["20.19.0", true],
  ["20.19.4", true],
  ["20.20.0", true],
  ["22.0.0", true],
  ["20.18.9", false],
  ["18.20.0", false],
  ["9.99.99", false],
])("Node.js %s is new enough: %s", (version, expected) => {
  expect(isNodeNewEnough(version, "20.19.0")).toBe(expected);
});
