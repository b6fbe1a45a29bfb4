import { ApiError } from "@haat/web/api-error";
import { failureText } from "./failure-text";

const texts = { refused: "Login failed.", failed: "An error occurred." };

describe("what is said of a failure", () => {
  it.each([
    ["the server's own sentence", new ApiError(401, "Locked.", null), "Locked."],
    ["of a refusal without one", new ApiError(400, "", null), "Login failed."],
    ["of a server that failed", new ApiError(502, "", null), "An error occurred."],
    ["of a server that was not reached", new ApiError(0, "", null), "An error occurred."],
    ["of a fault of ours", new TypeError("x is undefined"), "An error occurred."],
  ])("is %s", (_, error, said) => expect(failureText(error, texts)).toBe(said));
});
