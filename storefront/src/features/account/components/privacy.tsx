import type { Account } from "@haat/api-contract/account/schemas";
import { Button } from "@haat/ui/button";
import { errorMessage } from "@haat/web/api-error";
import { useState } from "react";
import { toast } from "../../../lib/toast";
import { Agreements } from "../../consent/components/agreements";
import { useDownloadData } from "../api/account.queries";
import { accountTexts } from "../texts";
import { DeleteAccountDialog } from "./delete-account-dialog";
import { Section } from "./section";

/** Data export, what was agreed to, and account deletion. */
export function Privacy({ account }: { account: Account }) {
  const download = useDownloadData();
  const [deleting, setDeleting] = useState(false);

  const save = () =>
    download.mutate(undefined, {
      onSuccess: () => toast.success(accountTexts.downloaded),
      onError: (failure) => toast.error(errorMessage(failure, accountTexts.downloadFailed)),
    });

  return (
    <Section title={accountTexts.privacy}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col items-start gap-3">
          <p className="max-w-text text-sm text-muted">{accountTexts.downloadText}</p>
          <Button variant="secondary" busy={download.isPending} onClick={save}>
            {download.isPending ? accountTexts.downloading : accountTexts.download}
          </Button>
        </div>
        <Agreements consents={account.consents} />
        <div className="flex flex-col items-start gap-3 border-t border-line pt-6">
          <p className="max-w-text text-sm text-muted">{accountTexts.removeText}</p>
          <Button variant="danger" onClick={() => setDeleting(true)}>
            {accountTexts.remove}
          </Button>
        </div>
      </div>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </Section>
  );
}
