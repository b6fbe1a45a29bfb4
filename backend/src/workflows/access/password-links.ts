import { limits } from "@haat/api-contract/limits";
import { AccountLinks } from "#database/account-links";
import type { Run } from "#database/database";

/** Links for a first password, which invitations bring. */
export const passwordLinks = (run: Run): AccountLinks =>
  new AccountLinks(
    { run },
    { table: "staff_password_link", owner: "user_id", minutes: limits.staffPasswordLinkHours * 60 },
  );
