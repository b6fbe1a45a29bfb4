import { z } from "zod";
import type { Endpoint } from "../endpoint";
import { idSchema } from "../values";
import {
  customerAnswerSchema,
  customerChangedAnswerSchema,
  customersAnswerSchema,
  customersQuerySchema,
  updateCustomerBodySchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const customerEndpoints = {
  listCustomers: {
    summary: "Customers with what they ordered",
    query: customersQuerySchema,
    response: customersAnswerSchema,
  },
  getCustomer: {
    summary: "A customer with orders, returns, addresses and reviews",
    params,
    response: customerAnswerSchema,
  },
  updateCustomer: {
    summary: "Blocks a customer, who is logged out everywhere, or lets them in again",
    params,
    body: updateCustomerBodySchema,
    response: customerChangedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
