import { Button } from "@haat/ui/button";
import { ConfirmDialog } from "@haat/ui/confirm-dialog";
import { errorMessage } from "@haat/web/api-error";
import { useState } from "react";
import { toast } from "../../../lib/toast";
import { useLogout } from "../../login/use-logout";
import { useLogOutEverywhere } from "../api/account.queries";
import { accountTexts } from "../texts";
import { Section } from "./section";

/** Ends all sessions of the shopper, including this one. */
export function Devices() {
  const leaving = useLogOutEverywhere();
  const logout = useLogout();
  const [asking, setAsking] = useState(false);

  const leave = () =>
    leaving.mutate(undefined, {
      onSuccess: ({ message }) => {
        logout();
        toast.success(message);
      },
      onError: (failure) => toast.error(errorMessage(failure, accountTexts.saveFailed)),
    });

  return (
    <Section title={accountTexts.sessions} text={accountTexts.sessionsText}>
      <Button variant="secondary" busy={leaving.isPending} onClick={() => setAsking(true)}>
        {accountTexts.everywhere}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={accountTexts.everywhereTitle}
        text={accountTexts.everywhereQuestion}
        confirmLabel={accountTexts.everywhere}
        dismissLabel={accountTexts.stay}
        onConfirm={leave}
      />
    </Section>
  );
}
