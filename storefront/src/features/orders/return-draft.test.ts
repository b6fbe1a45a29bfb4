import { ApiError } from "@haat/web/api-error";
import { anOrder } from "./an-order.fixture";
import { draftFor, draftProblems, returnableLines, returnRefusal, returnTime, toReturnBody } from "./return-draft";

const [line] = anOrder().products;
if (!line) throw new Error("The order has a line.");
const until = (returnUntil: string | null, _id = "line_01") => ({ ...line, _id, returnUntil });
const now = new Date("2026-03-10T00:00:00.000Z");
const [past, soon, later] = ["2026-03-09T00:00:00.000Z", "2026-03-11T00:00:00.000Z", "2026-03-20T00:00:00.000Z"];

describe("the returnable lines of an order", () => {
  it("are those whose return window is open", () => {
    const order = anOrder({ products: [until(past, "a"), until(soon, "b"), until(null, "c")] });
    expect(returnableLines(order, now).map(({ _id }) => _id)).toEqual(["b"]);
  });

  it.each([
    [[later, soon, null], { until: soon }],
    [[past, null], "over"],
    [[null], "never"],
  ])("with return windows until %j have the deadline %j", (ends, time) => {
    expect(returnTime(anOrder({ products: ends.map((end) => until(end)) }), now)).toEqual(time);
  });
});

describe("a return request's draft", () => {
  const draft = { ...draftFor([line]), reason: " Too small " };

  // @spec please-provide-reason-your
  it("starts with everything selected and requires a reason", () => {
    expect(draftProblems(draftFor([line]))).toEqual({ reason: "Please provide a reason for your request." });
    expect(draftProblems(draft)).toEqual({});
  });

  it("requires at least one item", () => {
    expect(draftProblems({ ...draft, pieces: { line_01: 0 } })).toEqual({ pieces: "Please select at least one item." });
  });

  it("is sent with only the selected lines", () => {
    const body = toReturnBody({ ...draft, action: "replace", pieces: { line_01: 1, line_02: 0 } }, false);
    expect(body).toEqual({ action: "replace", reason: "Too small", products: [{ _id: "line_01", quantity: 1 }] });
  });

  it("contains the refund's destination only for a return, and only if the shopper was asked", () => {
    const toWallet = { ...draft, refundTo: "wallet" as const };
    expect(toReturnBody(toWallet, true)).toMatchObject({ action: "return", refundTo: "wallet" });
    expect(toReturnBody(toWallet, false)).not.toHaveProperty("refundTo");
    expect(toReturnBody({ ...toWallet, action: "replace" }, true)).not.toHaveProperty("refundTo");
  });
});

// @spec return-server-message-server
it.each([
  [new ApiError(409, "Too late.", null), "Too late."],
  [new ApiError(502, "", null), "Server error: 502"],
  [new ApiError(0, "", null), "An unexpected error occurred. Please try again."],
  [new TypeError("x is not a function"), "An unexpected error occurred. Please try again."],
])("the refusal %s is shown as: %s", (error, sentence) => expect(returnRefusal(error)).toBe(sentence));
