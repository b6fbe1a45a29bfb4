import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import { productFiles } from "./file-rules";
import {
  createProductBodySchema,
  managedProductAnswerSchema,
  managedProductsAnswerSchema,
  managedProductsQuerySchema,
  productDeletedAnswerSchema,
  productSavedAnswerSchema,
  updateProductBodySchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const productEndpoints = {
  createProduct: {
    summary: "Creates a product; safe to retry with an Idempotency-Key header",
    body: createProductBodySchema,
    files: productFiles,
    response: productSavedAnswerSchema,
    created: true,
  },
  updateProduct: {
    summary: "Changes the fields of a product that are sent",
    params,
    body: updateProductBodySchema,
    files: productFiles,
    response: productSavedAnswerSchema,
  },
  deleteProduct: {
    summary: "Deletes a product that is in no open order",
    params,
    response: productDeletedAnswerSchema,
  },
  listManagedProducts: {
    summary: "Lists products for management, including inactive ones",
    query: managedProductsQuerySchema,
    response: managedProductsAnswerSchema,
  },
  readManagedProduct: {
    summary: "Returns all editable fields of a product",
    params,
    response: managedProductAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
