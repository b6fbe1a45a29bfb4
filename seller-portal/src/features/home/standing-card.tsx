import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { Badge } from "@haat/ui/badge";
import { Button, buttonClass } from "@haat/ui/button";
import { useQuery } from "@tanstack/react-query";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Hourglass from "lucide-react/icons/hourglass";
import { shopPaths } from "../../lib/page-paths";
import { meQuery } from "../account/api/me.queries";
import { standingOf } from "./standing";

const icons = { warning: Hourglass, success: CircleCheck, sale: CircleAlert };

/** The account's status, its reason, and what comes next. */
export function StandingCard({ seller }: { seller: SellerMe }) {
  const { tone, name, meaning, reason, next, asksShop, isOpen } = standingOf(seller);
  const Icon = icons[tone];
  return (
    <section aria-labelledby="standing" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="standing" className="text-lg">
          Account status
        </h2>
        <Badge tone={tone}>
          <Icon aria-hidden className="size-3.5" />
          {name}
        </Badge>
      </div>
      <p className="mt-3 max-w-text text-lg font-medium">{meaning}</p>
      {reason && (
        <p className="mt-3 max-w-text whitespace-pre-line break-words rounded-control bg-sunken px-4 py-3">
          <span className="block text-sm text-muted">Reason</span>
          {reason}
        </p>
      )}
      <p className="mt-3 max-w-text text-muted">{next}</p>
      {asksShop && (
        <a href={shopPaths.contact} className={`${buttonClass({ variant: "secondary" })} mt-5`}>
          Contact us
        </a>
      )}
      {isOpen && <LookAgain />}
    </section>
  );
}

function LookAgain() {
  const { refetch, isFetching, isError } = useQuery(meQuery);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      <Button variant="secondary" busy={isFetching} onClick={() => refetch()}>
        Check again
      </Button>
      <p role="status" className="text-sm text-sale">
        {isError && "Could not check your status. Please try again."}
      </p>
    </div>
  );
}
