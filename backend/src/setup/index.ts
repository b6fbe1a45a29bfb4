import { container } from "@medusajs/framework";
import type { LoaderOptions } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import { ConfigError } from "../config/parse-environment";
import { shopGround } from "../engine/shop-ground";
import { ensureViews } from "../engine/views/ensure-views";
import { log } from "../log/log";
import { ensureAccess } from "./ensure-access";
import { ensurePaymentSettings } from "./ensure-payment-settings";
import { ensureSettings } from "./ensure-settings";
import { ensureShop } from "./ensure-shop";
import { ensureUploads } from "./ensure-uploads";
import { tunePool } from "./tune-pool";

/**
 * A module only because modules are what the engine calls when it has started and before it listens. It holds no data.
 */
class ShopSetup {
  __hooks = {
    onApplicationStart: async () => {
      try {
        tunePool(container);
        await ensureAccess(container);
        await ensureShop(container);
        await ensureSettings(container);
        await ensurePaymentSettings(container);
        await ensureUploads(container).catch((error) =>
          log.warn({ err: error }, "Where uploads are could not be noted"),
        );
        // Looked up now: later it would be in the middle of somebody's transaction, which holds a connection already.
        await shopGround(container);
      } catch (error) {
        // The engine swallows what is thrown here and would open a shop without its ground.
        if (error instanceof ConfigError) log.fatal(error.message);
        else log.fatal({ err: error }, "The shop could not be set up");
        process.exit(1);
      }
    },
  };
}

/** A loader, which comes before all modules' start: the hooks above run beside those, and some of them read views at once. */
const makeViews = ({ container }: LoaderOptions) => ensureViews(container);

export default Module("shop_setup", { service: ShopSetup, loaders: [makeViews] });
