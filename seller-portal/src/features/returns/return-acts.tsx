import { parcelMessages } from "@haat/api-contract/parcel/messages";
import type { SellerReturn } from "@haat/api-contract/parcel/schemas";
import { useShowDialog } from "@haat/product-form/dialog-host";
import { Button } from "@haat/ui/button";
import { DecideDialog, RejectDialog } from "./return-dialogs";

type Props = { request: SellerReturn };

/** What the seller decides of a return of their own goods; of one about others' goods as well the shop does. */
export function ReturnActs({ request }: Props) {
  const { status } = request;
  const show = useShowDialog();
  const decide = (to: "approved" | "received") =>
    show((close) => <DecideDialog request={request} to={to} onClose={close} />);
  const isOpen = status === "requested" || status === "approved";
  if (!isOpen) return null;
  if (!request.isOwn) return <p className="text-sm text-muted">{parcelMessages.staffDecide}</p>;
  return (
    <div className="flex flex-wrap gap-3">
      {status === "requested" ? (
        <Button size="small" onClick={() => decide("approved")}>
          Approve
        </Button>
      ) : (
        <Button size="small" onClick={() => decide("received")}>
          Goods Are Back
        </Button>
      )}
      <Button
        size="small"
        variant="danger"
        onClick={() => show((close) => <RejectDialog request={request} onClose={close} />)}
      >
        Reject
      </Button>
    </div>
  );
}
