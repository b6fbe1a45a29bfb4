import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { retention } from "#config/retention";
import { Database } from "#database/database";
import { purgeCarts, purgeNotifications } from "#engine/retention/purge-old";
import { INVOICE_MODULE } from "#modules/invoice/index";
import type { InvoiceModuleService } from "#modules/invoice/service";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { nobody } from "../account/purge-shopper";
import { deletePrivateFile } from "../file/with-private-file";

const runOf = (container: MedusaContainer) =>
  new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)).run;

/** Deletes carts that nobody has changed for long. @returns how many. */
export const purgeOldCarts = (container: MedusaContainer): Promise<number> =>
  purgeCarts(runOf(container), retention.cartDays);

/** Deletes the engine's records of messages that were sent. @returns how many. */
export const purgeSentMessages = (container: MedusaContainer): Promise<number> =>
  purgeNotifications(runOf(container), retention.messageDays);

/** Removes buyers who have deleted their account from documents that the law has no longer kept. @returns how many. */
export const blankOldInvoices = (container: MedusaContainer): Promise<number> =>
  container.resolve<InvoiceModuleService>(INVOICE_MODULE).blankBuyers(nobody);

/** Deletes documents and bank accounts of sellers who were rejected long ago. @returns how many files. */
export async function purgeRejectedSellers(container: MedusaContainer): Promise<number> {
  const files = await container.resolve<SellerService>(SELLER_MODULE).documents.purgeRejected();
  for (const file of files) await deletePrivateFile(container, file);
  return files.length;
}
