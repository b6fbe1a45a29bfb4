import { parcelMessages } from "@haat/api-contract/parcel/messages";
import type { SellerReturn } from "@haat/api-contract/parcel/schemas";
import { useShowDialog } from "@haat/product-form/dialog-host";
import { Button } from "@haat/ui/button";
import { LateDialog } from "../layout/late-dialog";

type Props = { request: SellerReturn };

const dialogsCode = {
  name: "Return decision",
  failed: "The dialog could not be loaded.",
  load: () => import("./return-dialogs"),
};

/** The seller's decisions on a return of only their own products; the shop decides on mixed ones. */
export function ReturnActs({ request }: Props) {
  const { status } = request;
  const show = useShowDialog();
  const decide = (to: "approved" | "received") =>
    show((close) => (
      <LateDialog code={dialogsCode} onClose={close}>
        {({ DecideDialog }) => <DecideDialog request={request} to={to} onClose={close} />}
      </LateDialog>
    ));
  const reject = () =>
    show((close) => (
      <LateDialog code={dialogsCode} onClose={close}>
        {({ RejectDialog }) => <RejectDialog request={request} onClose={close} />}
      </LateDialog>
    ));
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
          Items received
        </Button>
      )}
      <Button size="small" variant="danger" onClick={reject}>
        Reject
      </Button>
    </div>
  );
}
