import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import { creditWalletBodySchema } from "../wallet/schemas";
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
  creditWallet: {
    summary: "Puts money into a customer's wallet, once for each Idempotency-Key",
    params,
    body: creditWalletBodySchema,
    response: customerChangedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
