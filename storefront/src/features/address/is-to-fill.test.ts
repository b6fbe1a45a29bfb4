import { isToFill } from "./is-to-fill";

describe("a field that can be filled in", () => {
  it("is one that is empty, or holds what another pincode had filled in", () => {
    expect(isToFill(" ", "", "Pune")).toBe(true);
    expect(isToFill("Delhi", "Delhi", "Pune")).toBe(true);
  });

  it("is not one that somebody wrote in, nor where nothing is known", () => {
    expect(isToFill("Poona", "Delhi", "Pune")).toBe(false);
    expect(isToFill("", "", "")).toBe(false);
  });
});
