import type { View } from "#database/ensure-views";

export const accessViews: readonly View[] = [
  {
    // A current staff member.
    name: "haat_staff",
    sql: `
      SELECT user_id, name, created_at
        FROM staff
       WHERE deleted_at IS NULL`,
  },
  {
    // A current or former staff member, with the name that others see in the back office.
    name: "haat_administrator",
    sql: `
      SELECT u.id, COALESCE(NULLIF(s.name, ''), u.email) AS name
        FROM haat_actor u
        LEFT JOIN staff s ON s.user_id = u.id AND s.deleted_at IS NULL`,
  },
];
