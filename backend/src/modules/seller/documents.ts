import type { DocumentKind } from "@haat/api-contract/seller-business/words";
import { generateEntityId } from "@medusajs/framework/utils";
import { retention } from "#config/retention";
import type { Run } from "#database/database";

type NewDocument = { sellerId: string; kind: DocumentKind; fileKey: string; type: string; bytes: number };
type KeptDocument = { kind: DocumentKind; fileKey: string; type: string };

/** Sellers' documents. Their files are private; look them up by the seller they belong to. */
export class SellerDocuments {
  constructor(private readonly database: { run: Run }) {}

  async add({ sellerId, kind, fileKey, type, bytes }: NewDocument): Promise<void> {
    await this.database.run({
      name: "seller-document-add",
      text: `INSERT INTO seller_document (id, seller_id, kind, file_key, type, bytes) VALUES ($1, $2, $3, $4, $5, $6)`,
      values: [generateEntityId(undefined, "seldoc"), sellerId, kind, fileKey, type, bytes],
    });
  }

  async count(sellerId: string): Promise<number> {
    const [row] = await this.database.run<{ documents: number }>({
      name: "seller-documents-count",
      text: "SELECT count(*)::int AS documents FROM seller_document WHERE seller_id = $1",
      values: [sellerId],
    });
    return row?.documents ?? 0;
  }

  /** One of this seller's documents; null if it is another seller's. */
  async find(sellerId: string, id: string): Promise<KeptDocument | null> {
    const [row] = await this.database.run<KeptDocument>({
      name: "seller-document",
      text: `SELECT kind, file_key AS "fileKey", type FROM seller_document WHERE id = $2 AND seller_id = $1`,
      values: [sellerId, id],
    });
    return row ?? null;
  }

  /** @returns the file that is no longer used; null if this seller has no such document. */
  async remove(sellerId: string, id: string): Promise<string | null> {
    const [row] = await this.database.run<{ fileKey: string }>({
      name: "seller-document-remove",
      text: `DELETE FROM seller_document WHERE id = $2 AND seller_id = $1 RETURNING file_key AS "fileKey"`,
      values: [sellerId, id],
    });
    return row?.fileKey ?? null;
  }

  /**
   * Deletes the documents and bank accounts of sellers who were rejected long ago and have not asked again.
   *
   * @returns the files that are no longer used.
   */
  async purgeRejected(): Promise<string[]> {
    const rows = await this.database.run<{ fileKey: string }>({
      name: "seller-documents-purge-rejected",
      text: `WITH rejected AS MATERIALIZED (
               SELECT id FROM seller WHERE state = 'rejected' AND review_asked_at IS NULL
                  AND updated_at < now() - make_interval(days => $1) FOR UPDATE SKIP LOCKED),
             accounts AS (DELETE FROM seller_bank_account a USING rejected r WHERE a.seller_id = r.id)
             DELETE FROM seller_document d USING rejected r WHERE d.seller_id = r.id RETURNING d.file_key AS "fileKey"`,
      values: [retention.rejectedSellerDays],
    });
    return rows.map(({ fileKey }) => fileKey);
  }
}
