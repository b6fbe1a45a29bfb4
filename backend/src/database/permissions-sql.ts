/** The names of what the account `s` of `staff` is granted by roles: active permissions of active roles. */
export const grantedNames = `ARRAY(
  SELECT DISTINCT p.name
    FROM staff_role sr
    JOIN role r ON r.id = sr.role_id AND r.status AND r.deleted_at IS NULL
    JOIN role_permission rp ON rp.role_id = r.id
    JOIN permission p ON p.id = rp.permission_id AND p.status AND p.deleted_at IS NULL
   WHERE sr.staff_id = s.id
   ORDER BY p.name)`;
