import { FieldError } from "@haat/product-form/labelled-field";
import { NativeSelect } from "@haat/product-form/native-select";
import { orderRupees } from "@haat/ui/format";
import { useId } from "react";
import type { OrderDetail } from "./orders.queries";

export type Line = OrderDetail["products"][number];
/** Number of pieces by line id. */
export type Quantities = Readonly<Record<string, number>>;

/** Lines with something left to refund. */
export const refundableLines = ({ products }: Pick<OrderDetail, "products">): Line[] =>
  products.filter(({ refundable }) => refundable > 0);

/** Price of the chosen pieces in rupees. */
export const chosenAmount = (lines: readonly Line[], quantities: Quantities): number =>
  lines.reduce((paise, { _id, price }) => paise + Math.round(price * 100) * (quantities[_id] ?? 0), 0) / 100;

/** The request's list of pieces. */
export const chosenProducts = (quantities: Quantities): { _id: string; quantity: number }[] =>
  Object.entries(quantities).flatMap(([_id, quantity]) => (quantity > 0 ? [{ _id, quantity }] : []));

type Props = {
  lines: readonly Line[];
  quantities: Quantities;
  onChange: (id: string, quantity: number) => void;
  error: string | undefined;
};

const upTo = (max: number) => Array.from({ length: max + 1 }, (_, quantity) => quantity);

/** Chooses how many pieces of each line are refunded. */
export function RefundLines({ lines, quantities, onChange, error }: Props) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error && id}>
      <legend className="text-ui-fg-base mb-1.5 font-medium">Items</legend>
      {lines.map(({ _id, title, price, refundable }) => (
        <div key={_id} className="flex items-center justify-between gap-4">
          <span className="min-w-0 break-words">
            {title}
            <span className="text-ui-fg-subtle block tabular-nums">{orderRupees(price)} each</span>
          </span>
          <span className="w-20 shrink-0">
            <NativeSelect
              aria-label={`Quantity of ${title}`}
              aria-invalid={error ? true : undefined}
              value={quantities[_id] ?? 0}
              onChange={(event) => onChange(_id, Number(event.target.value))}
            >
              {upTo(refundable).map((quantity) => (
                <option key={quantity} value={quantity}>
                  {quantity}
                </option>
              ))}
            </NativeSelect>
          </span>
        </div>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
