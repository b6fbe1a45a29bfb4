import type { ProductHost } from "@haat/product-form/product-host";
import { api } from "../lib/api";
import { toast } from "../lib/toast";
import { choicesQuery } from "./choices.queries";
import { readProduct } from "./product.queries";

/** The back office around the product's form. */
export const productHost: ProductHost = {
  choicesQuery,
  read: readProduct,
  create: (body, headers) => api.call("createProduct", { body, files: {} }, headers),
  update: (id, body) => api.call("updateProduct", { params: { id }, body, files: {} }),
  upload: async (file, kind) => (await api.call("uploadFile", { body: {}, files: { [kind]: file } })).data,
  listsKey: ["haat", "products"],
  toast,
  isShop: true,
};
