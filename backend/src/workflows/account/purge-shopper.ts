import { anonymiseOrders, deleteCustomer } from "#engine/customer/purge-customer";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { GatewayPaymentService } from "#modules/gateway-payment/service";
import { IdempotencyModule } from "#modules/idempotency/service";
import { MessageQueueModuleService } from "#modules/message-queue/service";
import { NoticeModuleService } from "#modules/notice/service";
import { OrderStatusModule } from "#modules/order-status/service";
import { OtpModuleService } from "#modules/otp/service";
import { OutboxModuleService } from "#modules/outbox/service";
import { ReturnRequestModule } from "#modules/return-request/service";
import { ReviewModuleService } from "#modules/review/service";
import { ShopperLoginService } from "#modules/shopper-login/service";
import { WalletService } from "#modules/wallet/service";
import { WishlistModuleService } from "#modules/wishlist/service";
import { orderNoticeKeys } from "../notice/order-news";
import { refreshOrderListing } from "../order/refresh-order-listing";

type Shopper = { customerId: string; identifiers: string[] };

/** The customer id of orders whose customer was deleted. */
export const nobody = "deleted";

/**
 * Removes a shopper from the tables. Call it in a transaction that has locked the customer's row. The law requires an
 * order's amounts and the state of its tax to be kept; they no longer identify the shopper.
 *
 * @returns products whose reviews have changed, and images that are no longer shown anywhere.
 */
export async function purgeShopper(
  transaction: OneTransaction,
  { customerId, identifiers }: Shopper,
): Promise<{ productIds: string[]; pictures: string[] }> {
  const { prepared } = transaction;
  const reviews = await ReviewModuleService.purgeShopperIn(prepared, customerId);
  const orderIds = await OrderStatusModule.purgeShopperIn(prepared, customerId, nobody);
  await GatewayPaymentService.purgeShopperIn(prepared, { customerId, nobody, orderIds });
  await NoticeModuleService.blankIn(prepared, orderIds.flatMap(orderNoticeKeys), "This account was deleted.");
  const pictures = await ReturnRequestModule.purgeShopperIn(prepared, customerId, nobody);
  await anonymiseOrders(transaction, customerId);
  // The wallet is always empty here: see `check-deletable`.
  await WalletService.purgeShopperIn(prepared, customerId, nobody);
  await WishlistModuleService.purgeShopperIn(prepared, customerId);
  await IdempotencyModule.purgeShopperIn(prepared, customerId);
  await OutboxModuleService.purgeReceiversIn(prepared, identifiers);
  await MessageQueueModuleService.purgeReceiversIn(prepared, identifiers);
  await ShopperLoginService.activityIn(prepared).forget(customerId);
  await ShopperLoginService.consentsIn(prepared).forget(customerId);
  await ShopperLoginService.whatsAppIn(prepared).forget(customerId);
  await OtpModuleService.purgeIn(prepared, identifiers);
  await deleteCustomer(transaction, { customerId, identifiers });
  await refreshOrderListing(transaction, orderIds);
  return { productIds: reviews.productIds, pictures: [...reviews.pictures, ...pictures] };
}
