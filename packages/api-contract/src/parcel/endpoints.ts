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
    summary: "The seller's parts of orders, the newest first, with how many there are by status",
    query: sellerOrdersQuerySchema,
    response: sellerOrdersAnswerSchema,
  },
  getSellerOrder: {
    summary: "The seller's part of one order; where it goes as long as it is open",
    params,
    response: sellerOrderAnswerSchema,
  },
  moveParcel: {
    summary:
      "Moves the seller's part of an order on: processing, shipped with its tracking number, delivered by the shopper's code",
    params,
    body: moveParcelBodySchema,
    response: sellerOrderChangedAnswerSchema,
  },
  correctTracking: {
    summary: "Corrects carrier and tracking number of the seller's part of an order while it is on its way",
    params,
    body: correctTrackingBodySchema,
    response: sellerOrderChangedAnswerSchema,
  },
  cancelParcel: {
    summary: "Cancels the seller's part of an order before it has left: stock and money go back",
    params,
    body: cancelParcelBodySchema,
    response: sellerOrderChangedAnswerSchema,
  },
  listSellerReturns: {
    summary: "What shoppers want to give back of the seller's goods, the newest first",
    query: sellerReturnsQuerySchema,
    response: sellerReturnsAnswerSchema,
  },
  decideSellerReturn: {
    summary: "Approves or rejects a return of the seller's goods alone, or takes the goods in",
    params,
    body: decideReturnBodySchema,
    response: sellerReturnDecidedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
