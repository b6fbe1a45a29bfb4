import { z } from "zod";
import type { Endpoint } from "../call";
import { answer } from "../envelope";
import { limits } from "../limits";

/** What a courier tells of a parcel. */
export const courierEventKinds = ["out_for_delivery", "delivered"] as const;
export type CourierEventKind = (typeof courierEventKinds)[number];

const named = z.string().trim().min(1).max(limits.maxTrackingLength);

/** The courier's own name of the event (`id`) makes it happen once, however often it is sent. */
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
    /** `unknown`: no one parcel on its way has this number with this carrier; it is answered with 202. */
    response: answer({ outcome: z.enum(["done", "repeated", "unknown"]) }),
  },
} as const satisfies Record<string, Endpoint>;
