import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { linkHash } from "#database/account-links";
import { Database } from "#database/database";
import { ApiError } from "#errors/api-error";

/** Whose invitation a link is. @throws ApiError 400 it is unknown, used or too old, or its account is inactive. */
export async function readInvitation(
  container: MedusaContainer,
  token: string,
): Promise<{ email: string; name: string }> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [account] = await run<{ email: string; name: string }>({
    name: "staff-invitation",
    text: `SELECT u.email, s.name FROM staff_password_link l
             JOIN staff s ON s.user_id = l.user_id AND s.status AND s.deleted_at IS NULL
             JOIN haat_user u ON u.id = s.user_id
            WHERE l.token_hash = $1 AND l.expires_at > now()`,
    values: [linkHash(token)],
  });
  if (!account) throw new ApiError(400, staffLoginMessages.linkInvalid);
  return account;
}
