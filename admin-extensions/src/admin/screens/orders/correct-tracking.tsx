import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import { closeWhenDone } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { type OrderDetail, type TrackedThing, useCorrectTracking } from "./orders.queries";
import { TrackingModal } from "./ship-modal";

type Correction = NonNullable<OrderDetail["history"][number]["correction"]>;

/** The order history's text for a correction. */
export const correctionText = ({ carrier, trackingNumber, was }: Correction): string =>
  was.trackingNumber
    ? `Tracking corrected from ${was.carrier} ${was.trackingNumber} to ${carrier} ${trackingNumber}`
    : `Tracking added: ${carrier} ${trackingNumber}`;

type Props = { thing: TrackedThing; carrier: string; trackingNumber: string; version: string };

/** Corrects a mistyped tracking number while the shipment is in transit. */
export function CorrectTracking({ thing, carrier, trackingNumber, version }: Props) {
  const { can } = usePermissions();
  const [asking, setAsking] = useState(false);
  const correct = useCorrectTracking(thing);
  if (!can("edit_order")) return null;
  return (
    <div>
      <Button type="button" size="small" variant="transparent" className="-ml-2" onClick={() => setAsking(true)}>
        Correct tracking
      </Button>
      {asking && (
        <TrackingModal
          title="Correct tracking"
          text="Used to match courier updates and remittances. The customer sees it in My Orders."
          submitLabel="Save tracking"
          had={{ carrier, trackingNumber }}
          busy={correct.isPending}
          error={correct.error ? errorMessage(correct.error, parcelMessages.saveFailed) : undefined}
          onClose={() => setAsking(false)}
          onSend={(tracking) =>
            void closeWhenDone(correct.mutateAsync({ ...tracking, version }), () => setAsking(false))
          }
        />
      )}
    </div>
  );
}
