import { gatewayDescriptors } from "@haat/api-contract/gateway/descriptors";
import { StatusDot } from "@haat/product-form/status-dot";
import { instantText } from "@haat/ui/instants";
import { ExclamationCircle } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import { Part } from "../shared/part";
import { ConnectionTest } from "./connection-test";
import { KeysModal } from "./keys-modal";
import type { Gateway } from "./payment-settings.queries";
import { missingText, sourceTexts, stateBadges } from "./payment-words";
import { RemoveKeysDialog } from "./remove-keys-dialog";
import { WebhookAddress } from "./webhook-address";
import { WebhooksDialog } from "./webhooks-dialog";

type Opened = "keys" | "removal" | "webhooks" | null;

/** A gateway's setup: its keys, its webhook address, and a connection test. */
export function GatewayPart({ gateway, canEdit }: { gateway: Gateway; canEdit: boolean }) {
  const [opened, setOpened] = useState<Opened>(null);
  const { title, about } = gatewayDescriptors[gateway.gateway];
  const badge = stateBadges[gateway.mode ?? "off"];
  const close = () => setOpened(null);
  return (
    <Part title={title} text={about}>
      <div className="flex min-w-0 flex-col gap-4 sm:col-span-2">
        {gateway.missing.map((thing) => (
          <p key={thing} className="text-ui-fg-base flex items-start gap-2">
            <ExclamationCircle aria-hidden className="text-ui-tag-orange-icon mt-0.5 shrink-0" />
            {missingText(gateway.gateway, thing)}
          </p>
        ))}
        <Keys gateway={gateway} badge={badge} />
        <WebhookAddress gateway={gateway.gateway} address={gateway.webhookUrl} />
        <div className="flex flex-wrap items-center gap-2">
          {canEdit && gateway.source !== "environment" && (
            <Button type="button" variant="secondary" onClick={() => setOpened("keys")}>
              {gateway.storedKeyId ? "Replace keys" : "Add keys"}
            </Button>
          )}
          {canEdit && gateway.storedKeyId && (
            <Button type="button" variant="secondary" onClick={() => setOpened("removal")}>
              Remove saved keys
            </Button>
          )}
          <Button type="button" variant="secondary" onClick={() => setOpened("webhooks")}>
            Recent webhooks
          </Button>
        </div>
        {/* Remounted with new keys: the previous keys' test result does not apply to them. */}
        {canEdit && gateway.mode && <ConnectionTest key={gateway.keyId} gateway={gateway.gateway} />}
      </div>
      {opened === "keys" && <KeysModal gateway={gateway} onClose={close} />}
      {opened === "removal" && <RemoveKeysDialog gateway={gateway} onClose={close} />}
      {opened === "webhooks" && <WebhooksDialog gateway={gateway.gateway} onClose={close} />}
    </Part>
  );
}

type KeysProps = { gateway: Gateway; badge: (typeof stateBadges)[keyof typeof stateBadges] };

const Keys = ({ gateway: { mode, source, keyId, storedKeyId, storedAt }, badge }: KeysProps) => (
  <div>
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="text-ui-fg-base font-medium">Keys</span>
      {mode && <StatusDot tone={badge.tone}>{badge.text}</StatusDot>}
    </p>
    {keyId && mode !== "demo" && <p className="text-ui-fg-base break-all font-mono text-[13px]">{keyId}</p>}
    <p className="text-ui-fg-subtle">
      {sourceTexts[source]}
      {source === "stored" && storedAt && ` Saved on ${instantText(storedAt)}.`}
    </p>
    {source === "environment" && storedKeyId && (
      <p className="text-ui-fg-subtle break-words">The keys saved here ({storedKeyId}) are not used.</p>
    )}
  </div>
);
