import { holdOf, type LineStanding } from "./hold-of";

const now = new Date("2026-11-24T10:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const delivered: LineStanding = {
  isDelivered: true,
  proof: "code",
  isReturning: false,
  isCashDue: false,
  isAwaitingParts: false,
  returnableUntil: null,
  heldUntil: inDays(-1),
};

describe("holdOf", () => {
  it.each<[string, Partial<LineStanding>, ReturnType<typeof holdOf>]>([
    ["nothing is left to wait for", {}, null],
    ["it was delivered before there were proofs", { proof: "before", heldUntil: null }, null],
    ["it has not arrived", { isDelivered: false, proof: null }, "delivery"],
    ["nobody has proven that it arrived", { proof: null }, "delivery"],
    ["a return is open", { isReturning: true, returnableUntil: inDays(3) }, "return"],
    ["the courier has its cash", { isCashDue: true, returnableUntil: inDays(3) }, "cash"],
    ["the time of returns does not run yet", { isAwaitingParts: true, returnableUntil: inDays(-3) }, "parts"],
    ["nothing can come back, whatever other parts do", { isAwaitingParts: true }, null],
    ["it may come back, longer than the hold", { returnableUntil: inDays(9), heldUntil: inDays(7) }, "window"],
    ["the hold is longer than the returns", { returnableUntil: inDays(5), heldUntil: inDays(7) }, "days"],
    ["the returns are over, the hold is not", { returnableUntil: inDays(-1), heldUntil: inDays(1) }, "days"],
    ["both end at this moment", { returnableUntil: now, heldUntil: now }, null],
  ])("returns the reason to hold money, if any, when %s", (_, parts, expected) => {
    expect(holdOf({ ...delivered, ...parts }, now)).toBe(expected);
  });
});
