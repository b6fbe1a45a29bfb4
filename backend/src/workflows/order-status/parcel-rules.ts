import type { ParcelMove, ParcelStatus } from "#modules/parcel/parcel-states";

type Standing = { id: string; status: ParcelStatus };

/** The way of a parcel; who is cancelled has left it. */
const way = ["placed", "processing", "shipped", "delivered"] as const;
type WayStatus = (typeof way)[number];
const placeOf = (status: WayStatus) => way.indexOf(status);

const isOnTheWay = <Part extends Standing>(part: Part): part is Part & { status: WayStatus } =>
  part.status !== "cancelled";

/**
 * Where an order stands by its parcels: cancelled when all of them are, else where the least advanced one stands that is
 * not cancelled. So it is shipped once everything has left, and delivered once everything has arrived.
 */
export function orderStatusOf(parcels: readonly Standing[]): ParcelStatus {
  const live = parcels.filter(isOnTheWay).map(({ status }) => status);
  return live.length === 0 ? "cancelled" : live.reduce((min, one) => (placeOf(one) < placeOf(min) ? one : min));
}

/**
 * What staff's move of a whole order does to its parcels. Forward it takes along those that lag behind, and leaves those
 * that are further; backwards it takes back those that are further. Either way the order then stands at `to`. Cancelled
 * parcels stay cancelled.
 */
export function movesWithOrder(parcels: readonly Standing[], to: WayStatus): ParcelMove[] {
  const live = parcels.filter(isOnTheWay);
  const from = orderStatusOf(parcels);
  if (from === "cancelled") return [];
  const isForward = placeOf(to) >= placeOf(from);
  return live
    .filter(({ status }) => (isForward ? placeOf(status) < placeOf(to) : placeOf(status) > placeOf(to)))
    .map(({ id, status }) => ({ id, from: status, to }));
}

/**
 * Which of the parcels that move with an order a tracking number is for that staff give: the shop's own, or the only one.
 * A number that two sellers' parcels had would prove the delivery of neither.
 */
export function sentByStaff(
  parcels: readonly { id: string; isShops: boolean }[],
  moves: readonly ParcelMove[],
): ParcelMove[] {
  const own = moves.filter(({ id }) => parcels.some((parcel) => parcel.id === id && parcel.isShops));
  return own.length > 0 ? own : moves.length === 1 ? [...moves] : [];
}

/** The parcels as they stand after some of them were moved. */
export const afterMoves = (parcels: readonly Standing[], moves: readonly ParcelMove[]): Standing[] =>
  parcels.map(({ id, status }) => ({ id, status: moves.find((move) => move.id === id)?.to ?? status }));
