import type { CallInput } from "@haat/api-contract/endpoints";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { anAdministrator } from "./administrator";
import { api } from "./api";
import { aProductBody } from "./managed-product";
import type { Seller } from "./seller";

type Wish = Partial<CallInput<"createSellerProduct">["body"]>;

/** A product listed by a seller, waiting for approval. */
export const aWaitingProduct = async ({ token }: Pick<Seller, "token">, fields: Wish = {}): Promise<ManagedProduct> =>
  (await api(token).call("createSellerProduct", { body: await aProductBody(fields) })).product;

export async function reviewProduct(id: string, state: "approved" | "rejected", reason = ""): Promise<ManagedProduct> {
  const { token } = await anAdministrator();
  return (await api(token).call("reviewProduct", { params: { id }, body: { state, reason } })).product;
}

/** A seller's product visible to shoppers. */
export async function anApprovedProduct(seller: Pick<Seller, "token">, fields: Wish = {}): Promise<ManagedProduct> {
  const { _id } = await aWaitingProduct(seller, fields);
  return reviewProduct(_id, "approved");
}
