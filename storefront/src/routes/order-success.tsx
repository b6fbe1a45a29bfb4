import { buttonClass } from "@haat/ui/button";
import { isRecord } from "@haat/web/records";
import CircleCheck from "lucide-react/icons/circle-check";
import { Link, useLocation, useParams } from "react-router-dom";
import { usePageTitle } from "../features/layout/page-title";

export function Component() {
  usePageTitle("Order Placed Successfully!");
  const state: unknown = useLocation().state;
  const { orderId: inAddress } = useParams();
  const orderId = isRecord(state) && typeof state.orderId === "string" ? state.orderId : inAddress;
  return (
    <div className="page flex flex-col items-center gap-4 py-16 text-center lg:py-24">
      <span aria-hidden className="flex size-20 items-center justify-center rounded-full bg-success-soft text-success">
        <CircleCheck className="size-10" />
      </span>
      <h1 className="text-2xl">Order Placed Successfully!</h1>
      <p className="max-w-text text-muted">Thank you for your purchase. Your order is being processed.</p>
      {orderId && (
        <p className="max-w-full rounded-control border border-line bg-surface px-4 py-2">
          Your Order ID is:{" "}
          <strong className="inline-block max-w-full break-all text-sm sm:text-base">{orderId}</strong>
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClass()}>
          Continue Shopping
        </Link>
        <Link to="/order" className={buttonClass({ variant: "secondary" })}>
          View My Orders
        </Link>
      </div>
    </div>
  );
}
