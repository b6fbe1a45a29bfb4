import type { View } from "#database/ensure-views";

export const accessViews: readonly View[] = [
  {
    // Somebody who may work in the back office.
    name: "haat_staff",
    sql: `
      SELECT user_id, name, created_at
        FROM staff
       WHERE deleted_at IS NULL`,
  },
  {
    // Somebody who works in the back office, or did, by the name that others read there.
    name: "haat_administrator",
    sql: `
      SELECT u.id, COALESCE(NULLIF(s.name, ''), u.email) AS name
        FROM haat_actor u
        LEFT JOIN staff s ON s.user_id = u.id AND s.deleted_at IS NULL`,
  },
];
