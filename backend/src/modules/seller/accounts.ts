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
  /** The reason for a rejection or suspension; empty otherwise. */
  reason: string;
  /** When the seller asked for a review, in ISO 8601; null if no review is pending. */
  reviewAskedAt: string | null;
  /** What has changed since the approval, and is not yet checked by staff. */
  uncheckedChanges: CheckedFact[];
  /** The name shown to shoppers; null until the seller enters it. */
  businessName: string | null;
  hasBankAccount: boolean;
  hasPickUp: boolean;
  documentKinds: DocumentKind[];
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** The version of the row that was read. */
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

/** What a password is checked against. */
export type SellerLogin = { id: string; email: string; passwordHash: string };

export class SellerAccounts {
  constructor(private readonly database: { run: Run }) {}

  /** Creates an account that awaits approval. @returns its id; null if the address or number is taken. */
  async add({ email, mobile, type, gstin, pan, passwordHash }: NewSeller): Promise<string | null> {
    const [row] = await this.database.run<{ id: string }>({
      name: "seller-add",
      text: `INSERT INTO seller (id, email, mobile, password_hash, type, gstin, pan) VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT DO NOTHING RETURNING id`,
      values: [generateEntityId(undefined, "sel"), email, mobile, passwordHash, type, gstin, pan],
    });
    return row?.id ?? null;
  }

  /** The account that logs in with this lower-case address, or with this number as `+91…`. */
  async loginOf(identifier: string): Promise<SellerLogin | null> {
    const [row] = await this.database.run<SellerLogin>({
      name: "seller-login",
      text: `SELECT id, email, password_hash AS "passwordHash" FROM seller WHERE email = $1 OR mobile = $1`,
      values: [identifier],
    });
    return row ?? null;
  }

  /** The login of a seller who must confirm a password while logged in. */
  async loginById(id: string): Promise<SellerLogin | null> {
    const [row] = await this.database.run<SellerLogin>({
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

  /** Locks the account's row until the transaction ends, to serialize logins and what ends them. */
  async lock(id: string): Promise<SellerLogin | null> {
    const [row] = await this.database.run<SellerLogin>({
      name: "seller-lock",
      text: `SELECT id, email, password_hash AS "passwordHash" FROM seller WHERE id = $1 FOR UPDATE`,
      values: [id],
    });
    return row ?? null;
  }

  /**
   * Marks an address or number as verified by a code. It loses this by itself when the address or number changes.
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

  /** Sets the state, and clears a pending review request. */
  async setState(id: string, state: SellerState, reason: string): Promise<void> {
    await this.database.run({
      name: "seller-set-state",
      text: `UPDATE seller SET state = $2, reason = $3, review_asked_at = NULL, updated_at = clock_timestamp() WHERE id = $1`,
      values: [id, state, reason],
    });
  }

  /** Moves a seller to waiting, and clears the rejection reason. */
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

  /** Bumps the version after a change of the business profile, so that staff cannot decide on an outdated one. */
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
