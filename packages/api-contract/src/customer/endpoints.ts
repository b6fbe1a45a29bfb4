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
    summary: "Lists customers with their order totals",
    query: customersQuerySchema,
    response: customersAnswerSchema,
  },
  getCustomer: {
    summary: "Returns a customer with orders, returns, addresses and reviews",
    params,
    response: customerAnswerSchema,
  },
  updateCustomer: {
    summary: "Blocks a customer and logs them out everywhere, or unblocks them",
    params,
    body: updateCustomerBodySchema,
    response: customerChangedAnswerSchema,
  },
  creditWallet: {
    summary: "Adds money to a customer's wallet, once per Idempotency-Key",
    params,
    body: creditWalletBodySchema,
    response: customerChangedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
