import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readConfig } from "../config/read-config";
import { retention } from "../config/retention";
import { Database } from "../database/database";
import { sweepDrafts } from "../files/draft-file";
import { log } from "../log/log";
import { ACCESS_MODULE } from "../modules/access";
import type { AccessModuleService } from "../modules/access/service";
import { AUDIT_MODULE } from "../modules/audit";
import type { AuditModuleService } from "../modules/audit/service";
import { CATALOG_MODULE } from "../modules/catalog";
import type { CatalogModuleService } from "../modules/catalog/service";
import { FIGURES_MODULE } from "../modules/figures";
import type { FiguresService } from "../modules/figures/service";
import { GATEWAY_PAYMENT_MODULE } from "../modules/gateway-payment";
import type { GatewayPaymentService } from "../modules/gateway-payment/service";
import { IDEMPOTENCY_MODULE } from "../modules/idempotency";
import type { IdempotencyModule } from "../modules/idempotency/service";
import { MESSAGE_QUEUE_MODULE } from "../modules/message-queue";
import type { MessageQueueModuleService } from "../modules/message-queue/service";
import { NOTICE_MODULE } from "../modules/notice";
import type { NoticeModuleService } from "../modules/notice/service";
import { OPERATIONS_MODULE } from "../modules/operations";
import type { OperationsService } from "../modules/operations/service";
import { OTP_MODULE } from "../modules/otp";
import type { OtpModuleService } from "../modules/otp/service";
import { OUTBOX_MODULE } from "../modules/outbox";
import type { OutboxModuleService } from "../modules/outbox/service";
import { PARCEL_MODULE } from "../modules/parcel";
import type { ParcelService } from "../modules/parcel/service";
import { SEARCH_SYNONYM_MODULE } from "../modules/search-synonym";
import type { SearchSynonymService } from "../modules/search-synonym/service";
import { SELLER_MODULE } from "../modules/seller";
import type { SellerService } from "../modules/seller/service";
import { SELLER_NOTICE_MODULE } from "../modules/seller-notice";
import type { SellerNoticeService } from "../modules/seller-notice/service";
import { SHOPPER_LOGIN_MODULE } from "../modules/shopper-login";
import type { ShopperLoginService } from "../modules/shopper-login/service";
import { purgeFailed } from "../queue/failed-tasks";
import { type Act, inTurn, scheduledTask } from "../queue/task";
import { deleteUnusedAccounts } from "../workflows/account/delete-unused-accounts";
import { publishBannersTask } from "../workflows/banner/banner-record";
import { publishHomeTask } from "../workflows/collection/arrange-home";
import { publishCollectionsTask } from "../workflows/collection/change-collection";
import { publishCouponsTask } from "../workflows/coupon/change-coupon";
import {
  blankOldInvoices,
  purgeOldCarts,
  purgeRejectedSellers,
  purgeSentMessages,
} from "../workflows/retention/purge-old";
import { publishSaleTask } from "../workflows/sale/publish-sale";
import { sweepReservations } from "../workflows/stock/sweep-reservations";

const purgeFailedTasks: Act = (container) =>
  purgeFailed(new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)).run);

const access = (container: MedusaContainer) => container.resolve<AccessModuleService>(ACCESS_MODULE);
const notices = (container: MedusaContainer) => container.resolve<NoticeModuleService>(NOTICE_MODULE);
const payments = (container: MedusaContainer) => container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
const sellers = (container: MedusaContainer) => container.resolve<SellerService>(SELLER_MODULE);
const shopperLogins = (container: MedusaContainer) => container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE);

/** Expired logins, links, setups of authenticator apps, password attempts and idempotency keys. */
const purgeExpired = [
  (container) => container.resolve<IdempotencyModule>(IDEMPOTENCY_MODULE).purgeExpired(),
  (container) => access(container).sessions.purgeExpired(),
  (container) => access(container).passwordLinks.purgeExpired(),
  (container) => access(container).passwordTries.purgeOld(),
  (container) => access(container).authenticators.purgeExpired(),
  (container) => sellers(container).sessions.purgeExpired(),
  (container) => sellers(container).resetLinks.purgeExpired(),
  (container) => sellers(container).passwordTries.purgeOld(),
  (container) => sellers(container).authenticators.purgeExpired(),
  purgeFailedTasks,
] satisfies Act[];

/** Data kept for a limited time (`docs/privacy.md`), by what the log calls it. An action returns how much it deleted. */
const purgeHistory: Record<string, (container: MedusaContainer) => Promise<number | Record<string, number>>> = {
  deletedLogins: (container) => shopperLogins(container).purgeGone(),
  consents: (container) => shopperLogins(container).consents().purgeGone(),
  whatsAppConsents: (container) => shopperLogins(container).whatsApp().purgeGone(),
  messages: (container) => container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).purgeSettled(),
  smsDeliveries: (container) =>
    container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).smsDeliveries.purgeOld(retention.messageDays),
  whatsAppDeliveries: (container) =>
    container
      .resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE)
      .whatsAppDeliveries.purgeOld(retention.messageDays),
  sentMessages: purgeSentMessages,
  outbox: (container) => container.resolve<OutboxModuleService>(OUTBOX_MODULE).purgeOld(),
  codes: (container) => container.resolve<OtpModuleService>(OTP_MODULE).purgeOld(),
  carts: purgeOldCarts,
  courierEvents: (container) => container.resolve<ParcelService>(PARCEL_MODULE).purgeEvents(),
  gatewayEvents: (container) => payments(container).purgeEvents(),
  refundPayees: (container) => payments(container).purgePayees(),
  operationCounts: (container) => container.resolve<OperationsService>(OPERATIONS_MODULE).purgeOld(),
  notices: (container) => notices(container).purgeOld(),
  noticeReaders: (container) => notices(container).purgeReaders(),
  sellerNotices: (container) => container.resolve<SellerNoticeService>(SELLER_NOTICE_MODULE).purgeOld(),
  pastPrices: (container) => container.resolve<CatalogModuleService>(CATALOG_MODULE).purgePastPrices(),
  missedSearches: (container) => container.resolve<SearchSynonymService>(SEARCH_SYNONYM_MODULE).purgeMissed(),
  sellerDocuments: purgeRejectedSellers,
  auditEntries: (container) => container.resolve<AuditModuleService>(AUDIT_MODULE).purgeOld(),
  invoiceBuyers: blankOldInvoices,
  unusedAccounts: deleteUnusedAccounts,
};

/** All of `purgeHistory`, with a line in the log that says how much each has deleted. */
const purgeAndLog: Act = async (container) => {
  const deleted: Record<string, number | Record<string, number>> = {};
  const acts = Object.entries(purgeHistory).map(([name, act]) => async () => {
    deleted[name] = await act(container);
  });
  try {
    await inTurn(acts);
  } finally {
    log.info({ deleted }, "Old data was deleted");
  }
};

/** Tasks that keep tables, folders and figures in order. */
export const maintenanceTasks = [
  publishSaleTask,
  publishBannersTask,
  publishCollectionsTask,
  publishHomeTask,
  publishCouponsTask,
  scheduledTask("purge-expired", "17 * * * *", ...purgeExpired),
  /** 03:47 in India. */
  scheduledTask("purge-history", "17 22 * * *", purgeAndLog),
  /** Upload drafts left by a crash. */
  scheduledTask("purge-drafts", "23 * * * *", async () => {
    const { s3, mediaDir, privateMediaDir } = readConfig();
    if (!s3) await sweepDrafts([mediaDir, privateMediaDir]);
  }),
  scheduledTask("release-reservations", "*/10 * * * *", sweepReservations),
  /**
   * Price lists start and end, days pass for the best sellers, and a crash may lose events: nothing else reports those.
   */
  scheduledTask("refresh-catalog", "* * * * *", (container) =>
    container.resolve<CatalogModuleService>(CATALOG_MODULE).sweepWhenDue(),
  ),
  /** Readers add what is missing themselves; this keeps that small when nobody reads. */
  scheduledTask("refresh-figures", "* * * * *", (container) =>
    container.resolve<FiguresService>(FIGURES_MODULE).renew(),
  ),
];
