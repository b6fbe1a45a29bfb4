import { productMessages } from "@haat/api-contract/product/messages";
import { Button } from "@haat/ui/button";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { errorMessage } from "@haat/web/api-error";
import { type FormEvent, useState } from "react";
import { toast } from "../../lib/toast";
import { useStockAndPrice } from "./api/products.queries";
import { changeOf, type Line, typedOf } from "./stock-and-price-change";

type Props = { productId: string; line: Line & { name: string }; onSaved: () => void };

/** A variant's stock and price with a button that saves them. */
export function StockAndPriceRow({ productId, line, onSaved }: Props) {
  const [typed, setTyped] = useState(() => typedOf(line));
  const change = useStockAndPrice();
  const body = changeOf(line, typed);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!body) return;
    change.mutate(
      { id: productId, body },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onSaved();
        },
      },
    );
  };
  const input = (name: keyof typeof typed, label: string) => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          value={typed[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <li className="py-4">
      <form noValidate aria-label={line.name} onSubmit={save}>
        <h3 className="mb-2 break-words text-sm font-semibold">{line.name}</h3>
        <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
          {input("price", "MRP (₹)")}
          {input("discountPrice", "Selling price (₹)")}
          {input("quantity", "Stock")}
          <Button type="submit" busy={change.isPending} disabled={!body}>
            Save
          </Button>
        </div>
        {change.error && (
          <p role="alert" className="mt-2 text-sm text-sale">
            {errorMessage(change.error, productMessages.saveFailed)}
          </p>
        )}
      </form>
    </li>
  );
}
