import X from "lucide-react/icons/x";

type Props = {
  label: string /** Accessible name of its action, e.g. "Remove filter: 4 stars and up". */;
  action: string;
  onRemove: () => void;
};

/** A removable choice. */
export const RemovableChip = ({ label, action, onRemove }: Props) => (
  <button
    // In a form without scripts it sends that; elsewhere there is nothing to send.
    type="submit"
    aria-label={action}
    onClick={onRemove}
    className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-surface pl-3 pr-2 text-sm transition hover:border-edge hover:bg-sunken"
  >
    {label}
    <X aria-hidden className="size-4 text-muted" />
  </button>
);
