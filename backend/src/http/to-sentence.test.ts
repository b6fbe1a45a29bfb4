import { z } from "zod";
import { toSentence, wordIssue } from "./to-sentence";

const sentenceFor = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value, { error: wordIssue });
  return toSentence(result.error?.issues[0]);
};

describe("the message for invalid input", () => {
  const schema = z.object({
    quantity: z.number().int().min(1).max(9).optional(),
    sort: z.enum(["price", "rating"]).optional(),
    address: z.object({ pincode: z.string("Please enter a valid 6-digit pincode.") }).optional(),
    page: z.string().regex(/^\d+$/, "must be a whole number").optional(),
  });

  it.each([
    [{ quantity: "two" }, "quantity must be a number."],
    [{ quantity: 0 }, "quantity must be at least 1."],
    [{ quantity: 10 }, "quantity must be at most 9."],
    [{ quantity: 1.5 }, "quantity must be a whole number."],
    [{ sort: "name" }, "sort must be one of price, rating."],
    [{ page: "x" }, "page must be a whole number."],
    [{ address: [] }, "address must be an object."],
    [{ address: { pincode: 1 } }, "Please enter a valid 6-digit pincode."],
    [[], "The request body must be an object."],
  ])("for %j is %s", (value, sentence) => {
    expect(sentenceFor(schema, value)).toBe(sentence);
  });

  it("names a missing field", () => {
    expect(sentenceFor(z.object({ productId: z.string() }), {})).toBe("productId is required.");
  });
});
