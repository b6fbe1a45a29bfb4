import type { StatusChange } from "#modules/order-status/order-states";
import { dispatchesOf } from "./dispatches";

/** The statuses in which the goods left, and whether that dispatch was cancelled. */
const leavingIn = (...statuses: StatusChange["status"][]) =>
  dispatchesOf(statuses.map((status, place) => ({ status, at: String(place) }))).map(({ at, isCancelled }) => [
    Number(at),
    isCancelled,
  ]);

it("counts a dispatch once, and again after a cancellation of a dispatched order", () => {
  expect(leavingIn("placed", "processing")).toEqual([]);
  expect(leavingIn("placed", "cancelled")).toEqual([]);
  expect(leavingIn("placed", "shipped", "delivered", "returned", "delivered")).toEqual([[1, false]]);
  expect(leavingIn("placed", "delivered", "placed", "shipped")).toEqual([[1, false]]);
  expect(leavingIn("placed", "cancelled", "placed", "shipped", "cancelled")).toEqual([[3, true]]);
  expect(
    leavingIn("delivered", "cancelled", "placed", "cancelled", "placed", "shipped", "cancelled", "delivered"),
  ).toEqual([
    [0, true],
    [5, true],
    [7, false],
  ]);
});
