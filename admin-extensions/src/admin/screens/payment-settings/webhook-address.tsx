import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import type { GatewayName } from "@haat/api-contract/payment/words";
import { Field } from "@haat/product-form/labelled-field";
import { Button, Input } from "@medusajs/ui";
import { useRef } from "react";
import { toast } from "../lib/toast";

/** Where a gateway is told to send its webhooks, to be copied. */
export function WebhookAddress({ gateway, address }: { gateway: GatewayName; address: string }) {
  const input = useRef<HTMLInputElement>(null);
  const title = gatewayTitle(gateway);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success("The webhook address is copied.");
    } catch {
      // Browsers lend the clipboard to secure pages only.
      input.current?.select();
      toast.info("The address is selected: copy it by your keyboard or menu.");
    }
  };
  return (
    <Field
      label={`Webhook address of ${title}`}
      hint={`Enter it in the account at ${title}, so that payments are noticed at once.`}
    >
      {(control) => (
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <Input {...control} ref={input} readOnly value={address} className="font-mono text-[13px]" />
          </div>
          <Button
            type="button"
            variant="secondary"
            aria-label={`Copy the webhook address of ${title}`}
            onClick={() => void copy()}
          >
            Copy
          </Button>
        </div>
      )}
    </Field>
  );
}
