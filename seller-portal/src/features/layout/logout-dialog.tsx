import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { api } from "../../lib/api";
import { endSession, sellerToken } from "../../lib/session";
import { toast } from "../../lib/toast";

/** Asks, and ends the session here and on the server; the guard then leads to the login. */
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
  // Where the server can't be reached, this browser has forgotten the session all the same.
  void api.call("logOutSeller", {}, { Authorization: token ?? "" }).catch(() => undefined);
}
