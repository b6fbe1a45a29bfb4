import type { LoginSession } from "@haat/api-contract/login/sessions";
import type { SessionRow } from "../database/login-sessions";

/** @param currentId The session that asks. */
export const toLoginSession = (row: SessionRow, currentId: string | null): LoginSession => ({
  _id: row.id,
  current: row.id === currentId,
  userAgent: row.user_agent,
  address: row.address,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
});
