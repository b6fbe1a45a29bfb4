import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Dialog } from "@haat/ui/dialog";
import { errorMessage } from "@haat/web/api-error";
import { useMutation } from "@tanstack/react-query";
import { toast } from "../../../lib/toast";
import { CodeForm, DemoHint } from "../../login/components/code-form";
import { useLogout } from "../../login/use-logout";
import { deleteAccount, requestDeletionCode } from "../api/account.queries";
import { accountTexts } from "../texts";

/** Deletes the account in two steps: a warning, then a confirmation code. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const logout = useLogout();
  const sending = useMutation({ mutationFn: requestDeletionCode });
  const sentTo = sending.data;

  async function remove(otp: string): Promise<void> {
    await deleteAccount(otp);
    logout();
    toast.success(accountTexts.deleted);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={accountTexts.removeTitle}
      description={sentTo ? accountTexts.sentTo(sentTo) : accountTexts.removeWarning}
    >
      {sentTo ? (
        <>
          <CodeForm
            danger
            verify={remove}
            resend={async () => void (await requestDeletionCode())}
            label={accountTexts.removeConfirm}
            busyLabel={accountTexts.removing}
            fallback={accountTexts.deleteFailed}
          />
          <DemoHint identifier={sentTo} />
        </>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-sm">{accountTexts.removeText}</p>
          {sending.error && <Alert>{errorMessage(sending.error, accountTexts.deleteFailed)}</Alert>}
          <Button variant="danger" size="large" full busy={sending.isPending} onClick={() => sending.mutate()}>
            {sending.isPending ? accountTexts.removeSending : accountTexts.removeSend}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
