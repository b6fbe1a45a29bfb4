import { retention } from "#config/retention";
import type { Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";

/** How many accounts a statement reads or adds at most. */
const maxRows = 500;

/** A notice of longer ago counts for nothing: it was not followed by a deletion then. */
const isTold = "told_at > now() - interval '30 days'";

/** When shoppers have last logged in. `run` may be a running transaction. */
export class ShopperActivity {
  constructor(private readonly run: Run) {}

  /** A login: whoever was told that the account will be deleted keeps it. */
  async markSeen(customerId: string): Promise<void> {
    await this.run({
      name: "shopper-activity-seen",
      text: `INSERT INTO shopper_activity (customer_id) VALUES ($1)
             ON CONFLICT (customer_id) DO UPDATE SET last_seen_at = now(), told_at = NULL`,
      values: [customerId],
    });
  }

  async forget(customerId: string): Promise<void> {
    await this.run({
      name: "shopper-activity-forget",
      text: "DELETE FROM shopper_activity WHERE customer_id = $1",
      values: [customerId],
    });
  }

  /** Counts accounts of which no login is known as used now, and forgets accounts that are gone. */
  async complete(): Promise<void> {
    for (let added = maxRows; added === maxRows; ) {
      const rows = await this.run({
        name: "shopper-activity-complete",
        text: `INSERT INTO shopper_activity (customer_id)
               SELECT c.id FROM haat_customer c WHERE c.has_account
                  AND NOT EXISTS (SELECT FROM shopper_activity a WHERE a.customer_id = c.id) LIMIT ${maxRows}
               ON CONFLICT (customer_id) DO NOTHING RETURNING customer_id`,
        values: [],
      });
      added = rows.length;
    }
    await deleteInBatches(this.run, {
      name: "shopper-activity-forget-gone",
      table: "shopper_activity",
      where: "NOT EXISTS (SELECT FROM haat_customer c WHERE c.id = shopper_activity.customer_id)",
      values: [],
    });
  }

  /** Accounts that are unused for almost `years`, and were not told yet. In order of their ids, after `after`. */
  findUntold(years: number, after: string): Promise<string[]> {
    return this.find({
      name: "shopper-activity-untold",
      where: `(${isTold}) IS NOT TRUE AND last_seen_at < now() - make_interval(years => $1) + make_interval(days => ${retention.unusedNoticeDays})`,
      years,
      after,
    });
  }

  /** Accounts that are unused for `years`, and were told in time. In order of their ids, after `after`. */
  findDue(years: number, after: string): Promise<string[]> {
    return this.find({
      name: "shopper-activity-due",
      where: `${isTold} AND told_at < now() - make_interval(days => ${retention.unusedNoticeDays}) AND last_seen_at < now() - make_interval(years => $1)`,
      years,
      after,
    });
  }

  /** @returns whether the account was still to be told, which it now is. */
  async markTold(customerId: string): Promise<boolean> {
    const rows = await this.run({
      name: "shopper-activity-told",
      text: `UPDATE shopper_activity SET told_at = now() WHERE customer_id = $1 AND (${isTold}) IS NOT TRUE RETURNING customer_id`,
      values: [customerId],
    });
    return rows.length > 0;
  }

  /** Whether the account is still to be deleted: nobody has logged in since it was told. Locks its row. */
  async isToldStill(customerId: string): Promise<boolean> {
    const rows = await this.run({
      name: "shopper-activity-told-still",
      text: `SELECT FROM shopper_activity WHERE customer_id = $1 AND ${isTold} FOR UPDATE`,
      values: [customerId],
    });
    return rows.length > 0;
  }

  private async find({
    name,
    where,
    years,
    after,
  }: {
    name: string;
    where: string;
    years: number;
    after: string;
  }): Promise<string[]> {
    const rows = await this.run<{ id: string }>({
      name,
      text: `SELECT customer_id AS id FROM shopper_activity WHERE ${where} AND customer_id > $2 ORDER BY customer_id LIMIT ${maxRows}`,
      values: [years, after],
    });
    return rows.map(({ id }) => id);
  }
}
