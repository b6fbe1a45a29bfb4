import type { ParcelStatus } from "#modules/parcel/parcel-states";
import { afterMoves, movesWithOrder, orderStatusOf, sentByStaff } from "./parcel-rules";

const parts = (...statuses: ParcelStatus[]) => statuses.map((status, place) => ({ id: `part-${place}`, status }));

describe("the order status derived from parcels", () => {
  // @spec order-status-follows-parcels
  it.each<[ParcelStatus[], ParcelStatus]>([
    [["placed"], "placed"],
    [["placed", "delivered"], "placed"],
    [["shipped", "processing"], "processing"],
    [["shipped", "delivered"], "shipped"],
    [["delivered", "delivered"], "delivered"],
    [["cancelled", "shipped"], "shipped"],
    [["cancelled", "delivered", "cancelled"], "delivered"],
    [["cancelled", "cancelled"], "cancelled"],
  ])("with statuses %j is %s", (statuses, expected) => expect(orderStatusOf(parts(...statuses))).toBe(expected));
});

describe("moving a whole order", () => {
  const ways = ["placed", "processing", "shipped", "delivered"] as const;
  const statuses: readonly ParcelStatus[] = [...ways, "cancelled"];
  const placeOf = (status: ParcelStatus) => statuses.indexOf(status);

  // @spec order-status-follows-parcels
  it("gives the order the new status, skips cancelled parcels and moves parcels in one direction only", () => {
    for (const first of statuses)
      for (const second of statuses)
        for (const third of ways)
          for (const to of ways) {
            const before = parts(first, second, third);
            const moves = movesWithOrder(before, to);
            expect(orderStatusOf(afterMoves(before, moves))).toBe(to);
            const isForward = placeOf(to) >= placeOf(orderStatusOf(before));
            for (const { id, from, to: after } of moves) {
              expect(before.find((part) => part.id === id)?.status).toBe(from);
              expect(placeOf(after) > placeOf(from)).toBe(isForward);
            }
          }
  });
});

// @spec shop-parcel-can-be-followed
it("gives staff's tracking number to the shop's own parcel, or to a seller's parcel that moves alone", () => {
  const moves = ["own", "seller-a", "seller-b"].map((id) => ({ id, from: "placed", to: "shipped" }) as const);
  const parcels = moves.map(({ id }) => ({ id, isShops: id === "own" }));
  expect(sentByStaff(parcels, moves).map(({ id }) => id)).toEqual(["own"]);
  expect(sentByStaff(parcels, moves.slice(1)).map(({ id }) => id)).toEqual([]);
  expect(sentByStaff(parcels, moves.slice(2)).map(({ id }) => id)).toEqual(["seller-b"]);
});
