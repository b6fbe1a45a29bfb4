import { z } from "zod";
import type { Endpoint } from "../call";
import { decideReturnBodySchema } from "../return-request/schemas";
import { idSchema } from "../values";
import {
  cancelParcelBodySchema,
  moveParcelBodySchema,
  sellerOrderAnswerSchema,
  sellerOrderChangedAnswerSchema,
  sellerOrdersAnswerSchema,
  sellerOrdersQuerySchema,
  sellerReturnDecidedAnswerSchema,
  sellerReturnsAnswerSchema,
  sellerReturnsQuerySchema,
} from "./schemas";
import { correctTrackingBodySchema } from "./tracking";

const params = z.object({ parcelId: idSchema });

export const parcelEndpoints = {
  listSellerOrders: {
    summary: "Lists the seller's orders, newest first, with counts by status",
    query: sellerOrdersQuerySchema,
    response: sellerOrdersAnswerSchema,
  },
  getSellerOrder: {
    summary: "Returns one of the seller's orders, with the shipping address while it is open",
    params,
    response: sellerOrderAnswerSchema,
  },
  moveParcel: {
    summary:
      "Changes the status of the seller's order: processing, shipped with its tracking number, delivered with the customer's code",
    params,
    body: moveParcelBodySchema,
    response: sellerOrderChangedAnswerSchema,
  },
  correctTracking: {
    summary: "Corrects the courier and tracking number of the seller's shipped order",
    params,
    body: correctTrackingBodySchema,
    response: sellerOrderChangedAnswerSchema,
  },
  cancelParcel: {
    summary: "Cancels the seller's order before it is shipped; items are restocked and payments refunded",
    params,
    body: cancelParcelBodySchema,
    response: sellerOrderChangedAnswerSchema,
  },
  listSellerReturns: {
    summary: "Lists return requests for the seller's items, newest first",
    query: sellerReturnsQuerySchema,
    response: sellerReturnsAnswerSchema,
  },
  decideSellerReturn: {
    summary: "Approves or rejects a return of only the seller's items, or marks the items as received",
    params,
    body: decideReturnBodySchema,
    response: sellerReturnDecidedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
