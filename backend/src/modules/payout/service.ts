import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { instantSql, type Page, type PageWanted, pageOf } from "#database/page-of";

export type PayoutRow = {
  id: string;
  amountPaise: number;
  /** The bank's reference (UTR). */
  reference: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
};

type NewPayout = Pick<PayoutRow, "amountPaise" | "reference"> & { sellerId: string; recordedBy: string };

const columns = `id, amount_paise::float8 AS "amountPaise", reference, ${instantSql("created_at")} AS "createdAt"`;

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** Payouts to sellers. */
export class PayoutService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  /** Newest first. */
  list(sellerId: string, wanted: PageWanted): Promise<Page<PayoutRow>> {
    return pageOf<PayoutRow>(
      this.database.run,
      {
        name: "payouts",
        select: columns,
        from: "seller_payout WHERE seller_id = $1",
        order: "created_at DESC, id DESC",
        values: [sellerId],
      },
      wanted,
    );
  }

  /** @returns null if the seller already has a payout with this reference. */
  async add(run: Run, { sellerId, amountPaise, reference, recordedBy }: NewPayout): Promise<PayoutRow | null> {
    const [row] = await run<PayoutRow>({
      name: "payout-add",
      text: `INSERT INTO seller_payout (id, seller_id, amount_paise, reference, recorded_by)
             VALUES ($1, $2, $3::bigint, $4, $5) ON CONFLICT (seller_id, reference) DO NOTHING RETURNING ${columns}`,
      values: [generateEntityId(undefined, "pay"), sellerId, amountPaise, reference, recordedBy],
    });
    return row ?? null;
  }
}
