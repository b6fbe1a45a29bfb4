import { ApiError } from "@haat/web/api-error";
import { returnRefusal } from "./return-refusal";

// @spec return-server-message-server
it.each([
  [new ApiError(409, "Too late.", null), "Too late."],
  [new ApiError(502, "", null), "Server error: 502"],
  [new ApiError(0, "", null), "An unexpected error occurred. Please try again."],
  [new TypeError("x is not a function"), "An unexpected error occurred. Please try again."],
])("says of %s: %s", (error, sentence) => expect(returnRefusal(error)).toBe(sentence));
