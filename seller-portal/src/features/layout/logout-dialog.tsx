import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { api } from "../../lib/api";
import { endSession, sellerToken } from "../../lib/session";
import { toast } from "../../lib/toast";

/** Asks, then ends the session here and on the server; the guard redirects to the login. */
export const LogoutDialog = ({ onClose }: { onClose: () => void }) => (
  <ConfirmDialog
    open
    onOpenChange={(open) => open || onClose()}
    title="Log out?"
    text="Are you sure you want to log out of the seller portal?"
    confirmLabel="Logout"
    onConfirm={logOut}
  />
);

function logOut(): void {
  const token = sellerToken();
  endSession({ byChoice: true });
  toast.success(sellerLoginMessages.loggedOut);
  // If the server cannot be reached, the session is still removed from this browser.
  void api.call("logOutSeller", {}, { Authorization: token ?? "" }).catch(() => undefined);
}
