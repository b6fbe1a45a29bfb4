import { z } from "zod";
import type { Endpoint } from "../call";
import { invoiceQuerySchema } from "../invoice/credit-note";
import { idSchema } from "../values";
import { managedOrderAnswerSchema, managedOrdersAnswerSchema, managedOrdersQuerySchema } from "./back-office-schemas";
import { orderStatusAnswerSchema, updateOrderStatusBodySchema } from "./schemas";

const params = z.object({ id: idSchema });

export const orderEndpoints = {
  getAllOrders: {
    summary: "All orders, newest first unless sorted otherwise, with how many there are by status and the revenue",
    query: managedOrdersQuerySchema,
    response: managedOrdersAnswerSchema,
  },
  getManagedOrder: {
    summary: "One order with its payments, its history and its return request",
    params,
    response: managedOrderAnswerSchema,
  },
  getManagedInvoice: {
    summary: "The invoice of any order, once it was shipped; an earlier one by its id",
    params,
    query: invoiceQuerySchema,
    response: z.instanceof(Blob),
    answersFile: "application/pdf",
  },
  getManagedCreditNote: {
    summary: "A credit note that answers the invoice of any order",
    params: z.object({ id: idSchema, noteId: idSchema }),
    response: z.instanceof(Blob),
    answersFile: "application/pdf",
  },
  updateOrderStatus: {
    summary: "Moves any order to another status",
    params: z.object({ orderId: idSchema }),
    body: updateOrderStatusBodySchema,
    response: orderStatusAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
