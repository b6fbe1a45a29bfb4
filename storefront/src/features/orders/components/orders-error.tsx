import { Button } from "@haat/ui/button";

type Props = { sentence: string; action: string; onAction: () => void };

/** Why there are no orders to see, and what to do about it. */
export const OrdersError = ({ sentence, action, onAction }: Props) => (
  <div role="alert" className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sale-soft p-5">
    <p>
      <strong className="text-sale">Error:</strong> {sentence}
    </p>
    <Button variant="secondary" onClick={onAction}>
      {action}
    </Button>
  </div>
);
