import type { RemittanceLine, RemittanceState } from "@haat/api-contract/parcel/cash-endpoints";
import { groupBy } from "#collections/group-by";
import type { TrackedCash } from "#modules/parcel/parcels";
import { type ReadLine, trackingKey } from "./read-remittance";

/**
 * A line of a courier's file and the one parcel, or order without parcels, that it is about; null if there is not
 * exactly one.
 */
export type MatchedLine = ReadLine & { state: RemittanceState; parcel: TrackedCash | null };

/** Decides the outcome of each line. Only what is certain is `matched`: one parcel, one line, exactly what is due. */
export function matchRemittance(lines: readonly ReadLine[], parcels: readonly TrackedCash[]): MatchedLine[] {
  const byKey = groupBy(parcels, (parcel) => parcel.trackingKey);
  const times = new Map<string, number>();
  for (const { trackingNumber } of lines) {
    const key = trackingKey(trackingNumber);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return lines.map((line) => {
    const key = trackingKey(line.trackingNumber);
    const found = byKey.get(key) ?? [];
    const [parcel = null] = found.length === 1 ? found : [];
    return { ...line, parcel, state: stateOf(line, { parcel, found: found.length, times: times.get(key) ?? 1 }) };
  });
}

function stateOf(
  { trackingNumber, paise, reference }: ReadLine,
  { parcel, found, times }: { parcel: TrackedCash | null; found: number; times: number },
): RemittanceState {
  if (trackingNumber === "" || paise === null || reference === "") return "unreadable";
  if (times > 1) return "doubled";
  if (!parcel) return found > 1 ? "ambiguous" : "unknown";
  if (parcel.isCash && parcel.isCollected && (parcel.status === "delivered" || parcel.status === "returned")) {
    return parcel.due === null || parcel.due === paise ? "collected" : "differs";
  }
  if (!parcel.isCash || parcel.status !== "delivered") return "not-due";
  if (parcel.due === null) return "received";
  return parcel.due === paise ? "matched" : "differs";
}

export const toRemittanceLine = ({
  line,
  trackingNumber,
  paise,
  reference,
  state,
  parcel,
}: MatchedLine): RemittanceLine => ({
  line,
  trackingNumber,
  amount: paise === null ? null : paise / 100,
  reference,
  state,
  order: parcel && { _id: parcel.orderId, orderNumber: parcel.orderNumber },
  due: parcel?.due == null || state === "not-due" || state === "collected" ? null : parcel.due / 100,
});
