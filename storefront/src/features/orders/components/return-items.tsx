import type { Order } from "@haat/api-contract/order/schemas";
import { Button } from "@haat/ui/button";
import { longBritishDate } from "@haat/ui/format";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { LatePart } from "../../../lib/late-part";
import { draftFor, returnableLines, returnTime } from "../return-draft";
import { orderTexts } from "../texts";

const loadReturnDialog = () => import("./return-dialog");

type Props = {
  order: Order;
  /** The time at which returnability is determined. */
  now: Date;
};

/**
 * "Return/Replace Items" of a delivered order while any line is returnable; else the reason why none is. The draft
 * survives closing the dialog by mistake.
 */
export function ReturnItems({ order, now }: Props) {
  const lines = returnableLines(order, now);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(() => draftFor(lines));
  const time = returnTime(order, now);
  if (typeof time === "string") {
    return <p className="text-sm text-muted">{time === "over" ? orderTexts.returnOver : orderTexts.returnNever}</p>;
  }
  return (
    <>
      <Button
        variant="secondary"
        title={orderTexts.returnPossibleUntil(longBritishDate(time.until))}
        onClick={() => setOpen(true)}
      >
        <Undo2 aria-hidden className="size-4" />
        {orderTexts.returnItems}
      </Button>
      {open && (
        <LatePart load={loadReturnDialog} onFailed={() => setOpen(false)}>
          {(ReturnDialog) => (
            <ReturnDialog
              order={order}
              lines={lines}
              until={time.until}
              draft={draft}
              onDraft={setDraft}
              onClose={() => setOpen(false)}
            />
          )}
        </LatePart>
      )}
    </>
  );
}
