import type { AccountData } from "@haat/api-contract/account/schemas";
import { limits } from "@haat/api-contract/limits";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { WALLET_MODULE } from "#modules/wallet/index";
import type { WalletService } from "#modules/wallet/service";
import { readCart } from "../cart/read-cart";
import { readOrders } from "../order/read-orders";
import { toWalletEntry } from "../wallet/to-wallet";
import { readAddresses } from "./address-book";
import { requireAccount } from "./own-account";

type Part = Exclude<keyof AccountData, "success" | "message">;
/** The item type of each list, by the list's name. */
type Lists = { [Name in Part as AccountData[Name] extends unknown[] ? Name : never]: AccountData[Name] };
type Page = { limit: number; offset: number };
type Rows<Row> = (page: Page) => Promise<Row[]>;

const reviewsSql = `
  SELECT id AS "_id", product_id AS "productId", order_id AS "orderId", rating, comment, image, created_at AS "createdAt"
    FROM haat_review WHERE customer_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3`;

const wishlistSql = `
  SELECT w.product_id AS "productId", COALESCE(p.title, '') AS title, w.created_at AS "savedAt"
    FROM haat_wishlist_item w LEFT JOIN haat_any_product p ON p.id = w.product_id
   WHERE w.customer_id = $1 ORDER BY w.created_at DESC, w.id DESC LIMIT $2 OFFSET $3`;

const invoicesSql = `
  SELECT i.number, i.order_id AS "orderId", i.issued_at AS "issuedAt"
    FROM (SELECT id, number, order_id, issued_at FROM haat_invoice
          UNION ALL SELECT id, number, order_id, issued_at FROM haat_credit_note) i
    JOIN haat_order_status s ON s.order_id = i.order_id
   WHERE s.customer_id = $1 ORDER BY i.issued_at DESC, i.id DESC LIMIT $2 OFFSET $3`;

const attemptsSql = `
  SELECT order_id AS "orderId", gateway, amount_paise / 100.0::float8 AS amount, opened_at AS "openedAt"
    FROM haat_payment_attempt WHERE customer_id = $1 ORDER BY opened_at DESC, id DESC LIMIT $2 OFFSET $3`;

const groupsSql = `
  SELECT g.name, m.created_at AS since
    FROM haat_customer_group_member m JOIN haat_customer_group g ON g.id = m.group_id
   WHERE m.customer_id = $1 ORDER BY m.created_at, g.id LIMIT $2 OFFSET $3`;

const messagesSql = `
  SELECT "to", channel, COALESCE(template, '') AS about, created_at AS "sentAt"
    FROM haat_sent_message WHERE "to" = ANY ($1::text[])
   ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3`;

/** Streams a list page by page, so that only one page of it is in memory. */
async function* paged<Row>(rows: Rows<Row>): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += limits.maxPageSize) {
    const page = await rows({ limit: limits.maxPageSize, offset });
    yield* page;
    if (page.length < limits.maxPageSize) return;
  }
}

async function* listed<Name extends keyof Lists>(name: Name, rows: AsyncIterable<Lists[Name][number]>) {
  yield `,"${name}":[`;
  let first = true;
  for await (const row of rows) {
    yield `${first ? "" : ","}${JSON.stringify(row)}`;
    first = false;
  }
  yield "]";
}

/**
 * Everything stored about a shopper, as chunks of the contract's `AccountData` JSON. The parts of bounded size are read
 * before the first chunk, so that a failure there still gets an error response.
 */
export async function readAccountData(container: MedusaContainer, customerId: string): Promise<AsyncIterable<string>> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const account = await requireAccount(container, customerId);
  const [addresses, cart] = await Promise.all([readAddresses(container, customerId), readCart(container, customerId)]);
  const identifiers = [account.email, account.mobile].filter((value) => value !== null);
  const rowsOf =
    <Row extends Record<string, unknown>>(name: string, text: string, owner: string | string[]): Rows<Row> =>
    ({ limit, offset }) =>
      run<Row>({ name, text, values: [owner, limit, offset] });
  const wallets = container.resolve<WalletService>(WALLET_MODULE);
  const walletBalance = (await wallets.balanceOf(customerId)) / 100;
  const head = { success: true, exportedAt: new Date().toISOString(), account, addresses, cart, walletBalance };
  return (async function* () {
    yield JSON.stringify(head).slice(0, -1);
    yield* listed(
      "orders",
      paged((page) => readOrders(container, customerId, page)),
    );
    yield* listed("reviews", paged(rowsOf("own-reviews", reviewsSql, customerId)));
    yield* listed("wishlist", paged(rowsOf("own-wishlist", wishlistSql, customerId)));
    yield* listed("invoices", paged(rowsOf("own-invoices", invoicesSql, customerId)));
    yield* listed(
      "walletEntries",
      paged(async (page) => (await wallets.read(customerId, page)).entries.map(toWalletEntry)),
    );
    yield* listed("paymentAttempts", paged(rowsOf("own-payment-attempts", attemptsSql, customerId)));
    yield* listed("customerGroups", paged(rowsOf("own-customer-groups", groupsSql, customerId)));
    yield* listed("messages", paged(rowsOf("own-messages", messagesSql, identifiers)));
    yield "}";
  })();
}
