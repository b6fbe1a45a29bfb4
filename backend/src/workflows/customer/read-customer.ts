import { customerMessages } from "@haat/api-contract/customer/messages";
import type { CustomerDetails } from "@haat/api-contract/customer/schemas";
import { limits } from "@haat/api-contract/limits";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import { ApiError } from "../../errors/api-error";
import { FIGURES_MODULE } from "../../modules/figures";
import type { FiguresService } from "../../modules/figures/service";
import { SHOPPER_LOGIN_MODULE } from "../../modules/shopper-login";
import type { ShopperLoginService } from "../../modules/shopper-login/service";
import { WALLET_MODULE } from "../../modules/wallet";
import type { WalletService } from "../../modules/wallet/service";
import { readAddresses } from "../account/address-book";
import { readAccount } from "../shopper/read-account";
import { toWallet } from "../wallet/to-wallet";
import { customerPartsSql } from "./customer-sql";
import { toCustomerRow } from "./to-customer";

type Parts = Pick<CustomerDetails, "latestOrders" | "returns" | "reviews" | "sums">;

/** Everything that the back office sees of a customer. @throws ApiError 404 there is none. */
export async function readCustomer(container: MedusaContainer, id: string): Promise<CustomerDetails> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const row = await container.resolve<FiguresService>(FIGURES_MODULE).customer(id);
  const account = row && (await readAccount(container, id));
  if (!row || !account) throw new ApiError(404, customerMessages.notFound);
  const [parts] = await database.run<Parts>({ name: "customer-parts", text: customerPartsSql, values: [id] });
  if (!parts) throw new ApiError(404, customerMessages.notFound);
  const block = await container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE).blockOf(id);
  const latest = { limit: limits.customerPartMost, offset: 0 };
  const wallet = await container.resolve<WalletService>(WALLET_MODULE).read(id, latest);
  return {
    ...toCustomerRow(row),
    signInMethods: account.signInMethods,
    blocked: block.at !== null,
    blockedAt: block.at?.toISOString() ?? null,
    blockedReason: block.reason,
    version: String(block.version),
    addresses: await readAddresses(container, id),
    wallet: toWallet(wallet),
    ...parts,
  };
}
