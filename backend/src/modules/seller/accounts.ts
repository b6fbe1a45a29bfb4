import type { SellerState, SellerType } from "@haat/api-contract/seller/words";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "../../database/database";

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
  createdAt: Date;
};

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
      text: `SELECT id, email, mobile, type, gstin, pan, state, reason, created_at AS "createdAt" FROM seller WHERE id = $1`,
      values: [id],
    });
    return row ?? null;
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
}
