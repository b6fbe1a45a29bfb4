import { loginMessages } from "@haat/api-contract/login/messages";
import type { Me } from "@haat/api-contract/staff-login/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "../../errors/api-error";
import { ACCESS_MODULE } from "../../modules/access";
import type { AdministratorAccess } from "../../modules/access/administrator-access";
import type { AccessModuleService } from "../../modules/access/service";

/** Who is logged in. @throws ApiError 401 the account was removed this very moment. */
export async function readMe(scope: MedusaContainer, { userId }: AdministratorAccess): Promise<Me> {
  const profile = await scope.resolve<AccessModuleService>(ACCESS_MODULE).accounts.profile(userId);
  if (!profile) throw new ApiError(401, loginMessages.tokenRejected);
  return { _id: userId, ...profile };
}
