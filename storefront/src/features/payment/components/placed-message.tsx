import { buttonClass } from "@haat/ui/button";
import { classNames } from "@haat/ui/class-names";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { usePageTitle } from "../../layout/page-title";
import { placedTexts } from "../texts";

const kinds = {
  placed: { icon: <CircleCheck className="size-10" />, tone: "bg-success-soft text-success", title: placedTexts.title },
  waiting: {
    icon: <Clock className="size-10" />,
    tone: "bg-warning-soft text-warning",
    title: placedTexts.awaitedTitle,
  },
  expired: { icon: <CircleX className="size-10" />, tone: "bg-sale-soft text-sale", title: placedTexts.expiredTitle },
};

type Props = {
  is: keyof typeof kinds;
  orderId: string | undefined;
  /** The sentences under the heading; those of the kind unless told. */
  text?: ReactNode;
  /** What is to be done first. */
  children?: ReactNode;
};

/** How an order stands that was just placed, its id, and the ways on. */
export function PlacedMessage({ is, orderId, text, children }: Props) {
  const { icon, tone, title } = kinds[is];
  usePageTitle(title);
  return (
    <div className="page flex flex-col items-center gap-4 py-16 text-center lg:py-24">
      <span aria-hidden className={classNames("flex size-20 items-center justify-center rounded-full", tone)}>
        {icon}
      </span>
      <h1 className="text-2xl">{title}</h1>
      <div role="status" className="flex max-w-text flex-col gap-1 text-muted">
        {text ?? <p>{is === "expired" ? placedTexts.expired : placedTexts.text}</p>}
      </div>
      {orderId && (
        <p className="max-w-full rounded-control border border-line bg-surface px-4 py-2">
          Your Order ID is:{" "}
          <strong className="inline-block max-w-full break-all text-sm sm:text-base">{orderId}</strong>
        </p>
      )}
      {children}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClass({ variant: children ? "secondary" : "primary" })}>
          Continue Shopping
        </Link>
        <Link to="/order" className={buttonClass({ variant: "secondary" })}>
          View My Orders
        </Link>
      </div>
    </div>
  );
}
