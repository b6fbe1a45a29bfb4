import { gatewayNames } from "@haat/api-contract/payment/words";
import { z } from "zod";

/** What each task that code adds is told, by the task's name. Tasks of the clock alone are told nothing. */
export const taskPayloads = {
  "deliver-message": z.object({ id: z.string() }),
  /** What a gateway has told of a payment: by what was opened there, or else by the payment itself. */
  "read-gateway-events": z.object({ gateway: z.enum(gatewayNames), about: z.string() }),
  /** Whether somebody has paid what was opened for an order, should nothing have told of it. */
  "fetch-order-payments": z.object({ orderId: z.string() }),
  /** What an order's shopper gets back and has not got. */
  "send-order-refunds": z.object({ orderId: z.string() }),
  /** What happened to an order: see `workflows/order/events.ts`. `at`: when, as an ISO instant. */
  "publish-order-event": z.object({ name: z.string(), data: z.looseObject({ id: z.string() }), at: z.iso.datetime() }),
};

type Payloads = typeof taskPayloads;
export type AddedTaskName = keyof Payloads;
export type PayloadOf<Name extends AddedTaskName> = z.infer<Payloads[Name]>;

/** A task to add. */
export type NewTask = { [Name in AddedTaskName]: { name: Name; payload: PayloadOf<Name> } }[AddedTaskName];
