import type { Address } from "@haat/api-contract/account/schemas";
import type { AppliedCoupon } from "@haat/api-contract/coupon/bank-offer-schemas";
import { limits } from "@haat/api-contract/limits";
import { orderMessages } from "@haat/api-contract/order/messages";
import { shippingAddressSchema } from "@haat/api-contract/order/schemas";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { orderRupees } from "@haat/ui/format";
import { useOnline } from "@haat/ui/use-online";
import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { checkoutMemory, savedInTab, saveInTab } from "../../lib/session/checkout-memory";
import { type AddressDraft, fieldToMend, readDraft } from "../address/address-form";
import { useAddresses } from "../address/api/addresses.queries";
import { AddressDialog } from "../address/components/address-dialog";
import type { CheckoutLine } from "../cart/checkout-line";
import { ActionBar } from "../cart/components/action-bar";
import { type Figure, OrderSummary } from "../cart/components/order-summary";
import { AgreementNote } from "../consent/components/agreement-note";
import { consentTexts } from "../consent/texts";
import { BankOffers } from "../coupon/components/bank-offers";
import { CouponSection } from "../coupon/components/coupon-section";
import type { PaymentPlan } from "../payment/payment-plan";
import { payLabel, paymentTexts } from "../payment/texts";
import { anotherAddress, chosenAddress } from "./chosen-address";
import { ChangedPricesDialog } from "./components/changed-prices-dialog";
import { CheckoutLines } from "./components/checkout-lines";
import { DeliveryAddress } from "./components/delivery-address";
import { PaymentChoice } from "./components/payment-choice";
import { WaitingLineDialog } from "./components/waiting-line-dialog";
import { useCheckout } from "./use-checkout";
import { useFilledIn, useKnownDraft } from "./use-known-draft";
import { usePaymentChoice } from "./use-payment-choice";

/** An order needs current prices, so it waits for the network. */
const offlineText = "Your order can be placed once you're back online, at the prices of that moment.";

/** The payment method fee, as a row above the total. */
export const additionsOf = ({ fee }: PaymentPlan): Figure[] =>
  fee > 0 ? [{ label: paymentTexts.cashFee, amount: orderRupees(fee) }] : [];

/** The parts of the total paid by the wallet and by the payment method; empty without the wallet. */
export function partsOf({ fromWallet, due, method }: PaymentPlan): Figure[] {
  if (fromWallet === 0) return [];
  const rest = method === "cod" ? paymentTexts.toPayOnDelivery : paymentTexts.toPayNow;
  return [
    { label: paymentTexts.fromWallet, amount: `−${orderRupees(fromWallet)}` },
    { label: rest, amount: orderRupees(due) },
  ];
}

type Props = { lines: readonly CheckoutLine[]; coupon: AppliedCoupon | null };

export function CheckoutScreen({ lines, coupon }: Props) {
  const checkout = useCheckout(lines, coupon);
  const online = useOnline();
  const book = useAddresses();
  // If the address book can't be loaded, the form is shown: it is enough to place an order.
  const addresses = book.data ?? (book.isError ? [] : undefined);
  const hasRoom = addresses !== undefined && addresses.length < limits.maxAddresses;
  const form = useForm({ resolver: zodResolver(shippingAddressSchema), defaultValues: readDraft(null) });
  const [choice, setChoice] = useState<string | null>(null);
  const [editing, setEditing] = useState<Address | null>(null);
  const [saveAddress, setSaveAddress] = useState(true);
  const alert = useRef<HTMLDivElement>(null);
  useKeptDraft(form);
  const known = useKnownDraft(addresses);
  const chosen = chosenAddress(choice, addresses ?? [], form.getValues());
  useFilledIn(form, chosen === anotherAddress ? known : null);
  const saved = addresses?.find(({ _id }) => _id === chosen);
  const typedPincode = useWatch({ control: form.control, name: "pincode" });
  const pincode = saved?.pincode ?? typedPincode.trim();
  const payment = usePaymentChoice(checkout.total, pincode);
  const { plan } = payment;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!online || !addresses || !plan.method || !checkout.mayOrder()) return;
    const paid = { paymentMethod: plan.method, fee: plan.fee, useWallet: plan.fromWallet > 0 };
    if (saved) {
      const address = { ...readDraft(saved), country: saved.country };
      checkout.place({ address, saveAddress: false, ...paid });
      return;
    }
    void form.handleSubmit((address) => checkout.place({ address, saveAddress: saveAddress && hasRoom, ...paid }))();
  }

  // The message follows the current errors: once a field is corrected, the next one's is shown, or none.
  const { errors, isSubmitted } = form.formState;
  const { setProblem, problem: refusal } = checkout;
  const missing = isSubmitted && chosen === anotherAddress ? fieldToMend(errors, form.getValues()) : undefined;
  const problem = !online ? offlineText : missing ? (errors[missing]?.message ?? orderMessages.placeFailed) : refusal;
  const forget = () => setProblem(null);
  // Any change clears the refusal, because the next order would be a different one. Refetched payment methods don't.
  useEffect(() => {
    const following = form.watch(() => setProblem(null));
    return () => following.unsubscribe();
  }, [form.watch, setProblem]);
  useEffect(() => {
    // On a phone the message may be off screen. It is cleared with every submit, so it scrolls once per attempt. For an
    // invalid field the form sets the focus, which scrolls to it.
    if (refusal) alert.current?.scrollIntoView({ block: "nearest" });
  }, [refusal]);

  const order = (
    <Button
      type="submit"
      size="large"
      full
      busy={checkout.placing}
      disabled={!online || !addresses || !plan.method || checkout.totals.total === 0}
    >
      {checkout.placing ? "Placing Order..." : payLabel(plan.method, orderRupees(plan.due), orderRupees(plan.total))}
    </Button>
  );
  return (
    <>
      <form noValidate onSubmit={submit} className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="flex flex-col gap-8">
          <DeliveryAddress
            addresses={addresses}
            chosen={chosen}
            onChoose={(id) => {
              forget();
              setChoice(id);
            }}
            onEdit={setEditing}
            form={form}
            hasRoom={hasRoom}
            save={saveAddress}
            onSaveChange={setSaveAddress}
          />
          <PaymentChoice
            payment={{
              ...payment,
              choose: (method) => {
                forget();
                payment.choose(method);
              },
              setWalletUse: (use) => {
                forget();
                payment.setWalletUse(use);
              },
            }}
            total={checkout.total}
          >
            {payment.bankGateway && (
              <BankOffers
                order={{ lines: checkout.lines, paymentMethod: payment.bankGateway, pincode }}
                applied={checkout.coupon}
                onApply={(coupon) => {
                  if (payment.bankGateway) payment.choose(payment.bankGateway);
                  payment.setWalletUse(false);
                  checkout.applyCoupon(coupon);
                }}
              />
            )}
          </PaymentChoice>
          <CouponSection
            order={{ lines: checkout.lines, paymentMethod: payment.paidBy, pincode }}
            applied={checkout.coupon}
            onChange={checkout.applyCoupon}
            isLocked={checkout.changed !== null || checkout.placing}
          />
        </div>
        <div className="lg:sticky lg:below-header">
          <OrderSummary
            totals={{ ...checkout.totals, total: plan.total }}
            coupon={checkout.coupon}
            additions={additionsOf(plan)}
            parts={partsOf(plan)}
            pieces={checkout.lines.reduce((count, line) => count + line.quantity, 0)}
            lines={<CheckoutLines lines={checkout.lines} />}
          >
            {problem && (
              <div ref={alert}>
                <Alert>{problem}</Alert>
              </div>
            )}
            <div className="hidden lg:block">{order}</div>
            <AgreementNote className="">{consentTexts.byOrdering}</AgreementNote>
          </OrderSummary>
        </div>
        <ActionBar total={orderRupees(plan.total)}>{order}</ActionBar>
      </form>
      {editing && <AddressDialog address={editing} onSaved={() => setEditing(null)} onClose={() => setEditing(null)} />}
      {checkout.line && <WaitingLineDialog line={checkout.line} onLeave={checkout.leaveLine} />}
      {checkout.changed && (
        <ChangedPricesDialog
          shown={checkout.changed.shown}
          quote={checkout.changed.quote}
          onAccept={() => {
            if (checkout.changed?.quote.coupon?.bankOffer) payment.setWalletUse(false);
            checkout.acceptChangedPrices();
          }}
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

/** Stores the typed address in this tab, so that a reload, e.g. after a login, does not lose it. */
function useKeptDraft({ reset, watch }: DraftForm): void {
  useEffect(() => {
    reset(readDraft(savedInTab(checkoutMemory.draft)));
    const following = watch((draft) => saveInTab(checkoutMemory.draft, draft));
    return () => following.unsubscribe();
  }, [reset, watch]);
}
