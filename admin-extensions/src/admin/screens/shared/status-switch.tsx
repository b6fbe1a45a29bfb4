import { Switch } from "@medusajs/ui";
import { useState } from "react";

type Props = {
  checked: boolean;
  /** What is switched, with its subject, e.g. "Status of Diwali banner". */
  label: string;
  /** Settles when the row shows the outcome; a rejection brings the switch back, and the caller says why. */
  onChange: (checked: boolean) => Promise<unknown>;
  /** The account may not. */
  disabled?: boolean;
};

/** A switch in a row: it moves at once, takes no press while its request is on the way, and comes back when that fails. */
export function StatusSwitch({ checked, label, onChange, disabled = false }: Props) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  return (
    <Switch
      size="small"
      aria-label={label}
      checked={wanted ?? checked}
      disabled={disabled || wanted !== null}
      onCheckedChange={(next) => {
        setWanted(next);
        onChange(next)
          .catch(() => undefined)
          .finally(() => setWanted(null));
      }}
    />
  );
}
