import { customerMessages } from "@haat/api-contract/customer/messages";
import type { CustomerDetails, CustomerRow, CustomersQuery } from "@haat/api-contract/customer/schemas";
import { limits } from "@haat/api-contract/limits";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { ApiError } from "#errors/api-error";
import { FIGURES_MODULE } from "#modules/figures/index";
import type { CustomerFigures } from "#modules/figures/read/customers";
import type { FiguresService } from "#modules/figures/service";
import { SHOPPER_LOGIN_MODULE } from "#modules/shopper-login/index";
import type { ShopperLoginService } from "#modules/shopper-login/service";
import { WALLET_MODULE } from "#modules/wallet/index";
import type { WalletService } from "#modules/wallet/service";
import { readAddresses } from "../account/address-book";
import { readAccount } from "../shopper/read-account";
import { toWallet } from "../wallet/to-wallet";
import { customerPartsSql } from "./customer-sql";

const rupees = (paise: number): number => paise / 100;

const toCustomerRow = (row: CustomerFigures): CustomerRow => ({
  _id: row.customer_id,
  name: row.name,
  email: row.email,
  isEmailVerified: row.email_verified,
  mobile: row.mobile,
  isMobileVerified: row.mobile_verified,
  joinedAt: row.joined_at.toISOString(),
  orders: row.orders,
  spent: rupees(row.spent_paise),
  lastOrderAt: row.last_order_at?.toISOString() ?? null,
  blocked: row.blocked,
});

type Page = { customers: CustomerRow[]; total: number; page: number; limit: number };

/** A page of customers; without paging parameters the whole list, up to its limit. */
export async function readCustomers(container: MedusaContainer, query: CustomersQuery): Promise<Page> {
  const isPaged = query.page !== undefined || query.limit !== undefined;
  const page = query.page ?? 1;
  const limit = query.limit ?? (isPaged ? limits.defaultPageSize : limits.maxFullList);
  const { rows, total } = await container.resolve<FiguresService>(FIGURES_MODULE).customers({
    search: query.search ?? "",
    blocked: query.blocked,
    groupId: query.group,
    sort: query.sort ?? "joined",
    order: query.order ?? "desc",
    limit,
    offset: (page - 1) * limit,
  });
  return { customers: rows.map(toCustomerRow), total, page, limit };
}

type Parts = Pick<CustomerDetails, "latestOrders" | "returns" | "reviews" | "groups" | "sums">;

/** Everything that the back office sees of a customer. @throws ApiError 404 there is none. */
export async function readCustomer(container: MedusaContainer, id: string): Promise<CustomerDetails> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const row = await container.resolve<FiguresService>(FIGURES_MODULE).customer(id);
  const account = row && (await readAccount(container, id));
  if (!row || !account) throw new ApiError(404, customerMessages.notFound);
  const [parts] = await database.run<Parts>({ name: "customer-parts", text: customerPartsSql, values: [id] });
  if (!parts) throw new ApiError(404, customerMessages.notFound);
  const block = await container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE).blockOf(id);
  const latest = { limit: limits.maxCustomerPartRows, offset: 0 };
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
