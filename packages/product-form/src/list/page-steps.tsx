import { indianNumber } from "@haat/ui/format";

type Props = { current: number; pages: number; onPage: (page: number) => void };

/**
 * Page navigation; empty for a single page. Plain buttons: the engine's component is larger than the rest of a list.
 */
export function PageSteps({ current, pages, onPage }: Props) {
  if (pages <= 1) return null;
  const step = (label: string, page: number) => (
    <button
      type="button"
      disabled={page < 1 || page > pages}
      onClick={() => onPage(page)}
      className="bg-ui-button-neutral hover:bg-ui-button-neutral-hover shadow-buttons-neutral text-ui-fg-base disabled:bg-ui-bg-disabled disabled:text-ui-fg-disabled min-h-11 rounded-md px-3 font-medium disabled:cursor-not-allowed lg:min-h-9"
    >
      {label}
    </button>
  );
  return (
    <nav aria-label="Pages" className="flex items-center gap-3 tabular-nums">
      {step("Previous", current - 1)}
      <span className="whitespace-nowrap">
        Page {indianNumber(current)} of {indianNumber(pages)}
      </span>
      {step("Next", current + 1)}
    </nav>
  );
}
