import { testEmailBodySchema } from "@haat/api-contract/message-setup/schemas";
import { Field } from "@haat/product-form/labelled-field";
import { Input } from "@medusajs/ui";
import { useState } from "react";
import { Part } from "../shared/part";
import { useValidated } from "../shared/validated-form";
import { type MessageSetup, useSendTestEmail } from "./message-settings.queries";
import { SendTest } from "./send-test";

type Email = MessageSetup["email"];

/** Whether emails are sent and by which sender, and a test. */
export const EmailPart = ({ email, canTest }: { email: Email; canTest: boolean }) => (
  <Part title="Email" text="Codes for staff, order news and invitations are sent by email.">
    <p className="text-ui-fg-base break-words sm:col-span-2">{deliveryText(email)}</p>
    {canTest && email.delivery !== "none" && <TestEmail />}
  </Part>
);

function deliveryText({ delivery, from }: Email): string {
  if (delivery === "smtp") return `An email server is set up. The sender is ${from}.`;
  if (delivery === "outbox")
    return "No email server is set up. This demo stores emails in its outbox instead of sending them.";
  return "No email server is set up, so no emails are sent.";
}

function TestEmail() {
  const [to, setTo] = useState("");
  const send = useSendTestEmail();
  const { submit, fault } = useValidated(testEmailBodySchema.safeParse({ to }), () => send.mutate({ to }));
  return (
    <form noValidate onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-4 sm:col-span-2 sm:grid-cols-2">
      <Field label="Email address" required error={fault("to")}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            value={to}
            maxLength={254}
            onChange={({ target }) => setTo(target.value)}
          />
        )}
      </Field>
      <SendTest label="Send test email" sent={send} />
    </form>
  );
}
