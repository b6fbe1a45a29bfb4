import { indianNumber } from "@haat/ui/format";
import { ScreenLink } from "../lib/screen-link";
import { StatusDot } from "../shared/status-dot";
import type { Part } from "./overview.queries";

/** Money that somebody has to pay back; leads to where it is recorded. */
export const RefundsToPay = ({ total, overdue }: Part<"refundsToPay">) => (
  <p className="bg-ui-bg-base border-ui-border-base flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl border px-4 py-3">
    <ScreenLink
      to="/refunds?status=to-pay"
      className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover font-medium"
    >
      {total === 1 ? "1 refund to pay" : `${indianNumber(total)} refunds to pay`}
    </ScreenLink>
    <StatusDot tone={overdue > 0 ? "bad" : "waiting"}>
      {overdue > 0 ? `${indianNumber(overdue)} overdue` : "Cash that has to go back to customers"}
    </StatusDot>
  </p>
);
