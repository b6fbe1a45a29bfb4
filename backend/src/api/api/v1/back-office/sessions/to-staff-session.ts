import type { StaffSession } from "@haat/api-contract/staff-login/schemas";
import type { SessionRow } from "../../../../../modules/access/sessions";

export const toStaffSession = (row: SessionRow, currentId: string): StaffSession => ({
  _id: row.id,
  current: row.id === currentId,
  userAgent: row.user_agent,
  address: row.address,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
});
