import type { Address } from "@haat/api-contract/account/schemas";
import { limits } from "@haat/api-contract/limits";
import { orderMessages } from "@haat/api-contract/order/messages";
import { shippingAddressSchema } from "@haat/api-contract/order/schemas";
import type { PaymentMethod } from "@haat/api-contract/order/words";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { checkoutMemory, keepInTab, keptInTab } from "../../lib/session/checkout-memory";
import { type AddressDraft, addressFields, readDraft } from "../address/address-form";
import { useAddresses } from "../address/api/addresses.queries";
import { AddressDialog } from "../address/components/address-dialog";
import type { CheckoutLine } from "../cart/checkout-line";
import { OrderSummary } from "../cart/components/order-summary";
import { chosenAddress } from "./chosen-address";
import { ChangedPricesDialog } from "./components/changed-prices-dialog";
import { CheckoutLines } from "./components/checkout-lines";
import { DeliveryAddress } from "./components/delivery-address";
import { PaymentChoice } from "./components/payment-choice";
import { offeredPaymentMethods } from "./payment-methods";
import { useCheckout } from "./use-checkout";

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
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>(offeredPaymentMethods[0]);
  useKeptDraft(form);
  const chosen = chosenAddress(choice, addresses ?? [], form.getValues());
  const saved = addresses?.find(({ _id }) => _id === chosen);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!addresses || !checkout.mayOrder()) return;
    if (saved) {
      const address = { ...readDraft(saved), country: saved.country };
      checkout.place({ address, saveAddress: false, paymentMethod });
      return;
    }
    void form.handleSubmit(
      (address) => checkout.place({ address, saveAddress: saveAddress && hasRoom, paymentMethod }),
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
          <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
            <h2 id="payment-method" className="mb-5 text-lg">
              Payment Method
            </h2>
            <PaymentChoice value={paymentMethod} onChange={setPaymentMethod} />
          </section>
        </div>
        <div className="lg:sticky lg:top-6">
          <OrderSummary
            totals={checkout.totals}
            pieces={checkout.lines.reduce((count, line) => count + line.quantity, 0)}
            lines={<CheckoutLines lines={checkout.lines} />}
          >
            {checkout.problem && <Alert>{checkout.problem}</Alert>}
            <Button
              type="submit"
              size="large"
              full
              busy={checkout.placing}
              disabled={!addresses || checkout.totals.total === 0}
            >
              {checkout.placing ? "Placing Order..." : "Place Order"}
            </Button>
          </OrderSummary>
        </div>
      </form>
      {editing && <AddressDialog address={editing} onSaved={() => setEditing(null)} onClose={() => setEditing(null)} />}
      {checkout.changedQuote && (
        <ChangedPricesDialog
          lines={checkout.lines}
          shown={checkout.totals}
          quote={checkout.changedQuote}
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
