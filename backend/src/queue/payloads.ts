import { gatewayNames } from "@haat/api-contract/payment/words";
import { z } from "zod";

/**
 * The payload of each task that code adds, by task name. Scheduled tasks have none. Each may have a `traceparent`
 * besides: the trace that it continues.
 */
export const taskPayloads = {
  "deliver-message": z.object({ id: z.string() }),
  /**
   * A gateway's events about a payment; `about` is the id of what was opened there or, failing that, of the payment.
   */
  "read-gateway-events": z.object({ gateway: z.enum(gatewayNames), about: z.string() }),
  /** Fetches the payments of an order whose browser and webhooks may have reported nothing. */
  "fetch-order-payments": z.object({ orderId: z.string() }),
  /** Sends the refunds that an order's shopper has not received yet. */
  "send-order-refunds": z.object({ orderId: z.string() }),
  /** A banner starts or ends at this moment, an ISO instant. */
  "publish-banners": z.object({ at: z.iso.datetime() }),
  /** A collection starts or ends at this moment, an ISO instant. */
  "publish-collections": z.object({ at: z.iso.datetime() }),
  /** A coupon starts or ends at this moment, an ISO instant. */
  "publish-coupons": z.object({ at: z.iso.datetime() }),
  /** The scheduled rows of the home page replace the others at this moment, an ISO instant. */
  "publish-home": z.object({ at: z.iso.datetime() }),
  /** A sale starts or ends at this moment, an ISO instant. */
  "publish-sale": z.object({ id: z.string(), at: z.iso.datetime() }),
  /** An event of an order: see `workflows/order/events.ts`. `at`: when it happened, as an ISO instant. */
  "publish-order-event": z.object({ name: z.string(), data: z.looseObject({ id: z.string() }), at: z.iso.datetime() }),
};

type Payloads = typeof taskPayloads;
export type AddedTaskName = keyof Payloads;
export type PayloadOf<Name extends AddedTaskName> = z.infer<Payloads[Name]>;

/** A task to add. */
export type NewTask = { [Name in AddedTaskName]: { name: Name; payload: PayloadOf<Name> } }[AddedTaskName];
