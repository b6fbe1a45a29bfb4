import type { ConsentWay } from "@haat/api-contract/consent/schemas";
import { legalDocuments, legalVersions } from "@haat/api-contract/consent/versions";
import type { Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";

const versions = legalDocuments.map((document) => legalVersions[document]);

/** Which versions of notice and terms shoppers have agreed to. `run` may be a running transaction. */
export class ShopperConsents {
  constructor(private readonly run: Run) {}

  /** Adds the documents in force; one that was agreed to before keeps its day. */
  async add(customerId: string, way: ConsentWay): Promise<void> {
    await this.run({
      name: "shopper-consent-add",
      text: `INSERT INTO shopper_consent (customer_id, document, version, way)
             SELECT $1, document, version, $2 FROM unnest($3::text[], $4::text[]) AS agreed(document, version)
             ON CONFLICT (customer_id, document, version) DO NOTHING`,
      values: [customerId, way, legalDocuments, versions],
    });
  }

  async forget(customerId: string): Promise<void> {
    await this.run({
      name: "shopper-consent-forget",
      text: "DELETE FROM shopper_consent WHERE customer_id = $1",
      values: [customerId],
    });
  }

  /** Deletes what accounts that are gone have left. @returns how many. */
  purgeGone(): Promise<number> {
    return deleteInBatches(this.run, {
      name: "shopper-consent-forget-gone",
      table: "shopper_consent",
      where: "NOT EXISTS (SELECT FROM haat_customer c WHERE c.id = shopper_consent.customer_id)",
      values: [],
    });
  }

  /** Moves one shopper's consents to another, who keeps an own one of the same version. */
  async move({ from, into }: { from: string; into: string }): Promise<void> {
    await this.run({
      name: "shopper-consent-move",
      text: `INSERT INTO shopper_consent (customer_id, document, version, way, agreed_at)
             SELECT $2, document, version, way, agreed_at FROM shopper_consent WHERE customer_id = $1
             ON CONFLICT (customer_id, document, version) DO NOTHING`,
      values: [from, into],
    });
    await this.forget(from);
  }
}
