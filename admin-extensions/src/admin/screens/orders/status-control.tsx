import { orderMessages } from "@haat/api-contract/order/messages";
import { asksFirst, nextStep } from "@haat/api-contract/order/move-effects";
import { type SettableOrderStatus, settableOrderStatuses } from "@haat/api-contract/order/words";
import { isReturnOpen } from "@haat/api-contract/return-request/words";
import { useShowDialog } from "@haat/product-form/dialog-host";
import { NativeSelect } from "@haat/product-form/native-select";
import { ApiError } from "@haat/web/api-error";
import { Button, clx } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ScreenLink } from "../lib/host";
import { toast } from "../lib/toast";
import { MoveDialog } from "./move-dialog";
import { stepLabels } from "./move-words";
import { statusLooks } from "./order-words";
import { type OrderDetail, type OrderRow, orderQuery, useUpdateStatus } from "./orders.queries";
import { ShipModal } from "./ship-modal";
import { useProgress } from "./use-progress";

type Props = {
  order: Pick<OrderRow, "_id" | "orderNumber" | "orderStatus" | "returnStatus" | "version">;
  /** In a dialog's footer: one row if there is room, with the next step at its end. */
  atFoot?: boolean;
};

/** The server's error message, or a fallback with its status code. */
const failureOf = (error: unknown): string => {
  const status = error instanceof ApiError ? error.status : 0;
  return `Error: ${(error instanceof ApiError && error.message) || orderMessages.updateFailed(status)}`;
};

/** One of the five statuses, and the button that applies it. An open return is decided on instead. */
export function StatusControl({ order, atFoot = false }: Props) {
  const { _id: orderId, orderNumber, orderStatus, version } = order;
  // The choice belongs to one version of the order; a newer version resets it.
  const [choice, setChoice] = useState<{ status: SettableOrderStatus; version: string }>();
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const update = useUpdateStatus();
  const { percent, run } = useProgress();
  const show = useShowDialog();
  if (isReturnOpen(order.returnStatus)) {
    return (
      <ScreenLink
        to={`/returns?search=${encodeURIComponent(orderId)}`}
        className="text-ui-fg-interactive self-center hover:text-ui-fg-interactive-hover"
      >
        View return
      </ScreenLink>
    );
  }
  const chosen = choice?.version === version ? choice.status : orderStatus;
  const busy = isAsking || update.isPending;
  const step = nextStep(orderStatus);
  const stepLabel = step && stepLabels[step];
  const ask = async (status: SettableOrderStatus, isStep = false) => {
    setAsking(true);
    try {
      // The effects are computed from the current order, not from the list's stale copy.
      const detail = await client.fetchQuery({ ...orderQuery(orderId), staleTime: 0 });
      // Only the next step asks for tracking: a manually chosen status may have other reasons.
      if (isStep && status === "shipped") show((close) => <ShipModal order={detail} onClose={close} />);
      else if (asksFirst(detail, status)) askFirst(detail, status);
      else await apply(status);
    } catch (error) {
      toast.error(failureOf(error));
    } finally {
      setAsking(false);
    }
  };
  const askFirst = (detail: OrderDetail, to: SettableOrderStatus) =>
    show((close) => (
      <MoveDialog
        order={detail}
        to={to}
        onClose={close}
        onConfirm={() => {
          close();
          void apply(to);
        }}
      />
    ));
  const apply = async (status: SettableOrderStatus) => {
    try {
      await run(async () => {
        const { message } = await update.mutateAsync({ orderId, status, version });
        toast.success(message);
      });
    } catch (error) {
      toast.error(failureOf(error));
    }
  };
  const stepButton = step && stepLabel && (
    <Button
      type="button"
      variant="primary"
      className={clx("w-full", atFoot && "min-[700px]:w-fit")}
      disabled={busy}
      aria-label={`${stepLabel}: order #${orderNumber}`}
      onClick={() => void ask(step, true)}
    >
      {stepLabel}
    </Button>
  );
  return (
    <div
      className={clx(
        "flex",
        atFoot
          ? "w-full flex-col gap-2 min-[700px]:w-auto min-[700px]:flex-row min-[700px]:flex-wrap"
          : "min-w-44 flex-col gap-1.5",
      )}
    >
      {!atFoot && stepButton}
      <div className="flex gap-2">
        <NativeSelect
          aria-label={`New status of order #${orderNumber}`}
          value={chosen}
          disabled={busy}
          onChange={(event) => {
            const status = settableOrderStatuses.find((one) => one === event.target.value);
            if (status) setChoice({ status, version });
          }}
        >
          {orderStatus === "returned" && <option value={orderStatus}>{statusLooks.returned.label}</option>}
          {settableOrderStatuses.map((status) => (
            <option key={status} value={status}>
              {statusLooks[status].label}
            </option>
          ))}
        </NativeSelect>
        <Button
          type="button"
          variant="secondary"
          className="shrink-0"
          disabled={busy || chosen === orderStatus}
          aria-label={`${busy ? "Updating..." : "Update"} order #${orderNumber}`}
          onClick={() => chosen !== "returned" && void ask(chosen)}
        >
          {busy ? "Updating..." : "Update"}
        </Button>
      </div>
      {atFoot && stepButton}
      {percent !== null && (
        <div
          role="progressbar"
          aria-label={`Updating order #${orderNumber}`}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="bg-ui-bg-component h-1 w-full overflow-hidden rounded-full"
        >
          <div
            className="bg-ui-tag-green-icon h-full origin-left transition-transform duration-100 motion-reduce:transition-none"
            style={{ transform: `scaleX(${percent / 100})` }}
          />
        </div>
      )}
    </div>
  );
}
