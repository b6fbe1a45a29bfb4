import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { useState } from "react";
import { clearAdminToken } from "../../../src/admin/screens/lib/admin-token";
import { api } from "../../../src/admin/screens/lib/api";
import { toast } from "../../../src/admin/screens/lib/toast";
import { beginLeaving } from "./leaving";

/** Time to read the success message. */
const goneAfterMs = 1_500;

/** Asks, ends the session here and on the server, and redirects to the login. */
export function LogoutDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [busy, setBusy] = useState(false);
  const logOut = async () => {
    setBusy(true);
    // Ends the session on the server too; if it cannot be reached, the session is still removed from this browser.
    await api.call("logOut", {}).catch(() => undefined);
    beginLeaving();
    clearAdminToken();
    onOpenChange(false);
    toast.success(staffLoginMessages.loggedOut);
    // A full page load: nothing of the account stays in memory.
    setTimeout(() => window.location.assign("/adminlogin"), goneAfterMs);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Log out?"
      text="Are you sure you want to log out of the back office?"
      confirmLabel="Logout"
      busy={busy}
      onConfirm={() => void logOut()}
    />
  );
}
