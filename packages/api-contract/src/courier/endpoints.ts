import { z } from "zod";
import type { Endpoint } from "../call";
import { answer } from "../envelope";
import { limits } from "../limits";

/** A courier's event about a parcel. */
export const courierEventKinds = ["out_for_delivery", "delivered"] as const;
export type CourierEventKind = (typeof courierEventKinds)[number];

const named = z.string().trim().min(1).max(limits.maxTrackingLength);

/** The courier's event id (`id`) makes it idempotent, however often it is sent. */
export const courierEventSchema = z.object({
  id: named,
  event: z.enum(courierEventKinds),
  carrier: named,
  trackingNumber: named,
});
export type CourierEvent = z.infer<typeof courierEventSchema>;

export const courierEndpoints = {
  receiveCourierEvent: {
    summary: "Receives a courier's parcel event, signed with the shared secret",
    body: courierEventSchema,
    /** `unknown`: no parcel in transit, or more than one, has this number with this carrier; the response is 202. */
    response: answer({ outcome: z.enum(["done", "repeated", "unknown"]) }),
  },
} as const satisfies Record<string, Endpoint>;
