import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import type { PaymentMethod } from "@haat/api-contract/order/words";
import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import type { MethodSetting, PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import { announcementsFor } from "@haat/product-form/announcements";
import { useState } from "react";
import { showOutcome } from "../lib/toast";
import { Panel } from "../shared/panel";
import { LabelModal } from "./label-modal";
import { MethodRow } from "./method-row";
import { type Gateway, type PaymentsChange, useChangePayments } from "./payment-settings.queries";

type Props = { settings: PaymentSettings; gateways: readonly Gateway[] | undefined; canEdit: boolean };

const inOrder = (methods: readonly MethodSetting[], order: readonly PaymentMethod[]) =>
  order.flatMap((name) => methods.filter(({ method }) => method === name));

/** The payment methods as the checkout shows them: switch, label and order; each change is saved at once. */
export function MethodList({ settings, gateways, canEdit }: Props) {
  const { mutateAsync } = useChangePayments();
  const [renamed, setRenamed] = useState<MethodSetting | null>(null);
  /** The new order, until the server has saved it. */
  const [moved, setMoved] = useState<PaymentMethod[] | null>(null);
  const order = moved ?? settings.methods.map(({ method }) => method);
  const methods = inOrder(settings.methods, order);
  const placeOf = (key: unknown) => (order as unknown[]).indexOf(key);
  const change = (act: PaymentsChange) => showOutcome(mutateAsync(act), { failed: paymentSetupMessages.saveFailed });
  const move = (from: number, to: number) => {
    if (from < 0 || to < 0 || to >= order.length || from === to) return;
    const next = arrayMove([...order], from, to);
    setMoved(next);
    change((present) => ({ ...present, methods: inOrder(present.methods, next) }))
      .catch(() => undefined)
      // Keeps a later move until its own response arrives.
      .finally(() => setMoved((now) => (now === next ? null : now)));
  };
  const edit = (name: PaymentMethod, fields: Partial<MethodSetting>) =>
    change((present) => ({
      ...present,
      methods: present.methods.map((one) => (one.method === name ? { ...one, ...fields } : one)),
    }));
  const sensors = useSensors(
    // A press without movement stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <Panel title="Payment methods" text="In the order customers see at checkout. Changes take effect immediately.">
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={announcementsFor(placeOf, order.length, "payment method")}
        onDragEnd={({ active, over }: DragEndEvent) => over && move(placeOf(active.id), placeOf(over.id))}
      >
        <SortableContext items={order} strategy={verticalListSortingStrategy}>
          <ul aria-label="Payment methods">
            {methods.map((setting, place) => (
              <MethodRow
                key={setting.method}
                setting={setting}
                cash={settings.cash}
                gateway={gateways?.find(({ gateway }) => gateway === setting.method)}
                place={{ at: place, count: order.length, onMove: (to) => move(place, to) }}
                canEdit={canEdit}
                onSwitch={(isOn) => edit(setting.method, { isOn })}
                onRename={() => setRenamed(setting)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {renamed && <LabelModal key={renamed.method} setting={renamed} onClose={() => setRenamed(null)} />}
    </Panel>
  );
}
