import type { SellerState, SellerType } from "@haat/api-contract/seller/words";
import { generateEntityId } from "@medusajs/framework/utils";
import { containing } from "../../database/containing";
import type { Run } from "../../database/database";
import { instantSql, type Page, type PageWanted, pageOf, versionSql } from "../../database/page-of";

export type SellerRow = {
  id: string;
  email: string;
  /** As `+91…`. */
  mobile: string;
  type: SellerType;
  gstin: string | null;
  pan: string | null;
  state: SellerState;
  /** Why the account was rejected or suspended; empty otherwise. */
  reason: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** Which state of the row was read. */
  version: string;
};

export type SellersWanted = PageWanted & { search?: string | undefined; state?: SellerState | undefined };

const columns = `id, email, mobile, type, gstin, pan, state, reason, ${instantSql("created_at")} AS "createdAt",
  ${versionSql("updated_at")} AS version`;

type NewSeller = Pick<SellerRow, "email" | "mobile" | "type" | "gstin" | "pan"> & { passwordHash: string };

/** What a password is judged by. */
type Login = { id: string; email: string; passwordHash: string };

export class SellerAccounts {
  constructor(private readonly database: { run: Run }) {}

  /** Makes an account that waits to be approved. @returns its id; null when the address or the number is taken. */
  async add({ email, mobile, type, gstin, pan, passwordHash }: NewSeller): Promise<string | null> {
    const [row] = await this.database.run<{ id: string }>({
      name: "seller-add",
      text: `INSERT INTO seller (id, email, mobile, password_hash, type, gstin, pan) VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT DO NOTHING RETURNING id`,
      values: [generateEntityId(undefined, "sel"), email, mobile, passwordHash, type, gstin, pan],
    });
    return row?.id ?? null;
  }

  /** Who logs in with this address, in lower case, or number, as `+91…`. */
  async loginOf(identifier: string): Promise<Login | null> {
    const [row] = await this.database.run<Login>({
      name: "seller-login",
      text: `SELECT id, email, password_hash AS "passwordHash" FROM seller WHERE email = $1 OR mobile = $1`,
      values: [identifier],
    });
    return row ?? null;
  }

  async byId(id: string): Promise<SellerRow | null> {
    const [row] = await this.database.run<SellerRow>({
      name: "seller-by-id",
      text: `SELECT ${columns} FROM seller WHERE id = $1`,
      values: [id],
    });
    return row ?? null;
  }

  /** Newest first. */
  list({ search = "", state, ...wanted }: SellersWanted): Promise<Page<SellerRow>> {
    return pageOf<SellerRow>(
      this.database.run,
      {
        name: "sellers",
        select: columns,
        from: `seller WHERE ($1::text IS NULL OR concat_ws(' ', email, mobile, gstin, pan, id) ILIKE $1)
                 AND ($2::text IS NULL OR state = $2)`,
        order: "created_at DESC, id DESC",
        values: [containing(search.trim()), state ?? null],
      },
      wanted,
    );
  }

  async countWaiting(): Promise<number> {
    const [row] = await this.database.run<{ waiting: number }>({
      name: "sellers-waiting",
      text: "SELECT count(*)::int AS waiting FROM seller WHERE state = 'waiting'",
      values: [],
    });
    return row?.waiting ?? 0;
  }

  /** Holds the account's row to the transaction's end: logins and what ends them come one after the other. */
  async lock(id: string): Promise<Login | null> {
    const [row] = await this.database.run<Login>({
      name: "seller-lock",
      text: `SELECT id, email, password_hash AS "passwordHash" FROM seller WHERE id = $1 FOR UPDATE`,
      values: [id],
    });
    return row ?? null;
  }

  async setPasswordHash(id: string, passwordHash: string): Promise<void> {
    await this.database.run({
      name: "seller-set-password",
      text: "UPDATE seller SET password_hash = $2, updated_at = clock_timestamp() WHERE id = $1",
      values: [id, passwordHash],
    });
  }

  async setState(id: string, state: SellerState, reason: string): Promise<void> {
    await this.database.run({
      name: "seller-set-state",
      text: "UPDATE seller SET state = $2, reason = $3, updated_at = clock_timestamp() WHERE id = $1",
      values: [id, state, reason],
    });
  }
}
