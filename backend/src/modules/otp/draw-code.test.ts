import { drawCode } from "./service";

it("draws every code but the sample of test messages, zeros alone", () => {
  expect(drawCode((min) => min)).toBe("000001");
  expect(drawCode((_min, max) => max - 1)).toBe("999999");
});
