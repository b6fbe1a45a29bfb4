import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { isGateway } from "@haat/api-contract/payment/words";
import type { CashRules, MethodSetting } from "@haat/api-contract/payment-setup/schemas";
import { methodTitle } from "@haat/api-contract/payment-setup/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { ArrowDownMini, ArrowUpMini, DotsSix, PencilSquare } from "@medusajs/icons";
import { clx, IconButton } from "@medusajs/ui";
import { StatusSwitch } from "../shared/status-switch";
import type { Gateway } from "./payment-settings.queries";
import { cashSummary, plainBadge, stateBadges } from "./payment-words";

type Props = {
  setting: MethodSetting;
  cash: CashRules;
  /** Undefined for methods without a gateway, and while loading. */
  gateway: Gateway | undefined;
  place: { at: number; count: number; onMove: (to: number) => void };
  canEdit: boolean;
  onSwitch: (isOn: boolean) => Promise<unknown>;
  onRename: () => void;
};

/** A payment method: its handle supports drag and keyboard, the arrows move it by single clicks. */
export function MethodRow({ setting, cash, gateway, place, canEdit, onSwitch, onRename }: Props) {
  const { method, isOn, label } = setting;
  const title = methodTitle(method);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: method,
    disabled: !canEdit,
  });
  const badge = gateway ? stateBadges[gateway.state] : isGateway(method) ? null : plainBadge(isOn);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clx(
        "bg-ui-bg-base border-ui-border-base grid items-start gap-x-2 gap-y-1 border-t p-3 last:rounded-b-xl min-[700px]:px-4",
        canEdit
          ? "grid-cols-[auto_minmax(0,1fr)_auto] min-[700px]:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
          : "grid-cols-[minmax(0,1fr)_auto] pl-4",
        isDragging && "shadow-elevation-card-hover relative z-10",
      )}
    >
      {canEdit && (
        <IconButton
          ref={setActivatorNodeRef}
          type="button"
          variant="transparent"
          {...attributes}
          {...listeners}
          aria-label={`Reorder ${title}`}
          className="cursor-grab touch-none"
        >
          <DotsSix />
        </IconButton>
      )}
      <div className="flex min-w-0 flex-col gap-0.5 pt-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <span className="text-ui-fg-base font-medium">{title}</span>
          {badge && <StatusDot tone={badge.tone}>{badge.text}</StatusDot>}
        </p>
        <p className="text-ui-fg-subtle break-words">“{label}”</p>
        {method === "cod" && <p className="text-ui-fg-muted">{cashSummary(cash)}</p>}
        {isOn && gateway?.state === "off" && (
          <p className="text-ui-fg-subtle">Not offered at checkout because it has no working keys.</p>
        )}
      </div>
      {canEdit && (
        <div className="order-last col-span-full flex justify-end gap-1 min-[700px]:order-none min-[700px]:col-span-1">
          <IconButton
            type="button"
            variant="transparent"
            aria-label={`Move ${title} up`}
            disabled={place.at === 0}
            onClick={() => place.onMove(place.at - 1)}
          >
            <ArrowUpMini />
          </IconButton>
          <IconButton
            type="button"
            variant="transparent"
            aria-label={`Move ${title} down`}
            disabled={place.at === place.count - 1}
            onClick={() => place.onMove(place.at + 1)}
          >
            <ArrowDownMini />
          </IconButton>
          <IconButton type="button" variant="transparent" aria-label={`Rename ${title}`} onClick={onRename}>
            <PencilSquare />
          </IconButton>
        </div>
      )}
      <div className="flex h-7 items-center">
        <StatusSwitch checked={isOn} label={`${title} at checkout`} onChange={onSwitch} disabled={!canEdit} />
      </div>
    </li>
  );
}
