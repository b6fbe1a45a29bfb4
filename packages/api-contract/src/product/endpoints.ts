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
    summary: "Makes a product; the Idempotency-Key header makes a repeat harmless",
    body: createProductBodySchema,
    files: productFiles,
    response: productSavedAnswerSchema,
    created: true,
  },
  updateProduct: {
    summary: "Changes what is sent of a product, even one field alone",
    params,
    body: updateProductBodySchema,
    files: productFiles,
    response: productSavedAnswerSchema,
  },
  deleteProduct: {
    summary: "Removes a product that is in no open order",
    params,
    response: productDeletedAnswerSchema,
  },
  listManagedProducts: {
    summary: "Products for those who manage them, inactive ones too",
    query: managedProductsQuerySchema,
    response: managedProductsAnswerSchema,
  },
  readManagedProduct: { summary: "All that can be edited of a product", params, response: managedProductAnswerSchema },
} as const satisfies Record<string, Endpoint>;
