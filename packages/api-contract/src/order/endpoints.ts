import { z } from "zod";
import type { Endpoint } from "../call";
import { invoiceQuerySchema } from "../invoice/credit-note";
import { idSchema } from "../values";
import { managedOrderAnswerSchema, managedOrdersAnswerSchema, managedOrdersQuerySchema } from "./back-office-schemas";
import { orderStatusAnswerSchema, updateOrderStatusBodySchema } from "./schemas";

const params = z.object({ id: idSchema });

export const orderEndpoints = {
  getAllOrders: {
    summary: "Lists all orders, newest first unless sorted otherwise, with counts by status and revenue",
    query: managedOrdersQuerySchema,
    response: managedOrdersAnswerSchema,
  },
  getManagedOrder: {
    summary: "Returns an order with its payments, history and return request",
    params,
    response: managedOrderAnswerSchema,
  },
  getManagedInvoice: {
    summary: "Returns the invoice of any shipped order; an earlier invoice by its id",
    params,
    query: invoiceQuerySchema,
    response: z.instanceof(Blob),
    answersFile: "application/pdf",
  },
  getManagedCreditNote: {
    summary: "Returns a credit note of any order",
    params: z.object({ id: idSchema, noteId: idSchema }),
    response: z.instanceof(Blob),
    answersFile: "application/pdf",
  },
  updateOrderStatus: {
    summary: "Changes the status of any order",
    params: z.object({ orderId: idSchema }),
    body: updateOrderStatusBodySchema,
    response: orderStatusAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
