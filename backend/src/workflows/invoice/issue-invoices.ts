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

/** Orders that are invoiced in one transaction, so that a long catch-up does not block others for long. */
const chunk = 100;

/**
 * Invoices those of the orders whose goods have left, once per dispatch, however often it is called: an order that was
 * cancelled after its invoice, reopened and sent again gets a second one. Indian law requires the invoice when the
 * goods leave, so no number is used for an order that may still be cancelled.
 *
 * @returns false while no seller is configured: then there is nothing to put on an invoice.
 */
export async function issueInvoices(container: MedusaContainer, orderIds: readonly string[]): Promise<boolean> {
  const { document } = await container.resolve<SettingsModuleService>(SETTINGS_MODULE).read();
  const { shop } = document;
  if (!shop) return false;
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const orders = await readTaxedOrders(database, orderIds);
  // By date: an order's second invoice may be months later than another order's first.
  const invoices = orders
    .flatMap((order) => buildInvoices(order, shop))
    .toSorted((one, other) => one.document.issuedAt.localeCompare(other.document.issuedAt));
  await container.resolve<InvoiceModuleService>(INVOICE_MODULE).issue(invoices);
  return true;
}

/**
 * The orders to invoice. If the shop's state differs from when the goods were sold, or was not configured then, the
 * orders' money is updated to the invoices' tax, so that figures and invoices agree.
 */
async function readTaxedOrders(database: Database, orderIds: readonly string[]): Promise<DispatchedOrder[]> {
  const orders = await readDispatchedOrders(database.run, orderIds);
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const isChanged = await database.transaction((run) => saveTaxes(run, ids));
  return isChanged ? await readDispatchedOrders(database.run, ids) : orders;
}

/** Invoices each order on its own, and logs failures. @returns the orders that failed. */
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
 * Invoices dispatches that were missed, as after a crash, or before a seller was configured. An order whose invoice
 * fails does not block the others.
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
