import { ApiError } from "@haat/web/api-error";
import { endsSession } from "./api";

const refusal = (status: number) => new ApiError(status, "", null);

describe("a session", () => {
  // @spec seller-dashboard-guarded-seller
  it.each([
    [401, "/seller/me", true],
    [401, "/seller/other", true],
    [403, "/seller/me", true],
    [403, "/seller/other", false],
    [500, "/seller/me", false],
    [0, "/seller/me", false],
  ])("answered with %i at %s ends: %s", (status, path, ends) => {
    expect(endsSession(refusal(status), path)).toBe(ends);
  });

  it("does not end after a local error", () => expect(endsSession(new Error("A fault"), "/seller/me")).toBe(false));
});
