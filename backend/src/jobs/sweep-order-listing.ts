import type { MedusaContainer } from "@medusajs/framework/types";
import { ORDER_LISTING_MODULE } from "../modules/order-listing";
import type { OrderListingService } from "../modules/order-listing/service";
import { adoptOrders } from "../workflows/order/adopt-orders";
import { followCancellations } from "../workflows/order-status/follow-cancellation";

/** What was written past our workflows and told by no event shows in the back office's list nonetheless. */
export default async function sweepOrderListing(container: MedusaContainer): Promise<void> {
  await adoptOrders(container, null);
  await followCancellations(container);
  await container.resolve<OrderListingService>(ORDER_LISTING_MODULE).sweep();
}

export const config = { name: "sweep-order-listing", schedule: "* * * * *" };
