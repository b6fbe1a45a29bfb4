import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { dialogClass } from "@haat/ui/dialog";
import { orderRupees } from "@haat/ui/format";
import { IconButton } from "@haat/ui/icon-button";
import { Modal } from "@haat/ui/modal";
import { Skeleton } from "@haat/ui/skeleton";
import X from "lucide-react/icons/x";
import { useEffect, useId, useRef, useState } from "react";
import { loadGateway } from "../load-gateway";
import type { SheetOutcome } from "../payment-sheet";
import { type SheetFields, sheets } from "../sheets";
import { paymentTexts } from "../texts";

type Props = {
  sheet: PaymentSheet;
  order: { _id: string; orderNumber: number };
  onSettled: (outcome: SheetOutcome) => void;
  onScriptFailed: () => void;
  onChooseAnother: () => void;
};

/** A gateway's fields in the shop's own dialog. A failed payment is reported here, where it can be retried at once. */
export function FieldsSheet({ sheet, order, onSettled, onScriptFailed, onChooseAnother }: Props) {
  const id = useId();
  const { place, fields } = useFields(sheet, order._id, onScriptFailed);
  const [paying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function pay(): Promise<void> {
    if (!fields) return;
    setPaying(true);
    setProblem(null);
    const outcome = await fields.pay().catch((): SheetOutcome => ({ kind: "failed", reason: null }));
    if (outcome?.kind === "paid") onSettled(outcome);
    else setPaying(false);
    if (outcome?.kind === "failed") setProblem(outcome.reason ?? paymentTexts.failed);
  }

  const amount = orderRupees(sheet.amountPaise / 100);
  const close = () => !paying && onSettled({ kind: "closed" });
  return (
    <Modal
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      keepsOpen
      // The bank's authentication dialog opens above the page.
      yields={paying}
      onClose={close}
      className={dialogClass}
    >
      <div className="relative p-6 sm:p-8">
        <h2 id={`${id}-title`} className="pr-10 text-xl font-semibold tabular-nums">
          {paymentTexts.sheetTitle(amount)}
        </h2>
        <p id={`${id}-text`} className="mt-2 text-sm text-muted">
          {paymentTexts.sheetText(sheet.shopName, order.orderNumber)}
        </p>
        <div ref={place} className="mt-6" />
        {!fields && <FieldsSkeleton />}
        <div className="mt-6 flex flex-col gap-3">
          {problem && <Alert>{problem}</Alert>}
          <Button size="large" full disabled={!fields} busy={paying} onClick={() => void pay()}>
            {payText(paying, problem !== null, amount)}
          </Button>
          {problem && (
            <Button variant="secondary" full onClick={onChooseAnother}>
              {paymentTexts.chooseAnother}
            </Button>
          )}
        </div>
        <IconButton label="Close" disabled={paying} onClick={close} className="absolute right-3 top-3">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </Modal>
  );
}

function payText(paying: boolean, failed: boolean, amount: string): string {
  if (paying) return paymentTexts.paying;
  return failed ? paymentTexts.tryAgain : paymentTexts.sheetTitle(amount);
}

const FieldsSkeleton = () => (
  <div role="status" className="grid grid-cols-2 gap-4">
    <span className="sr-only">{paymentTexts.opening}</span>
    <Skeleton className="col-span-2 h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </div>
);

/** Mounts the gateway's fields once its script is loaded; null until then. */
function useFields(sheet: PaymentSheet, orderId: string, onFailed: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  const [fields, setFields] = useState<SheetFields | null>(null);
  useEffect(() => {
    let laid: SheetFields | null = null;
    let gone = false;
    // A new element each time: gateways don't mount into one that was used before.
    const ground = document.createElement("div");
    place.current?.append(ground);
    lay(sheet, orderId, ground, () => failed.current()).then(
      (ready) => {
        laid = ready;
        if (gone) ready.remove();
        else setFields(ready);
      },
      () => gone || failed.current(),
    );
    return () => {
      gone = true;
      laid?.remove();
      ground.remove();
      setFields(null);
    };
  }, [sheet, orderId]);
  return { place, fields };
}

async function lay(
  sheet: PaymentSheet,
  orderId: string,
  place: HTMLElement,
  onFailed: () => void,
): Promise<SheetFields> {
  await loadGateway(sheet, orderId);
  const gateway = sheets[sheet.gateway];
  if (gateway.is !== "within") throw new Error("This gateway has no fields.");
  return gateway.lay(sheet, orderId, place, onFailed);
}
