import { Switch } from "@medusajs/ui";
import { useState } from "react";

type Props = {
  checked: boolean;
  /** Accessible name: what is switched, with its subject, e.g. "Status of Diwali banner". */
  label: string;
  /** Settles once the row shows the result; a rejection reverts the switch, and the caller shows the error. */
  onChange: (checked: boolean) => Promise<unknown>;
  /** Without permission. */
  disabled?: boolean;
};

/** A switch in a row: optimistic, disabled during its request, and reverted on failure. */
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
