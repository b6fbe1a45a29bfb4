import type { PaymentMethod } from "@haat/api-contract/order/words";
import { RadioRow } from "@haat/ui/radio";
import { offeredPaymentMethods, paymentMethodHints } from "../payment-methods";

type Props = { value: PaymentMethod; onChange: (method: PaymentMethod) => void };

export const PaymentChoice = ({ value, onChange }: Props) => (
  <div role="radiogroup" aria-labelledby="payment-method" className="flex flex-col gap-3">
    {offeredPaymentMethods.map((method) => (
      <RadioRow
        key={method}
        name="paymentMethod"
        value={method}
        checked={value === method}
        onChange={() => onChange(method)}
      >
        <span>
          <span className="font-semibold">{method.toUpperCase()}</span>
          <span className="block text-sm text-muted">{paymentMethodHints[method]}</span>
        </span>
      </RadioRow>
    ))}
  </div>
);
