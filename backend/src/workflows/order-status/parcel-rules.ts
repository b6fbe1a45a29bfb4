import type { ParcelMove, ParcelStatus } from "#modules/parcel/parcel-states";

type Standing = { id: string; status: ParcelStatus };

/** The statuses of a parcel in order, without cancelled. */
const way = ["placed", "processing", "shipped", "delivered"] as const;
type WayStatus = (typeof way)[number];
const placeOf = (status: WayStatus) => way.indexOf(status);

const isOnTheWay = <Part extends Standing>(part: Part): part is Part & { status: WayStatus } =>
  part.status !== "cancelled";

/**
 * An order's status derived from its parcels: cancelled if all are, else that of the least advanced parcel that is not
 * cancelled. So it is shipped once everything was shipped, and delivered once everything was delivered.
 */
export function orderStatusOf(parcels: readonly Standing[]): ParcelStatus {
  const live = parcels.filter(isOnTheWay).map(({ status }) => status);
  return live.length === 0 ? "cancelled" : live.reduce((min, one) => (placeOf(one) < placeOf(min) ? one : min));
}

/**
 * The parcel moves when staff move a whole order. Forward, parcels that are behind move along, and those ahead stay;
 * backward, those ahead move back. Either way the order ends up at `to`. Cancelled parcels stay cancelled.
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
 * The parcel that gets the tracking number entered by staff, among those that move with an order: the shop's own, or
 * the only one. A number shared by two sellers' parcels would prove the delivery of neither.
 */
export function sentByStaff(
  parcels: readonly { id: string; isShops: boolean }[],
  moves: readonly ParcelMove[],
): ParcelMove[] {
  const own = moves.filter(({ id }) => parcels.some((parcel) => parcel.id === id && parcel.isShops));
  return own.length > 0 ? own : moves.length === 1 ? [...moves] : [];
}

/** The parcels after some of them were moved. */
export const afterMoves = (parcels: readonly Standing[], moves: readonly ParcelMove[]): Standing[] =>
  parcels.map(({ id, status }) => ({ id, status: moves.find((move) => move.id === id)?.to ?? status }));
