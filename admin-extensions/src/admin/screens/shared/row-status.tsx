import { StatusDot } from "@haat/product-form/status-dot";
import { StatusSwitch } from "./status-switch";

type Props = {
  checked: boolean;
  /** Accessible name: what is switched, with its subject. */
  label: string;
  words?: readonly [on: string, off: string];
  /** Absent without permission: shown as text. */
  onChange?: ((checked: boolean) => Promise<unknown>) | undefined;
};

/** A boolean in a row: a switch with its label, or only the label. */
export function RowStatus({ checked, label, words = ["Active", "Inactive"], onChange }: Props) {
  const word = checked ? words[0] : words[1];
  if (!onChange) return <StatusDot tone={checked ? "good" : "neutral"}>{word}</StatusDot>;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <StatusSwitch checked={checked} label={label} onChange={onChange} />
      <span aria-hidden className={checked ? "text-ui-fg-base" : "text-ui-fg-subtle"}>
        {word}
      </span>
    </span>
  );
}
