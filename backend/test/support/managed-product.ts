import { randomBytes } from "node:crypto";
import type { CallInput } from "@haat/api-contract/endpoints";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { anAdministrator } from "./administrator";
import { api } from "./api";
import { aCategory } from "./catalogue";

export const aMark = (): string => randomBytes(5).toString("hex");

type Body = CallInput<"createProduct">["body"];

let category: Promise<{ id: string; title: string }> | undefined;
/** This file's own category. */
export const ownCategory = () => {
  category ??= aCategory();
  return category;
};

/** What the form sends for a small product. */
export const aProductBody = async (fields: Partial<Body> = {}): Promise<Body> => ({
  title: `Kurta ${aMark()}`,
  brand: "Rangrez",
  categoryId: (await ownCategory()).id,
  price: 1000,
  quantity: 10,
  ...fields,
});

/** A product created in the back office. */
export async function aManagedProduct(fields: Partial<Body> = {}): Promise<ManagedProduct> {
  const { token } = await anAdministrator();
  return (await api(token).call("createProduct", { body: await aProductBody(fields) })).product;
}

export const aVariantBody = (fields: Record<string, unknown> = {}) => ({
  color: "Red",
  size: "M",
  sku: `SKU-${aMark()}`,
  price: 1000,
  quantity: 5,
  ...fields,
});
