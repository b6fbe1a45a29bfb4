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
    summary: "Returns the default commission and the rate of each category",
    response: commissionAnswerSchema,
  },
  listSellerCommissions: {
    summary: "Lists sellers with their custom commission rates, by name",
    query: sellerCommissionsQuerySchema,
    response: sellerCommissionsAnswerSchema,
  },
  setCategoryCommission: { summary: "Sets or removes the custom rate of a category or sub-category", ...ofOne },
  setSellerCommission: { summary: "Sets or removes a seller's custom rate", ...ofOne },
} as const satisfies Record<string, Endpoint>;
