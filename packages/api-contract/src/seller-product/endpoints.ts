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
  productJudgedAnswerSchema,
  reviewProductBodySchema,
  sellerProductsQuerySchema,
  stockAndPriceBodySchema,
  updateSellerProductBodySchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const sellerProductEndpoints = {
  listSellerProducts: {
    summary: "Lists the seller's products, including inactive ones",
    query: sellerProductsQuerySchema,
    response: managedProductsAnswerSchema,
  },
  createSellerProduct: {
    summary: "Creates a product for an approved seller; safe to retry with an Idempotency-Key header",
    body: createSellerProductBodySchema,
    files: productFiles,
    response: productSavedAnswerSchema,
    created: true,
  },
  readSellerProduct: {
    summary: "Returns all editable fields of the seller's product",
    params,
    response: managedProductAnswerSchema,
  },
  updateSellerProduct: {
    summary: "Changes the fields of the seller's product that are sent; a rejected product becomes pending again",
    params,
    body: updateSellerProductBodySchema,
    files: productFiles,
    response: productSavedAnswerSchema,
  },
  deleteSellerProduct: {
    summary: "Deletes the seller's product if it is in no open order",
    params,
    response: productDeletedAnswerSchema,
  },
  changeStockAndPrice: {
    summary: "Sets the price and stock of one variant",
    params,
    body: stockAndPriceBodySchema,
    response: productSavedAnswerSchema,
  },
  uploadSellerFile: {
    summary: "Uploads one image (`image`) or one video (`video`) and returns its URL",
    body: fileEndpoints.uploadFile.body,
    files: fileEndpoints.uploadFile.files,
    response: fileEndpoints.uploadFile.response,
  },
} as const satisfies Record<string, Endpoint>;

export const productApprovalEndpoints = {
  reviewProduct: {
    summary: "Approves or rejects a seller's product and emails the seller",
    params,
    body: reviewProductBodySchema,
    response: productJudgedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
