import type { Address } from "@haat/api-contract/account/schemas";
import { limits } from "@haat/api-contract/limits";
import { orderMessages } from "@haat/api-contract/order/messages";
import { shippingAddressSchema } from "@haat/api-contract/order/schemas";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { orderRupees } from "@haat/ui/format";
import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { checkoutMemory, keepInTab, keptInTab } from "../../lib/session/checkout-memory";
import { type AddressDraft, addressFields, readDraft } from "../address/address-form";
import { useAddresses } from "../address/api/addresses.queries";
import { AddressDialog } from "../address/components/address-dialog";
import type { CheckoutLine } from "../cart/checkout-line";
import { OrderSummary } from "../cart/components/order-summary";
import { payLabel } from "../payment/texts";
import { chosenAddress } from "./chosen-address";
import { ChangedPricesDialog } from "./components/changed-prices-dialog";
import { CheckoutLines } from "./components/checkout-lines";
import { DeliveryAddress } from "./components/delivery-address";
import { PaymentChoice } from "./components/payment-choice";
import { additionsOf, partsOf } from "./summary-figures";
import { useCheckout } from "./use-checkout";
import { usePaymentChoice } from "./use-payment-choice";

export function CheckoutScreen({ lines }: { lines: readonly CheckoutLine[] }) {
  const checkout = useCheckout(lines);
  const book = useAddresses();
  // A book that can't be read leaves the form, by which everybody can order.
  const addresses = book.data ?? (book.isError ? [] : undefined);
  const hasRoom = addresses !== undefined && addresses.length < limits.addressesMost;
  const form = useForm({ resolver: zodResolver(shippingAddressSchema), defaultValues: readDraft(null) });
  const [choice, setChoice] = useState<string | null>(null);
  const [editing, setEditing] = useState<Address | null>(null);
  const [saveAddress, setSaveAddress] = useState(true);
  useKeptDraft(form);
  const chosen = chosenAddress(choice, addresses ?? [], form.getValues());
  const saved = addresses?.find(({ _id }) => _id === chosen);
  const typedPincode = useWatch({ control: form.control, name: "pincode" });
  const payment = usePaymentChoice(checkout.totals.total, saved?.pincode ?? typedPincode.trim());
  const { plan } = payment;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!addresses || !plan.method || !checkout.mayOrder()) return;
    const paid = { paymentMethod: plan.method, fee: plan.fee, useWallet: plan.fromWallet > 0 };
    if (saved) {
      const address = { ...readDraft(saved), country: saved.country };
      checkout.place({ address, saveAddress: false, ...paid });
      return;
    }
    void form.handleSubmit(
      (address) => checkout.place({ address, saveAddress: saveAddress && hasRoom, ...paid }),
      (errors) => {
        const first = addressFields.find((field) => errors[field]);
        checkout.setProblem((first && errors[first]?.message) ?? orderMessages.placeFailed);
      },
    )();
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="flex flex-col gap-8">
          <DeliveryAddress
            addresses={addresses}
            chosen={chosen}
            onChoose={setChoice}
            onEdit={setEditing}
            form={form}
            hasRoom={hasRoom}
            save={saveAddress}
            onSaveChange={setSaveAddress}
          />
          <PaymentChoice payment={payment} total={checkout.totals.total} />
        </div>
        <div className="lg:sticky lg:top-6">
          <OrderSummary
            totals={{ ...checkout.totals, total: plan.total }}
            additions={additionsOf(plan)}
            parts={partsOf(plan)}
            pieces={checkout.lines.reduce((count, line) => count + line.quantity, 0)}
            lines={<CheckoutLines lines={checkout.lines} />}
          >
            {checkout.problem && <Alert>{checkout.problem}</Alert>}
            <Button
              type="submit"
              size="large"
              full
              busy={checkout.placing}
              disabled={!addresses || !plan.method || checkout.totals.total === 0}
            >
              {checkout.placing
                ? "Placing Order..."
                : payLabel(plan.method, orderRupees(plan.due), orderRupees(plan.fromWallet))}
            </Button>
          </OrderSummary>
        </div>
      </form>
      {editing && <AddressDialog address={editing} onSaved={() => setEditing(null)} onClose={() => setEditing(null)} />}
      {checkout.changed && (
        <ChangedPricesDialog
          lines={checkout.lines}
          shown={checkout.totals}
          fee={checkout.changed.fee}
          quote={checkout.changed.quote}
          onAccept={checkout.acceptChangedPrices}
          onDecline={checkout.declineChangedPrices}
        />
      )}
    </>
  );
}

type DraftForm = {
  reset: (draft: AddressDraft) => void;
  watch: (follow: (draft: object) => void) => { unsubscribe: () => void };
};

/** Keeps what is typed in this tab: a login loads the page anew, and nobody likes to type an address twice. */
function useKeptDraft({ reset, watch }: DraftForm): void {
  useEffect(() => {
    reset(readDraft(keptInTab(checkoutMemory.draft)));
    const following = watch((draft) => keepInTab(checkoutMemory.draft, draft));
    return () => following.unsubscribe();
  }, [reset, watch]);
}
