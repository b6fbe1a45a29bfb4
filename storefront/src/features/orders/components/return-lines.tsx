import type { Order } from "@haat/api-contract/order/schemas";
import { Checkbox } from "@haat/ui/checkbox";
import { QuantityStepper } from "@haat/ui/quantity-stepper";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId } from "react";
import { LinePicture, VariantText } from "../../cart/components/line-parts";
import type { ReturnDraft } from "../return-draft";
import { orderTexts } from "../texts";

type Props = {
  lines: Order["products"];
  pieces: ReturnDraft["pieces"];
  problem: string | undefined;
  onChange: (pieces: ReturnDraft["pieces"]) => void;
};

/** Which lines to return, and how many pieces of each. */
export function ReturnLines({ lines, pieces, problem, onChange }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={problem ? id : undefined}>
      <legend className="text-sm font-semibold">{orderTexts.returnWhich}</legend>
      <ul className="mt-1.5 flex flex-col divide-y divide-line rounded-control border border-line px-3">
        {lines.map((line) => {
          const chosen = pieces[line._id] ?? 0;
          const set = (quantity: number) => onChange({ ...pieces, [line._id]: quantity });
          return (
            <li key={line._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <Checkbox
                checked={chosen > 0}
                onChange={(event) => set(event.target.checked ? line.quantity : 0)}
                className="min-w-0 flex-1 basis-52"
              >
                <LinePicture src={line.productId.images[0]} sizes="48px" className="w-12" />
                <span className="min-w-0">
                  <span className="line-clamp-2 text-sm">{line.title}</span>
                  <VariantText variant={line.variant} />
                </span>
              </Checkbox>
              {line.quantity > 1 && chosen > 0 && (
                <div className="ml-auto">
                  <QuantityStepper label={line.title} value={chosen} max={line.quantity} onChange={set} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {problem && (
        <p id={id} role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm text-sale">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
    </fieldset>
  );
}
