import type { CallAnswer, CallInput } from "@haat/api-contract/endpoints";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { createContext, useContext } from "react";
import type { Upload } from "./upload-media";

type Choice = { _id: string; title: string; status: boolean };
/** All that a product can stand in. */
export type PlaceChoices = {
  categories: readonly Choice[];
  subCategories: readonly (Choice & { categoryId: { _id: string } })[];
};

/** Where the form stands: how it reads and saves there, and what may be set. */
export type ProductHost = {
  /** Of the query client: what can be chosen of. */
  choicesQuery: { queryKey: readonly unknown[]; queryFn: () => Promise<PlaceChoices> };
  /** The product as it is now. */
  read: (id: string) => Promise<ManagedProduct>;
  create: (
    body: CallInput<"createProduct">["body"],
    headers: Record<string, string>,
  ) => Promise<CallAnswer<"createProduct">>;
  update: (id: string, body: CallInput<"updateProduct">["body"]) => Promise<CallAnswer<"updateProduct">>;
  upload: Upload;
  /** What to read anew once a product is saved. */
  listsKey: readonly unknown[];
  toast: { success: (text: string) => void; error: (text: string) => void };
  /** Whether the shop itself edits: a seller features nothing, and names no other page as the original. */
  isShop: boolean;
};

export const ProductHostContext = createContext<ProductHost | null>(null);

export function useProductHost(): ProductHost {
  const host = useContext(ProductHostContext);
  if (!host) throw new Error("The product form needs a ProductHostContext around it.");
  return host;
}
