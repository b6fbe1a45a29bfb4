import type { Order } from "@haat/api-contract/order/schemas";
import { Button, buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import Package from "lucide-react/icons/package";
import { useState } from "react";
import { Link } from "react-router-dom";
import { filterOrders, type OrderFilter } from "../order-filters";
import { orderTexts } from "../texts";
import { OrderCard } from "./order-card";

const step = 20;

type Props = {
  orders: readonly Order[];
  filter: OrderFilter;
  /** When the orders were loaded: the tabs' periods end there. */
  readAt: Date;
};

/** The filtered orders, twenty at a time: a year of them at once would be slow on a phone. */
export function OrderList({ orders, filter, readAt }: Props) {
  const [shown, setShown] = useState(step);
  const found = filterOrders(orders, filter, readAt);
  if (found.length === 0) return <NoOrders filtered={filter.tab !== "all" || filter.search.trim() !== ""} />;
  return (
    <>
      <p role="status" className="sr-only">
        {found.length === 1 ? "1 order" : `${found.length} orders`}
      </p>
      <ul className="flex flex-col gap-6">
        {found.slice(0, shown).map((order) => (
          <li key={order._id}>
            <OrderCard order={order} readAt={readAt} />
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" onClick={() => setShown(shown + step)}>
            Show more orders
          </Button>
        </div>
      )}
    </>
  );
}

const NoOrders = ({ filtered }: { filtered: boolean }) => (
  <div role="status">
    {filtered ? (
      <EmptyState icon={<Package />} title={orderTexts.nothingFound} text={orderTexts.nothingFoundHint} />
    ) : (
      <EmptyState icon={<Package />} title={orderTexts.empty} text={orderTexts.emptyHint}>
        <Link to="/" className={buttonClass()}>
          Start shopping
        </Link>
      </EmptyState>
    )}
  </div>
);
