import type { SellerState, SellerType } from "@haat/api-contract/seller/words";
import type { CheckedFact, DocumentKind } from "@haat/api-contract/seller-business/words";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { instantSql, type Page, type PageWanted, pageOf, versionSql } from "#database/page-of";
import { containing } from "#database/text-search";

export type SellerRow = {
  id: string;
  email: string;
  emailVerified: boolean;
  /** As `+91…`. */
  mobile: string;
  mobileVerified: boolean;
  type: SellerType;
  gstin: string | null;
  pan: string | null;
  state: SellerState;
  /** Why the account was rejected or suspended; empty otherwise. */
  reason: string;
  /** When the seller has asked to be looked at, in ISO 8601; null where nothing is asked. */
  reviewAskedAt: string | null;
  /** What was changed since the approval, and not looked at by staff. */
  uncheckedChanges: CheckedFact[];
  /** What shoppers know the seller by; null until it is told. */
  businessName: string | null;
  hasBankAccount: boolean;
  hasPickUp: boolean;
  documentKinds: DocumentKind[];
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** Which state of the row was read. */
  version: string;
};

export type SellersWanted = PageWanted & { search?: string | undefined; state?: SellerState | undefined };

const sellers = "seller s LEFT JOIN seller_business b ON b.seller_id = s.id";
const columns = `s.id, s.email, s.mobile, s.verified_email IS NOT DISTINCT FROM s.email AS "emailVerified",
  s.verified_mobile IS NOT DISTINCT FROM s.mobile AS "mobileVerified", s.type, s.gstin, s.pan, s.state, s.reason,
  ${instantSql("s.review_asked_at")} AS "reviewAskedAt", s.unchecked_changes AS "uncheckedChanges", b.name AS "businessName",
  EXISTS (SELECT FROM seller_bank_account a WHERE a.seller_id = s.id) AS "hasBankAccount",
  EXISTS (SELECT FROM seller_pick_up p WHERE p.seller_id = s.id) AS "hasPickUp",
  ARRAY(SELECT d.kind FROM seller_document d WHERE d.seller_id = s.id) AS "documentKinds",
  ${instantSql("s.created_at")} AS "createdAt", ${versionSql("s.updated_at")} AS version`;

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

  /** What a seller who is logged in proves a password against. */
  async loginById(id: string): Promise<Login | null> {
    const [row] = await this.database.run<Login>({
      name: "seller-login-by-id",
      text: `SELECT id, email, password_hash AS "passwordHash" FROM seller WHERE id = $1`,
      values: [id],
    });
    return row ?? null;
  }

  async byId(id: string): Promise<SellerRow | null> {
    const [row] = await this.database.run<SellerRow>({
      name: "seller-by-id",
      text: `SELECT ${columns} FROM ${sellers} WHERE s.id = $1`,
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
        from: `${sellers} WHERE ($1::text IS NULL OR concat_ws(' ', b.name, s.email, s.mobile, s.gstin, s.pan, s.id) ILIKE $1)
                 AND ($2::text IS NULL OR s.state = $2)`,
        order: "s.created_at DESC, s.id DESC",
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

  /**
   * A code has proven an address or number. Another one than that is unverified again by itself.
   *
   * @returns whether the account is still registered with it
   */
  async setVerified(id: string, contact: "email" | "mobile", proven: string): Promise<boolean> {
    const rows = await this.database.run({
      name: `seller-verified-${contact}`,
      text: `UPDATE seller SET verified_${contact} = ${contact}, updated_at = clock_timestamp()
              WHERE id = $1 AND ${contact} = $2 RETURNING id`,
      values: [id, proven],
    });
    return rows.length > 0;
  }

  async setPasswordHash(id: string, passwordHash: string): Promise<void> {
    await this.database.run({
      name: "seller-set-password",
      text: "UPDATE seller SET password_hash = $2, updated_at = clock_timestamp() WHERE id = $1",
      values: [id, passwordHash],
    });
  }

  /** Judged: what was asked before is answered. */
  async setState(id: string, state: SellerState, reason: string): Promise<void> {
    await this.database.run({
      name: "seller-set-state",
      text: `UPDATE seller SET state = $2, reason = $3, review_asked_at = NULL, updated_at = clock_timestamp() WHERE id = $1`,
      values: [id, state, reason],
    });
  }

  /** Whoever is rejected waits again, with nothing held against them; who waits already goes on waiting. */
  async askForReview(id: string): Promise<void> {
    await this.database.run({
      name: "seller-ask-for-review",
      text: `UPDATE seller SET state = 'waiting', reason = '', review_asked_at = clock_timestamp(), updated_at = clock_timestamp()
              WHERE id = $1`,
      values: [id],
    });
  }

  async setTaxNumbers(id: string, { gstin, pan }: Pick<SellerRow, "gstin" | "pan">): Promise<void> {
    await this.database.run({
      name: "seller-set-tax-numbers",
      text: "UPDATE seller SET gstin = $2, pan = $3, updated_at = clock_timestamp() WHERE id = $1",
      values: [id, gstin, pan],
    });
  }

  /** Says that the business file is another one now, so that nobody judges it who has read the one before. */
  async touch(id: string): Promise<void> {
    await this.database.run({
      name: "seller-touch",
      text: "UPDATE seller SET updated_at = clock_timestamp() WHERE id = $1",
      values: [id],
    });
  }

  async setUncheckedChanges(id: string, changes: readonly CheckedFact[]): Promise<void> {
    await this.database.run({
      name: "seller-set-unchecked-changes",
      text: "UPDATE seller SET unchecked_changes = $2, updated_at = clock_timestamp() WHERE id = $1",
      values: [id, changes],
    });
  }
}
