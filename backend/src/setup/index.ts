import { container } from "@medusajs/framework";
import { Module } from "@medusajs/framework/utils";
import { ensureShop } from "./ensure-shop";

/**
 * A module only because modules are what the engine calls when it has started and before it listens. It holds no data.
 */
class ShopSetup {
	__hooks = {
		onApplicationStart: async () => {
			await ensureShop(container);
		},
	};
}

export default Module("shop_setup", { service: ShopSetup });
