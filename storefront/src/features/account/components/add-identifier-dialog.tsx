import { Dialog } from "@haat/ui/dialog";
import { useState } from "react";
import { toast } from "../../../lib/toast";
import { ChangeIdentifier, CodeForm, DemoHint } from "../../login/components/code-form";
import { IdentifierStep } from "../../login/components/identifier-step";
import { requestIdentifierCode, useAddIdentifier } from "../api/account.queries";
import { accountTexts } from "../texts";

type Props = { kind: "email" | "mobile"; onClose: () => void };

const controls = {
  email: { type: "email", inputMode: "email", autoComplete: "email" },
  mobile: { type: "tel", inputMode: "tel", autoComplete: "tel-national" },
} as const;

/** Adds an e-mail address or mobile number in two steps: enter it, then enter the code sent to it. */
export function AddIdentifierDialog({ kind, onClose }: Props) {
  const adding = useAddIdentifier();
  const [identifier, setIdentifier] = useState("");
  const [codeSent, setCodeSent] = useState(false);

  async function send(to: string): Promise<void> {
    await requestIdentifierCode(to);
    setIdentifier(to);
    setCodeSent(true);
  }

  async function add(otp: string): Promise<void> {
    const { message } = await adding.mutateAsync({ identifier, otp });
    onClose();
    toast.success(message);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={accountTexts.addTitle[kind]}
      description={codeSent ? accountTexts.sentTo(identifier) : accountTexts.addText}
    >
      {codeSent ? (
        <>
          <CodeForm
            verify={add}
            resend={() => send(identifier)}
            label={accountTexts.confirm}
            busyLabel={accountTexts.confirming}
          >
            <ChangeIdentifier label={accountTexts.change[kind]} onPress={() => setCodeSent(false)} />
          </CodeForm>
          <DemoHint identifier={identifier} />
        </>
      ) : (
        <IdentifierStep label={accountTexts.kinds[kind]} known={identifier} send={send} control={controls[kind]} />
      )}
    </Dialog>
  );
}
