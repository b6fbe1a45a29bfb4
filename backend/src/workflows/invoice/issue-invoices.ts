import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { INVOICE_MODULE } from "#modules/invoice/index";
import type { InvoiceModuleService } from "#modules/invoice/service";
import { SETTINGS_MODULE } from "#modules/settings/index";
import type { SettingsModuleService } from "#modules/settings/service";
import { saveTaxes } from "../order-money/keep-money";
import { buildInvoices } from "./build-invoice";
import { type DispatchedOrder, readDispatchedOrders } from "./read-dispatched-orders";

/** Orders that are invoiced in one transaction, so that a long catching-up holds nobody up for long. */
const chunk = 100;

/**
 * Invoices those of the orders whose goods have left, once each time however often it is asked: what was cancelled after
 * its invoice, taken up again and sent anew gets a second one. Indian law wants the invoice when the goods leave, so a
 * number is never taken for an order that may still be cancelled.
 *
 * @returns false while nobody has entered who sells here: then there is nothing to put on an invoice.
 */
export async function issueInvoices(container: MedusaContainer, orderIds: readonly string[]): Promise<boolean> {
  const { document } = await container.resolve<SettingsModuleService>(SETTINGS_MODULE).read();
  const { shop } = document;
  if (!shop) return false;
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const orders = await readTaxedOrders(database, orderIds);
  // By their days: an order's second may be months younger than another's first.
  const invoices = orders
    .flatMap((order) => buildInvoices(order, shop))
    .toSorted((one, other) => one.document.issuedAt.localeCompare(other.document.issuedAt));
  await container.resolve<InvoiceModuleService>(INVOICE_MODULE).issue(invoices);
  return true;
}

/**
 * What is to be invoiced. Where the shop's state is another than when the goods were sold, or was known to nobody then, the
 * orders' money gets the invoices' tax: figures and invoices then agree.
 */
async function readTaxedOrders(database: Database, orderIds: readonly string[]): Promise<DispatchedOrder[]> {
  const orders = await readDispatchedOrders(database.run, orderIds);
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const isChanged = await database.transaction((run) => saveTaxes(run, ids));
  return isChanged ? await readDispatchedOrders(database.run, ids) : orders;
}

/** Invoices each order on its own, and logs whose invoice fails. @returns those. */
async function issueEach(container: MedusaContainer, orderIds: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const orderId of orderIds) {
    try {
      await issueInvoices(container, [orderId]);
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
      logger.error(`Could not issue the invoice for order ${orderId}`, error instanceof Error ? error : undefined);
      failed.push(orderId);
    }
  }
  return failed;
}

/**
 * Invoices what was sent off and not invoiced, as after a crash, or before it was known who sells. An order whose
 * invoice fails keeps no other from its own.
 */
export async function issueMissingInvoices(container: MedusaContainer): Promise<void> {
  const invoices = container.resolve<InvoiceModuleService>(INVOICE_MODULE);
  const failed: string[] = [];
  for (;;) {
    const orderIds = await invoices.uninvoiced({ max: chunk, except: failed });
    if (orderIds.length === 0) return;
    try {
      if (!(await issueInvoices(container, orderIds))) return;
    } catch {
      failed.push(...(await issueEach(container, orderIds)));
    }
    if (orderIds.length < chunk) return;
  }
}
