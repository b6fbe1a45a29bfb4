import type { MedusaContainer } from "@medusajs/framework/types";
import { MESSAGE_QUEUE_MODULE } from "../modules/message-queue";
import type { MessageQueueModuleService } from "../modules/message-queue/service";
import { PARCEL_MODULE } from "../modules/parcel";
import type { ParcelService } from "../modules/parcel/service";

/** What was sent, and what couriers have told, is remembered for a while only, so that nothing is done twice. */
export default async function forgetMessages(container: MedusaContainer): Promise<void> {
  await container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).forgetSettled();
  await container.resolve<ParcelService>(PARCEL_MODULE).forgetEvents();
}

export const config = { name: "forget-messages", schedule: "43 3 * * *" };
