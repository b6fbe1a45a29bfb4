import type { ProductApproval, ProductVerdict } from "@haat/api-contract/product/words";
import type { Run } from "#database/database";
import { versionSql } from "#database/page-of";

/** A product's owner, and the staff's decision on it. */
export type SellerProductRow = {
  sellerId: string;
  state: ProductApproval;
  /** The reason for a rejection; empty otherwise. */
  reason: string;
  /** Changes with every decision, and with every change of what awaits one. */
  version: string;
};

const columns = `seller_id AS "sellerId", state, reason, ${versionSql("updated_at")} AS version`;

/** The products of sellers. A deleted product keeps its row, because its orders still need the owner. */
export class SellerProducts {
  constructor(private readonly database: { run: Run }) {}

  async add(productId: string, sellerId: string, state: ProductApproval): Promise<void> {
    await this.database.run({
      name: "seller-product-add",
      text: "INSERT INTO seller_product (product_id, seller_id, state) VALUES ($1, $2, $3)",
      values: [productId, sellerId, state],
    });
  }

  /** Whether a product belongs to this seller. */
  async isOf(sellerId: string, productId: string): Promise<boolean> {
    const rows = await this.database.run({
      name: "seller-product-is-of",
      text: "SELECT 1 FROM seller_product WHERE product_id = $2 AND seller_id = $1",
      values: [sellerId, productId],
    });
    return rows.length > 0;
  }

  /** Locks the row until the transaction ends, to serialize decisions and the seller's changes. */
  async lock(productId: string): Promise<SellerProductRow | null> {
    const [row] = await this.database.run<SellerProductRow>({
      name: "seller-product-lock",
      text: `SELECT ${columns} FROM seller_product WHERE product_id = $1 FOR UPDATE`,
      values: [productId],
    });
    return row ?? null;
  }

  async decide(productId: string, state: ProductVerdict, reason: string): Promise<void> {
    await this.database.run({
      name: "seller-product-judge",
      text: "UPDATE seller_product SET state = $2, reason = $3, updated_at = clock_timestamp() WHERE product_id = $1",
      values: [productId, state, reason],
    });
  }

  /** Resets it to awaiting a decision, after a change. */
  async wait(productId: string): Promise<void> {
    await this.database.run({
      name: "seller-product-wait",
      text: `UPDATE seller_product SET state = 'waiting', reason = '', updated_at = clock_timestamp() WHERE product_id = $1`,
      values: [productId],
    });
  }
}
