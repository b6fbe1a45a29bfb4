import { accountMessages } from "@haat/api-contract/account/messages";
import { limits } from "@haat/api-contract/limits";
import { loginMessages } from "@haat/api-contract/login/messages";
import type { Identifier } from "@haat/api-contract/login/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { joinCarts } from "#engine/customer/join-carts";
import { joinCustomers, moveOrders } from "#engine/customer/join-customers";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { lockBothCustomerRows } from "#engine/lock-rows";
import { ApiError } from "#errors/api-error";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { GatewayPaymentService } from "#modules/gateway-payment/service";
import { IdempotencyModule } from "#modules/idempotency/service";
import { OrderStatusModule } from "#modules/order-status/service";
import { ReturnRequestModule } from "#modules/return-request/service";
import { ReviewModuleService } from "#modules/review/service";
import { SHOPPER_LOGIN_MODULE } from "#modules/shopper-login/index";
import { ShopperLoginService } from "#modules/shopper-login/service";
import { WalletService } from "#modules/wallet/service";
import { WishlistModuleService } from "#modules/wishlist/service";
import { refreshOrderListing } from "../order/refresh-order-listing";
import { requireAccount } from "./own-account";

type Join = { into: string; from: string; identifier: Identifier };

/** Moves a shopper's rows in our tables from `from` to `into`. */
async function moveShopper({ prepared }: OneTransaction, pair: Pick<Join, "into" | "from">): Promise<void> {
  await OrderStatusModule.moveShopperIn(prepared, pair);
  await ReturnRequestModule.moveShopperIn(prepared, pair);
  await GatewayPaymentService.moveShopperIn(prepared, pair);
  await WalletService.moveShopperIn(prepared, pair);
  await ReviewModuleService.moveShopperIn(prepared, pair);
  await WishlistModuleService.moveShopperIn(prepared, pair);
  await IdempotencyModule.purgeShopperIn(prepared, pair.from);
  await ShopperLoginService.activityIn(prepared).forget(pair.from);
  await ShopperLoginService.consentsIn(prepared).move(pair);
  await ShopperLoginService.whatsAppIn(prepared).move(pair);
}

/** Locks both customers' rows: no order and no cart change can happen during the merge. */
async function lockBoth(transaction: OneTransaction, { into, from }: Join): Promise<void> {
  if (!(await lockBothCustomerRows(transaction, [into, from]))) throw new ApiError(401, loginMessages.tokenRejected);
  // Otherwise a blocked shopper could get back in with another account.
  if (await ShopperLoginService.isAnyBlockedIn(transaction.prepared, [into, from]))
    throw new ApiError(403, loginMessages.accountBlocked);
}

/**
 * Merges two accounts of one person, in one transaction: orders, reviews, wishlist, cart, addresses, wallet and login
 * identities of `from` move to `into`, and `from` is deleted with its logins.
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
    await lockBoth(transaction, join);
    await joinCarts(transaction, values, limits.maxOrderLines);
    await moveOrders(transaction, values);
    await moveShopper(transaction, values);
    await joinCustomers(transaction, values, join.identifier);
    await refreshOrderListing(transaction, await OrderStatusModule.ofShopperIn(transaction.prepared, join.into));
    return await logins.end(transaction, join.from);
  });
  logins.heard(ended);
  // Reviews in the catalog show their author.
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).notify();
}
