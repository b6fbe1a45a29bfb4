import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import { saleVariantsBodySchema } from "./prices";
import {
  endSaleBodySchema,
  managedSalesQuerySchema,
  saleDeletedAnswerSchema,
  salePricesAnswerSchema,
  saleSavedAnswerSchema,
  salesAnswerSchema,
  salesQuerySchema,
  saleVariantsAnswerSchema,
  saveSaleBodySchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const saleEndpoints = {
  listSales: {
    summary: "Lists sales of the shop and of sellers, the latest start first",
    query: managedSalesQuerySchema,
    response: salesAnswerSchema,
  },
  findSaleVariants: {
    summary: "Finds variants that the shop sells itself, for a sale with prices of individual variants",
    body: saleVariantsBodySchema,
    response: saleVariantsAnswerSchema,
  },
  listSalePrices: {
    summary: "Lists what individual variants cost during a sale; none if it takes a percentage off",
    params,
    response: salePricesAnswerSchema,
  },
  addSale: {
    summary: "Adds a sale of the shop, which lowers prices of its own products from its start to its end",
    body: saveSaleBodySchema,
    response: saleSavedAnswerSchema,
    created: true,
  },
  updateSale: {
    summary: "Changes a sale of the shop; of one that has started its title and end alone",
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

export const sellerSaleEndpoints = {
  listSellerSales: {
    summary: "Lists the seller's sales, the latest start first",
    query: salesQuerySchema,
    response: salesAnswerSchema,
  },
  findSellerSaleVariants: {
    summary: "Finds variants of the seller, for a sale with prices of individual variants",
    body: saleVariantsBodySchema,
    response: saleVariantsAnswerSchema,
  },
  listSellerSalePrices: {
    summary: "Lists what individual variants cost during a sale of the seller; none if it takes a percentage off",
    params,
    response: salePricesAnswerSchema,
  },
  addSellerSale: {
    summary: "Adds a sale, which lowers prices of the seller's products from its start to its end",
    body: saveSaleBodySchema,
    response: saleSavedAnswerSchema,
    created: true,
  },
  updateSellerSale: {
    summary: "Changes a sale of the seller; of one that has started its title and end alone",
    params,
    body: saveSaleBodySchema,
    response: saleSavedAnswerSchema,
  },
  endSellerSale: {
    summary: "Ends a running sale of the seller now",
    params,
    body: endSaleBodySchema,
    response: saleSavedAnswerSchema,
  },
  deleteSellerSale: {
    summary: "Deletes a sale of the seller that has not started, or is over",
    params,
    response: saleDeletedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
