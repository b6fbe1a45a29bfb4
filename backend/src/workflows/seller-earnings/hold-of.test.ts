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
    ["it was delivered before proofs were introduced", { proof: "before", heldUntil: null }, null],
    ["it is not delivered", { isDelivered: false, proof: null }, "delivery"],
    ["its delivery is not proven", { proof: null }, "delivery"],
    ["a return is open", { isReturning: true, returnableUntil: inDays(3) }, "return"],
    ["the courier has its cash", { isCashDue: true, returnableUntil: inDays(3) }, "cash"],
    ["the return period has not started", { isAwaitingParts: true, returnableUntil: inDays(-3) }, "parts"],
    ["it is not returnable, even if other parcels are pending", { isAwaitingParts: true }, null],
    ["its return period ends after the hold", { returnableUntil: inDays(9), heldUntil: inDays(7) }, "window"],
    ["the hold ends after its return period", { returnableUntil: inDays(5), heldUntil: inDays(7) }, "days"],
    ["its return period is over but not the hold", { returnableUntil: inDays(-1), heldUntil: inDays(1) }, "days"],
    ["both end now", { returnableUntil: now, heldUntil: now }, null],
  ])("returns the reason to hold money, if any, when %s", (_, parts, expected) => {
    expect(holdOf({ ...delivered, ...parts }, now)).toBe(expected);
  });
});
