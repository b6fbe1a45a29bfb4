import type { CallAnswer, CallInput } from "@haat/api-contract/endpoints";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { createContext, useContext } from "react";
import type { Upload } from "./upload-media";

type Choice = { _id: string; title: string; status: boolean };
/** The categories that a product can belong to. */
export type PlaceChoices = {
  categories: readonly Choice[];
  subCategories: readonly (Choice & { categoryId: { _id: string } })[];
};

/** The form's environment: how it loads and saves products, and which fields are available. */
export type ProductHost = {
  /** Query options for the choices. */
  choicesQuery: { queryKey: readonly unknown[]; queryFn: () => Promise<PlaceChoices> };
  /** The current product. */
  read: (id: string) => Promise<ManagedProduct>;
  create: (
    body: CallInput<"createProduct">["body"],
    headers: Record<string, string>,
  ) => Promise<CallAnswer<"createProduct">>;
  update: (id: string, body: CallInput<"updateProduct">["body"]) => Promise<CallAnswer<"updateProduct">>;
  upload: Upload;
  /** Key of the queries to invalidate after a save. */
  listsKey: readonly unknown[];
  toast: { success: (text: string) => void; error: (text: string) => void };
  /** Whether the shop itself edits: sellers cannot feature products or set a canonical URL. */
  isShop: boolean;
};

export const ProductHostContext = createContext<ProductHost | null>(null);

export function useProductHost(): ProductHost {
  const host = useContext(ProductHostContext);
  if (!host) throw new Error("The product form needs a ProductHostContext around it.");
  return host;
}
