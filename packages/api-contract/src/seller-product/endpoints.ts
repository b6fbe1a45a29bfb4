import { z } from "zod";
import type { Endpoint } from "../call";
import { fileEndpoints } from "../file/endpoints";
import { productFiles } from "../product/file-rules";
import {
  managedProductAnswerSchema,
  managedProductsAnswerSchema,
  productDeletedAnswerSchema,
  productSavedAnswerSchema,
} from "../product/schemas";
import { idSchema } from "../values";
import {
  createSellerProductBodySchema,
  judgeProductBodySchema,
  productJudgedAnswerSchema,
  sellerProductsQuerySchema,
  stockAndPriceBodySchema,
  updateSellerProductBodySchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const sellerProductEndpoints = {
  listSellerProducts: {
    summary: "The seller's own products, inactive ones too",
    query: sellerProductsQuerySchema,
    response: managedProductsAnswerSchema,
  },
  createSellerProduct: {
    summary: "Lists a product of an approved seller; the Idempotency-Key header makes a repeat harmless",
    body: createSellerProductBodySchema,
    files: productFiles,
    response: productSavedAnswerSchema,
    created: true,
  },
  readSellerProduct: {
    summary: "All that can be edited of the seller's product",
    params,
    response: managedProductAnswerSchema,
  },
  updateSellerProduct: {
    summary: "Changes what is sent of the seller's product; one that was rejected waits again",
    params,
    body: updateSellerProductBodySchema,
    files: productFiles,
    response: productSavedAnswerSchema,
  },
  deleteSellerProduct: {
    summary: "Removes the seller's product, if it is in no open order",
    params,
    response: productDeletedAnswerSchema,
  },
  changeStockAndPrice: {
    summary: "Sets price and stock of one variant, at once",
    params,
    body: stockAndPriceBodySchema,
    response: productSavedAnswerSchema,
  },
  uploadSellerFile: {
    summary: "Keeps one picture (`image`) or one video (`video`) of a seller and answers its address",
    body: fileEndpoints.uploadFile.body,
    files: fileEndpoints.uploadFile.files,
    response: fileEndpoints.uploadFile.response,
  },
} as const satisfies Record<string, Endpoint>;

export const productApprovalEndpoints = {
  judgeProduct: {
    summary: "Approves or rejects a seller's product; the seller is told by mail",
    params,
    body: judgeProductBodySchema,
    response: productJudgedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
