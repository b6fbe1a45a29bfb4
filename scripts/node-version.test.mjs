import { isNodeNewEnough, nodeAdvice } from "./node-version.mjs";

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

it("advises against a version that gets no security fixes, and names those that are tested", () => {
  expect(nodeAdvice("20.20.2")).toMatch(/^Node\.js 20\.20\.2 no longer .* tested on 20, 22 and 24/);
  expect([nodeAdvice("22.23.5"), nodeAdvice("24.22.3")]).toEqual([undefined, undefined]);
});
