import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import {
  endSaleBodySchema,
  saleDeletedAnswerSchema,
  saleSavedAnswerSchema,
  salesAnswerSchema,
  salesQuerySchema,
  saveSaleBodySchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const saleEndpoints = {
  listSales: {
    summary: "Lists sales, the latest start first",
    query: salesQuerySchema,
    response: salesAnswerSchema,
  },
  addSale: {
    summary: "Adds a sale, which lowers prices from its start to its end",
    body: saveSaleBodySchema,
    response: saleSavedAnswerSchema,
    created: true,
  },
  updateSale: {
    summary: "Changes a sale; of one that has started its title and end alone",
    params,
    body: saveSaleBodySchema,
    response: saleSavedAnswerSchema,
  },
  endSale: {
    summary: "Ends a running sale now",
    params,
    body: endSaleBodySchema,
    response: saleSavedAnswerSchema,
  },
  deleteSale: {
    summary: "Deletes a sale that has not started, or is over",
    params,
    response: saleDeletedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
