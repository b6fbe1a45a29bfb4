import { ApiError } from "@haat/web/api-error";
import { failureText } from "./failure-text";

const texts = { refused: "Login failed.", failed: "An error occurred." };

describe("failureText", () => {
  it.each([
    ["the server's own message", new ApiError(401, "Locked.", null), "Locked."],
    ["the text for a rejection without a message", new ApiError(400, "", null), "Login failed."],
    ["the text for a failed server", new ApiError(502, "", null), "An error occurred."],
    ["the text for an unreachable server", new ApiError(0, "", null), "An error occurred."],
    ["the text for a local error", new TypeError("x is undefined"), "An error occurred."],
  ])("is %s", (_, error, said) => expect(failureText(error, texts)).toBe(said));
});
