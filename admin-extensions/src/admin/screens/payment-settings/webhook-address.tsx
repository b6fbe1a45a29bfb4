import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import type { GatewayName } from "@haat/api-contract/payment/words";
import { Field } from "@haat/product-form/labelled-field";
import { Button, Input } from "@medusajs/ui";
import { useRef } from "react";
import { toast } from "../lib/toast";

/** The webhook address to configure at a gateway, with a copy button. */
export function WebhookAddress({ gateway, address }: { gateway: GatewayName; address: string }) {
  const input = useRef<HTMLInputElement>(null);
  const title = gatewayTitle(gateway);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success("Webhook URL copied.");
    } catch {
      // The clipboard API is available only in secure contexts.
      input.current?.select();
      toast.info("The URL is selected. Copy it with the keyboard or the menu.");
    }
  };
  return (
    <Field
      label={`${title} webhook URL`}
      hint={`Add it to your ${title} account so that payments are confirmed immediately.`}
    >
      {(control) => (
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <Input {...control} ref={input} readOnly value={address} className="font-mono text-[13px]" />
          </div>
          <Button
            type="button"
            variant="secondary"
            aria-label={`Copy the ${title} webhook URL`}
            onClick={() => void copy()}
          >
            Copy
          </Button>
        </div>
      )}
    </Field>
  );
}
