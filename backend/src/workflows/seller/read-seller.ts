import { sellerMessages } from "@haat/api-contract/seller/messages";
import type { SellerDetail } from "@haat/api-contract/seller/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { readAudit } from "../audit/read-audit";
import { toBusinessFile } from "../seller-business/to-business-file";
import { toSeller } from "./to-seller";

/** The maximum number of history entries; the audit log has the rest. */
const auditEntries = 50;

/**
 * One seller for the back office: account, business profile, and the staff's actions.
 *
 * @throws ApiError 404.
 */
export async function readSeller(
  container: MedusaContainer,
  caller: AdministratorAccess,
  sellerId: string,
): Promise<SellerDetail> {
  const { accounts, businessFiles, authenticators } = container.resolve<SellerService>(SELLER_MODULE);
  const [row, file, app] = await Promise.all([
    accounts.byId(sellerId),
    businessFiles.of(sellerId),
    authenticators.of(sellerId),
  ]);
  if (!row) throw new ApiError(404, sellerMessages.notFound);
  const { rows } = await readAudit(container, caller, {
    subjectType: "seller",
    subjectId: sellerId,
    limit: auditEntries,
  });
  const history = rows.map(({ subject: _, ...entry }) => entry);
  return { ...toSeller(row), ...toBusinessFile(row, file), hasAuthenticator: app?.isOn ?? false, history };
}
