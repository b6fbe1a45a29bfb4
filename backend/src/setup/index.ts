import { container } from "@medusajs/framework";
import type { LoaderOptions, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Module } from "@medusajs/framework/utils";
import { demoSecret } from "../config/demo-secret";
import { ConfigError } from "../config/parse-environment";
import { readConfig } from "../config/read-config";
import { ensureViews } from "../database/ensure-views";
import { tunePool } from "../engine/hooks/tune-pool";
import { loadStoreDefaults } from "../engine/store-defaults";
import { log } from "../log/log";
import { GATEWAY_PAYMENT_MODULE } from "../modules/gateway-payment";
import type { GatewayPaymentService } from "../modules/gateway-payment/service";
import { MESSAGE_QUEUE_MODULE } from "../modules/message-queue";
import type { MessageQueueModuleService } from "../modules/message-queue/service";
import { ORDER_LISTING_MODULE } from "../modules/order-listing";
import type { OrderListingService } from "../modules/order-listing/service";
import { OrderMoneyService } from "../modules/order-money/service";
import { SHOP_FILE_MODULE } from "../modules/shop-file";
import type { ShopFileModuleService } from "../modules/shop-file/service";
import { ensureQueue } from "../queue/ensure-queue";
import { queuePool } from "../queue/queue-pool";
import { stopQueue } from "../tasks/run-tasks";
import { keepOperationCounts } from "../workflows/operations/keep-operation-counts";
import { fillMoney } from "../workflows/order-money/fill-money";
import { saveMoney } from "../workflows/order-money/keep-money";
import { keepMissedSearches } from "../workflows/search-synonym/keep-missed-searches";
import { allViews } from "./all-views";
import { ensureAccess } from "./ensure-access";
import { ensurePaymentSettings, ensureSettings } from "./ensure-settings";
import { ensureShop } from "./ensure-shop";
import { ensureSmsTemplates } from "./ensure-sms-templates";
import { ensureSearchWords } from "./search-words/search-words";

/** Logs one warning if this database's uploads are in the folder of another process. */
async function ensureUploads(container: MedusaContainer): Promise<void> {
  const { s3, dataDir } = readConfig();
  if (s3) return;
  const folder = { id: demoSecret(dataDir, "folder-id"), path: dataDir };
  const elsewhere = await container.resolve<ShopFileModuleService>(SHOP_FILE_MODULE).claimFolder(folder);
  if (!elsewhere) return;
  log.warn(
    `This shop's uploads are in ${elsewhere}, but this process uses ${dataDir}, so some images will be missing. Set HAAT_DATA_DIR to that folder, or set S3_BUCKET.`,
  );
}

/**
 * It is a module only because the engine calls modules after it has started and before it listens. It stores no data.
 */
class ShopSetup {
  private stopKeeping: readonly (() => Promise<void>)[] = [];

  __hooks = {
    onApplicationStart: async () => {
      try {
        await tunePool(container.resolve(ContainerRegistrationKeys.PG_CONNECTION).client.pool);
        await ensureAccess(container);
        await ensureShop(container);
        await ensureSettings(container);
        await ensurePaymentSettings(container);
        await ensureSearchWords(container);
        await ensureSmsTemplates(container);
        this.stopKeeping = [keepMissedSearches(container), keepOperationCounts(container)];
        await container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).requeueWaiting();
        await container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE).requeueWaiting();
        await ensureUploads(container).catch((error) =>
          log.warn({ err: error }, "Could not record the uploads folder"),
        );
        // Loaded now: later it would run inside a transaction, which already holds a connection.
        await loadStoreDefaults(container);
        // Builds the order list of a shop that already has orders. Not awaited, so that the shop opens meanwhile.
        void container
          .resolve<OrderListingService>(ORDER_LISTING_MODULE)
          .sweep(saveMoney)
          .catch((error) => log.error({ err: error }, "The list of orders could not be swept"));
      } catch (error) {
        // The engine swallows errors thrown here and would open a shop without its defaults.
        if (error instanceof ConfigError) log.fatal(error.message);
        else log.fatal({ err: error }, "Shop setup failed");
        process.exit(1);
      }
    },
    onApplicationPrepareShutdown: async () => {
      await stopQueue();
      for (const stop of this.stopKeeping) await stop();
    },
  };
}

/**
 * A loader, because loaders run before any module starts: the hooks above run in parallel with the modules' own, some
 * of which read views immediately.
 */
const makeViews = ({ container }: LoaderOptions) => ensureViews(container, allViews);

/** Also before any module starts, so that the modules' totals include every order's money. */
const fillOrderMoney = ({ container }: LoaderOptions) =>
  new OrderMoneyService({
    [ContainerRegistrationKeys.PG_CONNECTION]: container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
  }).fill(fillMoney);

/** Creates the queue's tables, which the first message needs. */
async function makeQueue(): Promise<void> {
  const pool = queuePool();
  try {
    await ensureQueue(pool);
  } finally {
    await pool.end();
  }
}

export default Module("shop_setup", { service: ShopSetup, loaders: [makeViews, fillOrderMoney, makeQueue] });
