import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import {
  commissionAnswerSchema,
  commissionSetAnswerSchema,
  sellerCommissionsAnswerSchema,
  sellerCommissionsQuerySchema,
  setCommissionBodySchema,
} from "./schemas";

const ofOne = {
  params: z.object({ id: idSchema }),
  body: setCommissionBodySchema,
  response: commissionSetAnswerSchema,
};

export const commissionEndpoints = {
  getCommission: {
    summary: "The usual commission, and what is kept of sales in each category",
    response: commissionAnswerSchema,
  },
  listSellerCommissions: {
    summary: "Sellers with their own rates of commission, by name",
    query: sellerCommissionsQuerySchema,
    response: sellerCommissionsAnswerSchema,
  },
  setCategoryCommission: { summary: "Sets or removes a category's or sub-category's own rate", ...ofOne },
  setSellerCommission: { summary: "Sets or removes a seller's own rate", ...ofOne },
} as const satisfies Record<string, Endpoint>;
