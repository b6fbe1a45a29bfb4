import { withDatabase } from "./database";
import { shopAddress } from "./shop-address";
import { runTasks } from "./tasks";
import { until } from "./until";

type Invoice = { number: string; serial: number; order_id: string };

export const invoicesOf = (orderIds: string[]) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<Invoice>(
      "SELECT number, serial, order_id FROM invoice WHERE order_id = ANY ($1) ORDER BY serial",
      [orderIds],
    );
    return rows;
  });

/** How many numbers are missing below the highest, over all years. */
const missingOf = (table: "invoice" | "credit_note") =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ missing: number }>(
      `SELECT (max(serial) - count(*))::int AS missing FROM ${table} GROUP BY financial_year`,
    );
    return rows.reduce((sum, { missing }) => sum + missing, 0);
  });
export const gaps = () => missingOf("invoice");
export const noteGaps = () => missingOf("credit_note");

type Note = { id: string; number: string; serial: number; order_id: string; total: number };

export const notesOf = (orderIds: string[]) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<Note>(
      "SELECT id, number, serial, order_id, total_paise::int AS total FROM credit_note WHERE order_id = ANY ($1) ORDER BY serial",
      [orderIds],
    );
    return rows;
  });

/** An order's invoice, once it is issued. */
export const untilInvoiced = (orderId: string) =>
  until("the invoice", async () => ((await invoicesOf([orderId])).length > 0 ? true : undefined));

/** An order's credit notes, once there are this many. */
export const untilCredited = (orderId: string, count = 1) =>
  until("the credit note", async () => {
    const found = await notesOf([orderId]);
    return found.length >= count ? found : undefined;
  });

/** A file of the API, as its caller receives it. */
export async function file(path: string, token: string) {
  const answer = await fetch(`${shopAddress().url}/api/v1${path}`, { headers: { authorization: token } });
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

export const download = (token: string, orderId: string) => file(`/invoice/${orderId}`, token);

/** What the scheduled task does every hour, now. */
export const issueMissing = (): Promise<void> => runTasks(undefined, "issue-missing-invoices");
