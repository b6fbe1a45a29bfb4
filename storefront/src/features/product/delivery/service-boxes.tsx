import type { Product } from "@haat/api-contract/catalog/schemas";
import { lineShipping } from "@haat/api-contract/order/line-money";
import { classNames } from "@haat/ui/class-names";
import { orderRupees } from "@haat/ui/format";
import type { LucideIcon } from "lucide-react";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import ShieldCheck from "lucide-react/icons/shield-check";
import Truck from "lucide-react/icons/truck";

type Props = Pick<Product, "shipping" | "returnPolicy"> & { /** Rupees. */ unitPrice: number };

/** Delivery, returns and warranty. */
export function ServiceBoxes({ shipping, returnPolicy, unitPrice }: Props) {
  const charge = lineShipping(shipping, unitPrice, 1);
  const { isReturnable, returnDays, warranty } = returnPolicy;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      <Box
        Icon={Truck}
        title={charge === 0 ? "Free shipping" : `${orderRupees(charge)} shipping`}
        text={
          charge === 0
            ? "No delivery charge for this item."
            : `Free on orders of ${orderRupees(shipping.freeDeliveryAbove)} or more of this item.`
        }
      />
      <Box
        Icon={RotateCcw}
        title={isReturnable ? `${returnDays}-day return policy` : "Not returnable"}
        text={
          isReturnable
            ? `Return or replace within ${returnDays} days of delivery.`
            : "This item can't be returned or replaced."
        }
      />
      {warranty && <Box Icon={ShieldCheck} title="Warranty" text={warranty} className="sm:col-span-2" />}
    </ul>
  );
}

type BoxProps = { Icon: LucideIcon; title: string; text: string; className?: string };

const Box = ({ Icon, title, text, className }: BoxProps) => (
  <li className={classNames("flex gap-3 rounded-card border border-line bg-surface p-4", className)}>
    <Icon aria-hidden className="size-6 shrink-0 text-primary" strokeWidth={1.5} />
    <span>
      <span className="block text-sm font-semibold">{title}</span>
      <span className="block text-sm text-muted">{text}</span>
    </span>
  </li>
);
