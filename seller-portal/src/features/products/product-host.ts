import type { SellerType } from "@haat/api-contract/seller/words";
import type { ProductHost } from "@haat/product-form/product-host";
import { api } from "../../lib/api";
import { toast } from "../../lib/toast";
import { choicesQuery, listsKey, readProduct } from "./api/products.queries";

/** The portal around the product's form. */
export const productHost = (sells: SellerType): ProductHost => ({
  choicesQuery: choicesQuery(sells),
  read: readProduct,
  create: (body, headers) => api.call("createSellerProduct", { body, files: {} }, headers),
  update: (id, body) => api.call("updateSellerProduct", { params: { id }, body, files: {} }),
  upload: async (file, kind) => (await api.call("uploadSellerFile", { body: {}, files: { [kind]: file } })).data,
  listsKey,
  toast: { success: (text) => toast.success(text), error: (text) => toast.error(text) },
  isShop: false,
});
