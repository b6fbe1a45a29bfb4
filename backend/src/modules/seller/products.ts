import type { ProductApproval, ProductVerdict } from "@haat/api-contract/product/words";
import type { Run } from "#database/database";
import { versionSql } from "#database/page-of";

/** Whose a product is and what staff have decided of it. */
export type SellerProductRow = {
  sellerId: string;
  state: ProductApproval;
  /** Why it was rejected; empty otherwise. */
  reason: string;
  /** Changes with every verdict, and with every change of what is still to be judged. */
  version: string;
};

const columns = `seller_id AS "sellerId", state, reason, ${versionSql("updated_at")} AS version`;

/** Which products are sellers' own. One that is gone keeps its line: its orders still ask whose it was. */
export class SellerProducts {
  constructor(private readonly database: { run: Run }) {}

  async add(productId: string, sellerId: string, state: ProductApproval): Promise<void> {
    await this.database.run({
      name: "seller-product-add",
      text: "INSERT INTO seller_product (product_id, seller_id, state) VALUES ($1, $2, $3)",
      values: [productId, sellerId, state],
    });
  }

  /** Whether a product is this seller's. */
  async isOf(sellerId: string, productId: string): Promise<boolean> {
    const rows = await this.database.run({
      name: "seller-product-is-of",
      text: "SELECT 1 FROM seller_product WHERE product_id = $2 AND seller_id = $1",
      values: [sellerId, productId],
    });
    return rows.length > 0;
  }

  /** Holds the line to the transaction's end: verdicts and the seller's changes come one after the other. */
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

  /** Lets it wait for a verdict, on what it is now. */
  async wait(productId: string): Promise<void> {
    await this.database.run({
      name: "seller-product-wait",
      text: `UPDATE seller_product SET state = 'waiting', reason = '', updated_at = clock_timestamp() WHERE product_id = $1`,
      values: [productId],
    });
  }
}
