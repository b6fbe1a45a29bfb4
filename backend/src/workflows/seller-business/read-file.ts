import { loginMessages } from "@haat/api-contract/login/messages";
import type { BusinessFile } from "@haat/api-contract/seller-business/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "../../errors/api-error";
import { SELLER_MODULE } from "../../modules/seller";
import type { SellerService } from "../../modules/seller/service";
import { toBusinessFile } from "./to-business-file";

/** @throws ApiError 401 the account is gone. */
export async function readFile(container: MedusaContainer, sellerId: string): Promise<BusinessFile> {
  const { accounts, businessFiles } = container.resolve<SellerService>(SELLER_MODULE);
  const [account, file] = await Promise.all([accounts.byId(sellerId), businessFiles.of(sellerId)]);
  if (!account) throw new ApiError(401, loginMessages.tokenRejected);
  return toBusinessFile(account, file);
}
