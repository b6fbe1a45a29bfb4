import type { InLine } from "@haat/api-contract/order/schemas";
import { Button } from "@haat/ui/button";
import { Dialog } from "@haat/ui/dialog";
import { Spinner } from "@haat/ui/spinner";

type Props = { line: InLine; onLeave: () => void };

const about = (seconds: number): string => {
  if (seconds < 60) return `about ${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  const minutes = Math.ceil(seconds / 60);
  return `about ${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
};

/** The shopper's place while too many people order. The order is placed when it is its turn. */
export const WaitingLineDialog = ({ line, onLeave }: Props) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onLeave()}
    title="You're in line"
    description="Many people are ordering right now. Keep this page open: your order is placed when it's your turn, if its items are still in stock."
  >
    <div role="status" className="flex items-center gap-4 rounded-control bg-sunken p-4">
      <Spinner />
      <p>
        <span className="block text-lg font-semibold tabular-nums">Number {line.place.toLocaleString("en-IN")}</span>
        <span className="text-sm text-muted">{about(line.seconds)}</span>
      </p>
    </div>
    <Button variant="secondary" full className="mt-5" onClick={onLeave}>
      Leave the Line
    </Button>
  </Dialog>
);
