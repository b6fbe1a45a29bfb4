import { clx } from "@medusajs/ui";
import type { ReactNode } from "react";
import type { Sms } from "./message-settings.queries";
import { type IdsProvider, idsProviders } from "./template-id-source";

type Props = {
  sms: Sms;
  /** A text's id at a provider. */
  idOf: (text: Sms["texts"][number], provider: IdsProvider) => ReactNode;
};

/** Every text beside its template ids; on phones above them. */
export function TextList({ sms: { providers, texts }, idOf }: Props) {
  const taking = idsProviders(providers);
  return (
    <ul aria-label="SMS texts">
      {texts.map((text) => (
        <li
          key={text.name}
          className={clx(
            "border-ui-border-base grid min-w-0 gap-x-8 gap-y-3 border-t px-4 py-3",
            taking.length > 0 && "lg:grid-cols-2",
          )}
        >
          <div className="min-w-0">
            <h3 className="text-ui-fg-base break-words font-mono text-[13px] font-medium">{text.name}</h3>
            <p className="text-ui-fg-subtle mt-1 break-words">{text.text}</p>
          </div>
          {taking.length > 0 && (
            <div className={clx("grid min-w-0 content-start gap-4", taking.length > 1 && "sm:grid-cols-2")}>
              {taking.map((provider) => idOf(text, provider))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
