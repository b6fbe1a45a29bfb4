import type { Held } from "@haat/api-contract/seller-earnings/schemas";
import type { BalanceSort } from "@haat/api-contract/seller-earnings/words";
import type { Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { type Page, type PageWanted, pageOf } from "#database/page-of";
import { containing } from "#database/text-search";
import { addUpBalances, heldSql } from "./add-up";
import { watchBalances } from "./watch";

/** In whole paise. `due` less `paidOut` can be paid out; the rest of `net` is pending. */
export type Balance = { net: number; due: number; paidOut: number };
/** Earnings that can't be paid out for one reason: whole paise, and from when some of it can be, if known. */
export type HeldPart = Pick<Held, "reason" | "until"> & { net: number };
export type SellerBalanceRow = Balance & { id: string; name: string; email: string };
export type BalancesWanted = PageWanted & {
  search?: string | undefined;
  sort: BalanceSort;
  order: "asc" | "desc";
};

type Dependencies = {
  [ContainerRegistrationKeys.PG_CONNECTION]: Connections;
  [ContainerRegistrationKeys.LOGGER]: Logger;
};

const [net, due, paidOut] = ["net", "due", "paid_out"].map((column) => `COALESCE(b.${column}, 0)`);
const from = `haat_seller s LEFT JOIN seller_balance b ON b.seller_id = s.id
  WHERE ($1::text IS NULL OR concat_ws(' ', s.name, s.email, s.id) ILIKE $1)`;

const sortedBy: Record<BalanceSort, string> = {
  name: "lower(s.name)",
  available: `${due} - ${paidOut}`,
  pending: `${net} - ${due}`,
  paidOut: `${paidOut}`,
  net: `${net}`,
};

/**
 * Sellers' earnings, what of them is due and what was paid out. Every answer includes all that was committed before it.
 */
export class SellerBalanceService {
  private readonly database: Database;
  private readonly logger: Logger;

  readonly __hooks = {
    onApplicationStart: async () => {
      await watchBalances(this.database);
      // Not awaited: the shop is open meanwhile.
      void this.addUp().catch((error) => this.logger.error("Could not update seller balances", error));
    },
  };

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections, logger }: Dependencies) {
    this.database = new Database(connections);
    this.logger = logger;
  }

  /** Recalculates stale balances; readers do so themselves. */
  addUp = () => addUpBalances(this.database);

  /** A seller's balance, with its pending parts, the largest first. */
  async of(sellerId: string): Promise<Balance & { held: HeldPart[] }> {
    await this.addUp();
    const [row] = await this.database.run<Balance & { held: HeldPart[] | null }>({
      name: "balance-of",
      // A release that knows no parts may have written the balance: then they don't add up to it.
      text: `SELECT net::float8, due::float8, paid_out::float8 AS "paidOut",
                    CASE WHEN net - due = (SELECT COALESCE(sum((part->>'net')::bigint), 0) FROM jsonb_array_elements(held) part)
                      THEN held END AS held
               FROM seller_balance WHERE seller_id = $1`,
      values: [sellerId],
    });
    if (!row) return { net: 0, due: 0, paidOut: 0, held: [] };
    return { ...row, held: row.held ?? (await this.heldNow(sellerId)) };
  }

  private async heldNow(sellerId: string): Promise<HeldPart[]> {
    const [row] = await this.database.run<{ held: HeldPart[] }>({
      name: "balance-held",
      text: heldSql,
      values: [sellerId],
    });
    return row?.held ?? [];
  }

  /** The balance within a running transaction, which must hold a lock on the seller's row: summed from the lines. */
  async within(run: Run, sellerId: string): Promise<Balance> {
    const [row] = await run<Balance>({
      name: "balance-within",
      text: `SELECT COALESCE(sum(e.net), 0)::float8 AS net, COALESCE(sum(e.net) FILTER (WHERE e.due), 0)::float8 AS due,
                    (SELECT COALESCE(sum(amount_paise), 0) FROM haat_seller_payout WHERE seller_id = $1)::float8 AS "paidOut"
               FROM haat_earned_line e WHERE e.seller_id = $1`,
      values: [sellerId],
    });
    return row ?? { net: 0, due: 0, paidOut: 0 };
  }

  async list({ search, sort, order, ...wanted }: BalancesWanted): Promise<Page<SellerBalanceRow> & { sums: Balance }> {
    await this.addUp();
    const values = [containing(search)];
    const [page, [sums]] = await Promise.all([
      pageOf<SellerBalanceRow>(
        this.database.run,
        {
          name: `balances-${sort}-${order}`,
          select: `s.id, s.name, s.email, ${net} AS net, ${due} AS due, ${paidOut} AS "paidOut"`,
          from,
          order: `${sortedBy[sort]} ${order}, s.id`,
          values,
        },
        wanted,
      ),
      this.database.run<Balance>({
        name: "balances-sums",
        text: `SELECT ${Object.entries({ net, due, paidOut })
          .map(([as, column]) => `COALESCE(sum(${column}), 0)::float8 AS "${as}"`)
          .join(", ")} FROM ${from}`,
        values,
      }),
    ]);
    return { ...page, sums: sums ?? { net: 0, due: 0, paidOut: 0 } };
  }
}
