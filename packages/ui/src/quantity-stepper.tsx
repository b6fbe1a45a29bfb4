import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { IconButton } from "./icon-button";

type Props = {
  /** The item's name for screen readers, e.g. the product's title. */
  label: string;
  value: number;
  min?: number;
  /** The maximum quantity. */
  max: number;
  onChange: (value: number) => void;
};

/** Buttons to decrease and increase a quantity. */
export const QuantityStepper = ({ label, value, min = 1, max, onChange }: Props) => (
  <div
    role="group"
    aria-label={`Quantity of ${label}`}
    className="inline-flex items-center rounded-control border border-edge"
  >
    <IconButton label="Decrease quantity" disabled={value <= min} onClick={() => onChange(Math.min(value - 1, max))}>
      <Minus aria-hidden className="size-4" />
    </IconButton>
    <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
      {value}
    </output>
    <IconButton label="Increase quantity" disabled={value >= max} onClick={() => onChange(value + 1)}>
      <Plus aria-hidden className="size-4" />
    </IconButton>
  </div>
);
