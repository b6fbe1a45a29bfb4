import { ApiError } from "@haat/web/api-error";
import { isDeadLink } from "./reset.queries";

describe("a reset link", () => {
  it.each([
    [400, true],
    [404, true],
    [429, false],
    [503, false],
    [0, false],
  ])("answered with %i is dead: %s", (status, dead) => {
    expect(isDeadLink(new ApiError(status, "", null))).toBe(dead);
  });

  it("is not dead before it has been checked", () => expect(isDeadLink(null)).toBe(false));
});
