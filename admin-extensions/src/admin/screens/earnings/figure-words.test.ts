import { changeText, rowName } from "./figure-words";

it("shows the change of figures, if there is a previous value", () => {
  expect(changeText(150, 100)).toBe("+50.0%");
  expect(changeText(75, 100)).toBe("-25.0%");
  expect(changeText(100, 100)).toBe("0.0%");
  expect(changeText(100, 0)).toBeNull();
});

it("formats row names", () => {
  const key = "2026-03-02";
  expect(rowName("day", { key, label: key })).toBe("2 Mar 2026");
  expect(rowName("week", { key, label: key })).toBe("Week from 2 Mar 2026");
  expect(rowName("month", { key: "2026-03-01", label: "" })).toBe("Mar 2026");
  expect(rowName("category", { key: "pcat_1", label: "Fashion" })).toBe("Fashion");
  expect(rowName("payment-method", { key: "cod", label: "cod" })).toBe("Cash on delivery");
  expect(rowName("payment-method", { key: "barter", label: "barter" })).toBe("barter");
});
