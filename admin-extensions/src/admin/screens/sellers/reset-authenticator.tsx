import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { ActionDialog } from "@haat/product-form/action-dialog";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import { toast } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { useResetAuthenticator } from "./sellers.queries";

/** For a seller who has lost the phone: turns the authenticator app off, for accounts that may edit sellers. */
export function ResetAuthenticator({ sellerId }: { sellerId: string }) {
  const { can } = usePermissions();
  const [asking, setAsking] = useState(false);
  const reset = useResetAuthenticator();
  if (!can("edit_seller")) return null;
  return (
    <>
      <Button type="button" variant="secondary" size="small" onClick={() => setAsking(true)}>
        Turn off
      </Button>
      {asking && (
        <ActionDialog
          title="Turn off the authenticator app?"
          text={authenticatorMessages.confirmResetOfSeller}
          confirmLabel="Turn off"
          danger
          onAct={async () => toast.success((await reset.mutateAsync(sellerId)).message)}
          failureText={(error) => errorMessage(error, authenticatorMessages.failed)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
