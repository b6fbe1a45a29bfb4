import { loginMessages } from "@haat/api-contract/login/messages";
import type { Me } from "@haat/api-contract/staff-login/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { ACCESS_MODULE } from "#modules/access/index";
import { AccessModuleService } from "#modules/access/service";
import { recordChange } from "../audit/record-change";

/** The logged-in account. @throws ApiError 401 the account was just removed. */
export async function readMe(scope: MedusaContainer, { userId }: AdministratorAccess): Promise<Me> {
  const profile = await scope.resolve<AccessModuleService>(ACCESS_MODULE).accounts.profile(userId);
  if (!profile) throw new ApiError(401, loginMessages.tokenRejected);
  return { _id: userId, ...profile };
}

/** Changes the caller's own name. */
export async function renameMe(container: MedusaContainer, access: AdministratorAccess, name: string): Promise<Me> {
  const { email, name: before } = await readMe(container, access);
  await inOneTransaction(container, async (transaction) => {
    await AccessModuleService.partsIn(transaction.prepared).members.rename(access.staffId, name);
    await recordChange(
      container,
      {
        actorId: access.userId,
        action: "staff.updated",
        subject: { type: "staff", id: access.staffId, label: email },
        before: { name: before },
        after: { name },
      },
      transaction,
    );
  });
  return await readMe(container, access);
}
