import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { saveFile } from "@haat/web/save-file";
import { Button } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { FormModal } from "../form-modal";

const fileName = "haat-recovery-codes.txt";

const unsaved = {
  title: "Close without saving the codes?",
  text: "You have not downloaded or copied them, and they are not shown again. Without them you can't log in if you lose your phone.",
  confirmLabel: "Close",
  dismissLabel: "Back to the codes",
};

/** Shows the recovery codes, this once, to be downloaded or copied. Closing before that asks. */
export function RecoveryCodesStep({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [said, setSaid] = useState("");
  const [isSaved, setSaved] = useState(false);
  const text = codes.join("\n");
  const download = (event: FormEvent) => {
    event.preventDefault();
    saveFile(new Blob([`${text}\n`], { type: "text/plain" }), fileName);
    setSaved(true);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaved(true);
      setSaid(authenticatorMessages.copied);
    } catch {
      setSaid(authenticatorMessages.copyFailed);
    }
  };
  return (
    <FormModal
      title="Save your recovery codes"
      text="Each code logs you in once if you don't have your phone. They are not shown again."
      submitLabel="Download"
      dismissLabel="Done"
      dirty={!isSaved}
      discard={unsaved}
      busy={false}
      onSubmit={download}
      onClose={onClose}
    >
      <ul
        aria-label="Recovery codes"
        className="text-ui-fg-base grid grid-cols-1 gap-x-6 gap-y-2 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="button" variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <p role="status" className="text-ui-fg-subtle">
          {said}
        </p>
      </div>
    </FormModal>
  );
}
