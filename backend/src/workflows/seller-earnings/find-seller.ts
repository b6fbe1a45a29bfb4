import { sellerMessages } from "@haat/api-contract/seller/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import { sellerNameSql } from "../../database/seller-name-sql";
import { ApiError } from "../../http/api-error";

/** Whose earnings are asked for. @throws ApiError 404 there is no such seller. */
export async function findSeller(container: MedusaContainer, id: string) {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [seller] = await run<{ _id: string; name: string; email: string }>({
    name: "seller-named",
    text: `SELECT s.id AS _id, ${sellerNameSql("s.id")} AS name, s.email FROM seller s WHERE s.id = $1`,
    values: [id],
  });
  if (!seller) throw new ApiError(404, sellerMessages.notFound);
  return seller;
}
