import { limits } from "@haat/api-contract/limits";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readConfig } from "../config/read-config";
import { Database } from "../database/database";
import { sweepDrafts } from "../files/draft-file";
import { ACCESS_MODULE } from "../modules/access";
import type { AccessModuleService } from "../modules/access/service";
import { CATALOG_MODULE } from "../modules/catalog";
import type { CatalogModuleService } from "../modules/catalog/service";
import { FIGURES_MODULE } from "../modules/figures";
import type { FiguresService } from "../modules/figures/service";
import { IDEMPOTENCY_MODULE } from "../modules/idempotency";
import type { IdempotencyModule } from "../modules/idempotency/service";
import { MESSAGE_QUEUE_MODULE } from "../modules/message-queue";
import type { MessageQueueModuleService } from "../modules/message-queue/service";
import { NOTICE_MODULE } from "../modules/notice";
import type { NoticeModuleService } from "../modules/notice/service";
import { OPERATIONS_MODULE } from "../modules/operations";
import type { OperationsService } from "../modules/operations/service";
import { PARCEL_MODULE } from "../modules/parcel";
import type { ParcelService } from "../modules/parcel/service";
import { SELLER_MODULE } from "../modules/seller";
import type { SellerService } from "../modules/seller/service";
import { SELLER_NOTICE_MODULE } from "../modules/seller-notice";
import type { SellerNoticeService } from "../modules/seller-notice/service";
import { SHOPPER_LOGIN_MODULE } from "../modules/shopper-login";
import type { ShopperLoginService } from "../modules/shopper-login/service";
import { purgeFailed } from "../queue/failed-tasks";
import { type Act, scheduledTask } from "../queue/task";
import { sweepReservations } from "../workflows/stock/sweep-reservations";

const purgeFailedTasks: Act = (container) =>
  purgeFailed(new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)).run);

const access = (container: MedusaContainer) => container.resolve<AccessModuleService>(ACCESS_MODULE);
const sellers = (container: MedusaContainer) => container.resolve<SellerService>(SELLER_MODULE);

/** Expired logins, links, password attempts and idempotency keys. */
const purgeExpired = [
  (container) => container.resolve<IdempotencyModule>(IDEMPOTENCY_MODULE).purgeExpired(),
  (container) => access(container).sessions.purgeExpired(),
  (container) => access(container).passwordTries.purgeOld(),
  (container) => sellers(container).sessions.purgeExpired(),
  (container) => sellers(container).resetLinks.purgeExpired(),
  (container) => sellers(container).passwordTries.purgeOld(),
  purgeFailedTasks,
] satisfies Act[];

/** Data kept for a limited time: deleted accounts, sent messages, courier events, counts of operations, old notices. */
const purgeHistory = [
  (container) => container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE).purgeGone(),
  (container) => container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).purgeSettled(),
  (container) =>
    container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).smsDeliveries.purgeOld(limits.smsDeliveryDays),
  (container) => container.resolve<ParcelService>(PARCEL_MODULE).purgeEvents(),
  (container) => container.resolve<OperationsService>(OPERATIONS_MODULE).purgeOld(),
  (container) => container.resolve<NoticeModuleService>(NOTICE_MODULE).purgeOld(),
  (container) => container.resolve<SellerNoticeService>(SELLER_NOTICE_MODULE).purgeOld(),
] satisfies Act[];

/** Tasks that keep tables, folders and figures in order. */
export const maintenanceTasks = [
  scheduledTask("purge-expired", "17 * * * *", ...purgeExpired),
  /** 03:47 in India. */
  scheduledTask("purge-history", "17 22 * * *", ...purgeHistory),
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
