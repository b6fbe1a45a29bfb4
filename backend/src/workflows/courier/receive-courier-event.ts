import type { CourierEvent } from "@haat/api-contract/courier/endpoints";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { ApiError } from "#errors/api-error";
import { log } from "#log/log";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { ParcelService } from "#modules/parcel/service";
import { countOperation } from "#operation-counts/operation-counts";
import { publishOrderEvents } from "../order/events";
import { deliverParcel } from "../parcel/advance-parcel";

const outcomes = { done: "accepted", repeated: "repeated", unknown: "unmatched" } as const;

/** Receives a courier's event whose signature is right, and counts what became of it. */
export async function receiveCourierEvent(
  container: MedusaContainer,
  event: CourierEvent,
): Promise<keyof typeof outcomes> {
  const count = (outcome: (typeof outcomes)[keyof typeof outcomes] | "failed") =>
    countOperation({ kind: "webhook", name: "courier", outcome });
  try {
    const became = await applyEvent(container, event);
    count(outcomes[became]);
    return became;
  } catch (error) {
    count("failed");
    throw error;
  }
}

/**
 * Applies a courier's event to a parcel, once for each event id. Only if exactly one parcel has the tracking number: a
 * number that two parcels have proves nothing, because sellers type them. An event that cannot be applied is stored,
 * logged once, and retried when the courier sends it again.
 */
async function applyEvent(
  container: MedusaContainer,
  { id, event, carrier, trackingNumber }: CourierEvent,
): Promise<keyof typeof outcomes> {
  const parcels = container.resolve<ParcelService>(PARCEL_MODULE);
  if (await parcels.isEventDone(id)) return "repeated";
  const found = await parcels.tracked(carrier, trackingNumber);
  // Couriers reuse numbers after a while: of several parcels the one in transit is meant.
  const onTheWay = found.filter(({ status }) => status === "shipped");
  const [parcel = null] = found.length === 1 ? found : onTheWay.length === 1 ? onTheWay : [];
  const row = { id, kind: event, carrier, trackingNumber };
  const why = parcel ? await act(container, event, parcel, trackingNumber) : `${found.length} parcels have this number`;
  const isNew = await parcels.saveEvent({ ...row, parcelId: why === null && parcel ? parcel.parcelId : null });
  if (why === null) return "done";
  if (isNew) log.warn({ ...row, why }, "Could not apply a courier event");
  return "unknown";
}

type Found = Awaited<ReturnType<ParcelService["tracked"]>>[number];

/** @returns why the event could not be applied; null if it was. */
async function act(
  container: MedusaContainer,
  event: CourierEvent["event"],
  parcel: Found,
  heard: string,
): Promise<string | null> {
  const { parcelId, orderId, sellerId, status } = parcel;
  if (event === "out_for_delivery") {
    // After the delivery there is no need to notify anyone.
    if (status === "delivered") return null;
    if (status !== "shipped") return `the parcel is ${status}`;
    const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
    const news = { name: "parcel.out-for-delivery", data: { id: orderId, parcelId } } as const;
    await publishOrderEvents({ prepared: run }, [news]);
    return null;
  }
  try {
    await deliverParcel(container, { parcelId, orderId, sellerId, by: { kind: "system", id: null }, heard });
    return null;
  } catch (refusal) {
    if (refusal instanceof ApiError && refusal.status === 409) return refusal.message;
    throw refusal;
  }
}
