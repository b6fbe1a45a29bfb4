import { commissionMessages } from "@haat/api-contract/commission/messages";
import { sellerMessages } from "@haat/api-contract/seller/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import type { AuditSubject } from "#modules/audit/service";
import { COMMISSION_MODULE } from "#modules/commission/index";
import type { RateOf } from "#modules/commission/rates";
import type { CommissionService } from "#modules/commission/service";
import { recordChange } from "../audit/record-change";

type Change = {
  /** Null removes the custom rate. */
  percent: number | null;
  version: string;
};

/**
 * How the owner of a rate is looked up, and the audit log's subject type: a seller's rate is a change of the seller, a
 * category's a change of the shop's commissions.
 */
const found: Record<RateOf["kind"], { sql: string; type: string; missing: string }> = {
  category: {
    sql: "SELECT name AS label FROM haat_category WHERE id = ?",
    type: "commission",
    missing: commissionMessages.categoryNotFound,
  },
  seller: {
    sql: "SELECT email AS label FROM haat_seller WHERE id = ?",
    type: "seller",
    missing: sellerMessages.notFound,
  },
};

/**
 * Sets or removes the custom rate of a category, sub-category or seller. Orders already placed keep their rate.
 *
 * @throws ApiError 404, 409 changed concurrently.
 */
export async function setCommission(
  container: MedusaContainer,
  caller: AdministratorAccess,
  of: RateOf,
  { percent, version }: Change,
): Promise<void> {
  const { sql, type, missing } = found[of.kind];
  await inOneTransaction(container, async (transaction) => {
    const [named] = await transaction.run<{ label: string }>(sql, [of.id]);
    if (!named) throw new ApiError(404, missing);
    const rates = container.resolve<CommissionService>(COMMISSION_MODULE).within(transaction.prepared);
    const before = await rates.read(of);
    if (!(await rates.set(of, percent, version))) throw new ApiError(409, commissionMessages.changedMeanwhile);
    const subject: AuditSubject = { type, id: of.id, label: named.label };
    const entry = {
      actorId: caller.userId,
      action: `${type}.${type === "seller" ? "commission" : "updated"}`,
      subject,
    };
    const change = { before: { commissionPercent: before }, after: { commissionPercent: percent } };
    await recordChange(container, { ...entry, ...change }, transaction);
  });
}
