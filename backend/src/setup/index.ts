import { container } from "@medusajs/framework";
import { Module } from "@medusajs/framework/utils";
import { ensureAccess } from "./ensure-access";
import { ensureShop } from "./ensure-shop";
import { tunePool } from "./tune-pool";

/**
 * A module only because modules are what the engine calls when it has started and before it listens. It holds no data.
 */
class ShopSetup {
  __hooks = {
    onApplicationStart: async () => {
      tunePool(container);
      await ensureAccess(container);
      await ensureShop(container);
    },
  };
}

export default Module("shop_setup", { service: ShopSetup });
