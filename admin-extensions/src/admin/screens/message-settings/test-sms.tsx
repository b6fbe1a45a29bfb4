import { testSmsBodySchema } from "@haat/api-contract/message-setup/schemas";
import { type TestSenderName, testSenderTitles } from "@haat/api-contract/message-setup/words";
import { Field } from "@haat/product-form/labelled-field";
import { NativeSelect } from "@haat/product-form/native-select";
import { Input } from "@medusajs/ui";
import { useState } from "react";
import { Part } from "../shared/part";
import { useValidated } from "../shared/validated-form";
import { type MessageSetup, useSendTestSms } from "./message-settings.queries";
import { SendTest } from "./send-test";

type Setup = Pick<MessageSetup, "sms" | "whatsApp">;
type Sender = { name: TestSenderName; missing: string[] };

/** WhatsApp comes last, and sends order news only. */
function sendersOf({ sms: { providers, texts }, whatsApp }: Setup): Sender[] {
  if (!whatsApp) return providers;
  const named = new Set(whatsApp.texts.filter(({ template }) => template !== null).map(({ name }) => name));
  const missing = texts.map(({ name }) => name).filter((name) => !named.has(name));
  return [...providers, { name: "whatsapp", missing }];
}

/** Sends a text with sample values by a chosen provider or WhatsApp, and shows what was said. */
export function TestSms({ setup }: { setup: Setup }) {
  const { delivery, texts } = setup.sms;
  const senders = sendersOf(setup);
  const [to, setTo] = useState("");
  const [provider, setProvider] = useState<TestSenderName | null>(senders[0]?.name ?? null);
  const missing = senders.find(({ name }) => name === provider)?.missing ?? [];
  const sendable = texts.filter(({ name }) => !missing.includes(name));
  const [chosen, setChosen] = useState("");
  const text = sendable.find(({ name }) => name === chosen) ?? sendable[0];
  const send = useSendTestSms();
  const body = { to, text: text?.name ?? "", provider };
  const { submit, fault } = useValidated(testSmsBodySchema.safeParse(body), () => send.mutate(body));
  if (delivery === "none" && senders.length === 0) return null;
  return (
    <Part
      title="Send a test SMS"
      text="With sample values. The code in it is all zeros and opens nothing. Real SMS cost money."
    >
      <form noValidate onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-4 sm:col-span-2 sm:grid-cols-2">
        {provider && (
          <Field label="Provider">
            {(control) => (
              <NativeSelect
                {...control}
                value={provider}
                onChange={({ target }) => setProvider(senders.find(({ name }) => name === target.value)?.name ?? null)}
              >
                {senders.map(({ name }) => (
                  <option key={name} value={name}>
                    {testSenderTitles[name]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        )}
        <Field label="Text">
          {(control) => (
            <NativeSelect {...control} value={text?.name} onChange={({ target }) => setChosen(target.value)}>
              {sendable.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="Mobile number" required error={fault("to")}>
          {(control) => (
            <Input
              {...control}
              type="tel"
              autoComplete="off"
              value={to}
              maxLength={20}
              onChange={({ target }) => setTo(target.value)}
            />
          )}
        </Field>
        <SendTest label="Send test SMS" sent={send} />
      </form>
    </Part>
  );
}
