import type { ManagedHomeRow } from "@haat/api-contract/home/schemas";
import { collectionIn } from "@haat/api-contract/home/words";
import { ArrowDownMini, ArrowUpMini, Trash } from "@medusajs/icons";
import { IconButton } from "@medusajs/ui";
import type { ComponentType } from "react";

/** Undefined: the row is the first or the last one. */
type Acts = { onUp: (() => void) | undefined; onDown: (() => void) | undefined; onRemove: () => void };

/** A row of the home page; without `acts` it can only be seen. */
export function HomeRowItem({ row, acts }: { row: ManagedHomeRow; acts: Acts | null }) {
  const { source, title, isShown } = row;
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-2">
      <span className="min-w-0">
        <span className="text-ui-fg-base block break-words font-medium">{title}</span>
        <span className="text-ui-fg-subtle block">
          {collectionIn(source) === null ? "Built in" : "Collection"}
          {!isShown && ", hidden from customers now"}
        </span>
      </span>
      {acts && (
        <span className="flex shrink-0 gap-1">
          <Act label={`Move ${title} up`} icon={ArrowUpMini} onClick={acts.onUp} />
          <Act label={`Move ${title} down`} icon={ArrowDownMini} onClick={acts.onDown} />
          <Act label={`Remove ${title}`} icon={Trash} onClick={acts.onRemove} />
        </span>
      )}
    </li>
  );
}

type ActProps = { label: string; icon: ComponentType; onClick: (() => void) | undefined };

/** Keeps the focus where it moves nothing: a disabled button would lose it. */
const Act = ({ label, icon: Icon, onClick }: ActProps) => (
  <IconButton
    type="button"
    variant="transparent"
    className="aria-disabled:text-ui-fg-disabled max-[699px]:size-11"
    aria-label={label}
    aria-disabled={!onClick || undefined}
    onClick={onClick}
  >
    <Icon />
  </IconButton>
);
