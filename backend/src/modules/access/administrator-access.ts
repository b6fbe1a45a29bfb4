/** What a logged-in administrator may do right now. */
export type AdministratorAccess = {
  userId: string;
  sessionId: string;
  staffId: string;
  isFullAdministrator: boolean;
  /** Empty for a full administrator, who needs no named permission. */
  permissions: ReadonlySet<string>;
};

/** Whether an administrator holds a permission. */
export const holds = ({ isFullAdministrator, permissions }: AdministratorAccess, permission: string): boolean =>
  isFullAdministrator || permissions.has(permission);
