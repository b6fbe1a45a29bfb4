import type { CallAnswer } from "@haat/api-contract/endpoints";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { SELLER_BALANCE_MODULE } from "#modules/seller-balance/index";
import type { SellerBalanceService } from "#modules/seller-balance/service";
import { toBalance } from "../seller-earnings/to-seller-figures";
import { homeSql } from "./home-sql";

type Home = Omit<CallAnswer<"getSellerHome">, "success" | "message">;

/** The content of the seller's home page. */
export async function readSellerHome(container: MedusaContainer, sellerId: string): Promise<Home> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const balances = container.resolve<SellerBalanceService>(SELLER_BALANCE_MODULE);
  const [balance, [row]] = await Promise.all([
    balances.of(sellerId),
    run<{ home: Omit<Home, "balance"> }>({ name: "seller-home", text: homeSql, values: [sellerId] }),
  ]);
  if (!row) throw new Error("A statement without a table answers one row.");
  return { ...row.home, balance: toBalance(balance) };
}
