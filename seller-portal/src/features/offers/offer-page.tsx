import { type OfferStatus, offerStatuses } from "@haat/api-contract/back-office/offer-fields";
import { ActionDialog } from "@haat/product-form/action-dialog";
import { DialogHost } from "@haat/product-form/dialog-host";
import { ListPager } from "@haat/product-form/list/list-pager";
import { oneOf } from "@haat/product-form/list/list-state";
import { useLastPage } from "@haat/product-form/list/pages";
import type { ListControl } from "@haat/product-form/list/use-kept-list";
import { offerStatusLooks } from "@haat/product-form/offers/offer-status";
import { Button } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { errorMessage } from "@haat/web/api-error";
import { type ComponentProps, type ReactNode, useState } from "react";
import { toast } from "../../lib/toast";
import { usePageTitle } from "../layout/page-title";
import { QueryPending } from "../layout/query-pending";
import { StatusTabs } from "../layout/status-tabs";
import type { OfferActs } from "./offer-card";

type Change<Offer> = { mutateAsync: (offer: Offer) => Promise<{ message: string }> };

type Props<Offer> = {
  /** The kind in the plural, e.g. "Coupons". */
  title: string;
  text: string;
  /** One of them, in small letters. */
  noun: string;
  icon: ReactNode;
  /** Why one would add the first. */
  reason: string;
  messages: Record<"fetchFailed" | "confirmEnd" | "endFailed" | "confirmDelete" | "deleteFailed", string>;
  list: ListControl;
  query: ComponentProps<typeof QueryPending>["query"];
  /** Undefined while they load. */
  read: { rows: readonly Offer[]; total: number } | undefined;
  /** Why the seller can't add or change any; null if they can. */
  refusal: string | null;
  nameOf: (offer: Offer) => string;
  /** Whether a seller who may change offers may change this one, and whether it may be deleted. */
  mayEdit: (offer: Offer) => boolean;
  mayDelete: (offer: Offer) => boolean;
  end: Change<Offer>;
  remove: Change<Offer>;
  card: (offer: Offer, acts: OfferActs) => ReactNode;
  /** The form of an offer; null: of a new one. */
  form: (offer: Offer | null, onClose: () => void) => ReactNode;
};

/** A seller's sales or coupons, with their form. The list's state is in the URL. */
export function OfferPage<Offer extends { _id: string; status: OfferStatus }>(props: Props<Offer>) {
  const { title, text, noun, icon, reason, messages, list, query, read, refusal, nameOf, card, form } = props;
  usePageTitle(title);
  const status = oneOf(list.state.filters.status, offerStatuses);
  useLastPage(list, { rows: read?.rows, total: read?.total ?? 0, isFetching: query.isFetching });
  const [edited, setEdited] = useState<{ offer: Offer | null } | null>(null);
  const [asked, setAsked] = useState<{ act: "end" | "delete"; offer: Offer } | null>(null);
  const isSelling = read !== undefined && refusal === null;
  const actsOf = (offer: Offer): OfferActs => ({
    onEnd: offer.status === "running" ? () => setAsked({ act: "end", offer }) : undefined,
    onEdit: isSelling && props.mayEdit(offer) ? () => setEdited({ offer }) : undefined,
    onDelete: props.mayDelete(offer) ? () => setAsked({ act: "delete", offer }) : undefined,
  });
  const addButton = isSelling && <Button onClick={() => setEdited({ offer: null })}>Add {noun}</Button>;
  const questions = {
    end: {
      verb: "End",
      confirmLabel: "End now",
      text: messages.confirmEnd,
      failed: messages.endFailed,
      change: props.end,
    },
    delete: {
      verb: "Delete",
      confirmLabel: "Delete",
      text: messages.confirmDelete,
      failed: messages.deleteFailed,
      change: props.remove,
    },
  };
  const question = asked && questions[asked.act];
  return (
    <DialogHost>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </div>
        {addButton}
      </div>
      {refusal && <p className="mb-4 rounded-card border border-line bg-warning-soft p-4 text-warning">{refusal}</p>}
      <div className="mb-5">
        <StatusTabs
          label={`${title} by status`}
          list={list}
          statuses={offerStatuses}
          nameOf={(value) => offerStatusLooks[value].label}
        />
      </div>
      {read ? (
        read.rows.length > 0 ? (
          <>
            <ul className="flex flex-col gap-4">
              {read.rows.map((offer) => (
                <li key={offer._id}>{card(offer, actsOf(offer))}</li>
              ))}
            </ul>
            <div className="mt-4 text-sm">
              <ListPager list={list} total={read.total} />
            </div>
          </>
        ) : (
          <EmptyState
            icon={icon}
            title={status ? `No matching ${noun}s` : `No ${noun}s yet`}
            text={status ? "Try a different status." : reason}
          >
            {!status && addButton}
          </EmptyState>
        )
      ) : (
        <QueryPending query={query} failed={messages.fetchFailed} loading={`Loading ${noun}s...`} />
      )}
      {edited && form(edited.offer, () => setEdited(null))}
      {asked && question && (
        <ActionDialog
          title={`${question.verb} ${nameOf(asked.offer)}?`}
          text={question.text}
          confirmLabel={question.confirmLabel}
          danger
          onAct={async () => {
            toast.success((await question.change.mutateAsync(asked.offer)).message);
          }}
          failureText={(error) => errorMessage(error, question.failed)}
          onClose={() => setAsked(null)}
        />
      )}
    </DialogHost>
  );
}
