import { buttonClass } from "@haat/ui/button";
import { classNames } from "@haat/ui/class-names";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import Package from "lucide-react/icons/package";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { usePageTitle } from "../../layout/page-title";
import { placedTexts } from "../texts";

const warning = "bg-warning-soft text-warning";
const sale = "bg-sale-soft text-sale";

const kinds = {
  placed: { Icon: CircleCheck, tone: "bg-success-soft text-success", title: placedTexts.title },
  waiting: { Icon: Clock, tone: warning, title: placedTexts.awaitedTitle },
  cancelled: { Icon: CircleX, tone: sale, title: placedTexts.cancelledTitle },
  // The order's status can't be determined.
  unknown: { Icon: Package, tone: warning, title: placedTexts.unknownTitle },
  notFound: { Icon: CircleX, tone: sale, title: placedTexts.notFoundTitle },
};

type Props = {
  is: keyof typeof kinds;
  orderId: string | undefined;
  /** Sentences below the heading. */
  text?: ReactNode;
  /** The order's details. */
  details?: ReactNode;
  /** The primary action. */
  children?: ReactNode;
};

/** The status of a newly placed order, its id, and links to continue. */
export function PlacedMessage({ is, orderId, text, details, children }: Props) {
  const { Icon, tone, title } = kinds[is];
  usePageTitle(title);
  return (
    <div className="page flex flex-col items-center gap-4 py-10 text-center lg:py-16">
      <span aria-hidden className={classNames("flex size-20 items-center justify-center rounded-full", tone)}>
        <Icon className="size-10" />
      </span>
      <h1 className="text-2xl">{title}</h1>
      <div role="status" className="flex max-w-text flex-col gap-1 text-muted">
        {text}
      </div>
      {orderId && (
        <p className="max-w-full rounded-control border border-line bg-surface px-4 py-2">
          Your Order ID is:{" "}
          <strong className="inline-block max-w-full break-all text-sm sm:text-base">{orderId}</strong>
        </p>
      )}
      {details}
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
