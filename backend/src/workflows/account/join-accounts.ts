import { accountMessages } from "@haat/api-contract/account/messages";
import { limits } from "@haat/api-contract/limits";
import { loginMessages } from "@haat/api-contract/login/messages";
import type { Identifier } from "@haat/api-contract/login/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#database/one-transaction";
import { joinCarts } from "#engine/customer/join-carts";
import { joinCustomers, moveOrders } from "#engine/customer/join-customers";
import { lockBothCustomerRows } from "#engine/hold-rows";
import { ApiError } from "#errors/api-error";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { SHOPPER_LOGIN_MODULE } from "#modules/shopper-login/index";
import type { ShopperLoginService } from "#modules/shopper-login/service";
import { keepListed } from "../order/keep-listed";
import { isBlockedSql } from "../shopper/hold-customer";
import { requireAccount } from "./own-account";
import { swapActor } from "./swap-actor";

/**
 * What two accounts' wallets become when the accounts are joined: one wallet, as if it had always been one. Entries stand by
 * their time, and each says again what the wallet held after it; that was never less than what either of them held.
 */
const walletMoves = [
  `INSERT INTO wallet_account (customer_id, balance_paise)
   SELECT CAST(:into AS text), balance_paise FROM wallet_account WHERE customer_id = :from
   ON CONFLICT (customer_id) DO UPDATE SET balance_paise = wallet_account.balance_paise + EXCLUDED.balance_paise`,
  "DELETE FROM wallet_account WHERE customer_id = :from",
  "UPDATE wallet_entry SET customer_id = :into WHERE customer_id = :from",
  `UPDATE wallet_entry e SET balance_paise = running.paise
     FROM (SELECT id, sum(amount_paise) OVER (ORDER BY created_at, id) AS paise
             FROM wallet_entry WHERE customer_id = :into) running
    WHERE e.id = running.id AND e.balance_paise <> running.paise`,
];

type Join = { into: string; from: string; identifier: Identifier };

/** What a shopper leaves behind in our tables, by what becomes of it. `:into` takes over what was `:from`'s. */
const moves = [
  `UPDATE order_status SET customer_id = :into, history = ${swapActor(":from", "to_jsonb(CAST(:into AS text))")}
    WHERE customer_id = :from`,
  `UPDATE return_request SET customer_id = :into, history = ${swapActor(":from", "to_jsonb(CAST(:into AS text))")}
    WHERE customer_id = :from`,
  "UPDATE payment_attempt SET customer_id = :into WHERE customer_id = :from",
  ...walletMoves,
  "UPDATE review SET customer_id = :into WHERE customer_id = :from",
  `DELETE FROM wishlist_item w USING wishlist_item mine
    WHERE w.customer_id = :from AND mine.customer_id = :into AND mine.product_id = w.product_id AND mine.deleted_at IS NULL`,
  "UPDATE wishlist_item SET customer_id = :into WHERE customer_id = :from",
  // Keys protect requests that are on their way; no request of the other account is taken any more.
  "DELETE FROM idempotency_key WHERE customer_id = :from",
];

/** Takes both customers' rows: nothing can be ordered, or put into a cart, while they become one. */
async function takeBoth(transaction: OneTransaction, { into, from }: Join): Promise<void> {
  if (!(await lockBothCustomerRows(transaction, [into, from]))) throw new ApiError(401, loginMessages.tokenRejected);
  // Who is blocked would otherwise come back in as somebody else.
  const blocked = `SELECT WHERE ${isBlockedSql("?, ?")}`;
  if ((await transaction.run(blocked, [into, from])).length > 0) throw new ApiError(403, loginMessages.accountBlocked);
}

/**
 * Makes two accounts of one person one, in one transaction: orders, reviews, wishlist, cart, addresses, wallet and
 * ways of logging in of `from` move to `into`, and `from` with its logins is gone.
 *
 * @throws ApiError 409 when both have a login of the same kind.
 */
export async function joinAccounts(container: MedusaContainer, join: Join): Promise<void> {
  const [mine, other] = [await requireAccount(container, join.into), await requireAccount(container, join.from)];
  const kinds = new Set(mine.signInMethods.map(({ kind }) => kind));
  if (other.signInMethods.some(({ kind }) => kinds.has(kind))) throw new ApiError(409, accountMessages.cannotJoin);
  const logins = container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE);
  const values = { into: join.into, from: join.from };
  const ended = await inOneTransaction(container, async (transaction) => {
    await takeBoth(transaction, join);
    await joinCarts(transaction, values, limits.orderLinesMost);
    await moveOrders(transaction, values);
    for (const move of moves) await transaction.run(move, values);
    await joinCustomers(transaction, values, join.identifier);
    const orders = await transaction.run<{ id: string }>(
      "SELECT order_id AS id FROM order_status WHERE customer_id = :into",
      values,
    );
    await keepListed(
      transaction,
      orders.map(({ id }) => id),
    );
    return await logins.end(transaction, join.from);
  });
  logins.heard(ended);
  // Reviews tell whose they are.
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).tell();
}
