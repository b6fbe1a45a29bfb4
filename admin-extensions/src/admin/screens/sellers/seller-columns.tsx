import { type SellerVerdict, sellerMoves } from "@haat/api-contract/seller/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { Button } from "@medusajs/ui";
import { ScreenLink } from "../lib/host";
import { NoValue } from "../shared/no-value";
import type { Column } from "../shared/record-cards";
import { createdColumn } from "../shared/row-columns";
import { stateLooks, typeLabels, verdictTexts } from "./seller-words";
import type { Seller } from "./sellers.queries";

const FileState = ({ seller: { lacks, uncheckedChanges, reviewAskedAt } }: { seller: Seller }) => (
  <span className="flex flex-col gap-0.5">
    <StatusDot tone={lacks.length === 0 ? "good" : "waiting"}>
      {lacks.length === 0 ? "Complete" : `${lacks.length} missing`}
    </StatusDot>
    {uncheckedChanges.length > 0 && <StatusDot tone="moving">Changed since approval</StatusDot>}
    {reviewAskedAt && <StatusDot tone="moving">Review requested</StatusDot>}
  </span>
);

/** `onJudge` is absent without permission. */
export const sellerColumns = (
  onJudge: ((seller: Seller, state: SellerVerdict) => void) | undefined,
): Column<Seller>[] => [
  {
    key: "email",
    header: "Seller",
    card: "title",
    cell: ({ _id, email, businessName }) => (
      <span className="block max-w-64 break-words">
        <ScreenLink
          to={`/sellers/${encodeURIComponent(_id)}`}
          className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover font-medium"
        >
          {email}
        </ScreenLink>
        {businessName && <span className="text-ui-fg-subtle block font-normal">{businessName}</span>}
      </span>
    ),
  },
  {
    key: "mobile",
    givesWay: 5,
    header: "Mobile",
    cell: ({ mobileNumber }) => <span className="tabular-nums">{mobileNumber}</span>,
  },
  { key: "type", givesWay: 3, header: "Sells", cell: ({ sellerType }) => typeLabels[sellerType] },
  { key: "gstin", givesWay: 4, header: "GSTIN", cell: ({ gstNumber }) => gstNumber ?? <NoValue /> },
  { key: "pan", givesWay: 1, header: "PAN", cell: ({ panNumber }) => panNumber ?? <NoValue /> },
  {
    key: "state",
    header: "Status",
    cell: ({ state, reason }) => (
      <>
        <StatusDot tone={stateLooks[state].tone}>{stateLooks[state].label}</StatusDot>
        {reason && <span className="text-ui-fg-muted block max-w-64 break-words">{reason}</span>}
      </>
    ),
  },
  { key: "file", givesWay: 6, header: "Business profile", cell: (seller) => <FileState seller={seller} /> },
  { ...createdColumn<Seller>("Registered"), givesWay: 2 },
  ...(onJudge
    ? [
        {
          key: "actions",
          header: "Actions",
          align: "end" as const,
          card: "actions" as const,
          cell: (seller: Seller) => (
            <div className="flex justify-end gap-2">
              {sellerMoves[seller.state].map((state) => {
                const { label } = verdictTexts[state];
                return (
                  <Button
                    key={state}
                    type="button"
                    variant="secondary"
                    size="small"
                    aria-label={`${label} ${seller.email}`}
                    onClick={() => onJudge(seller, state)}
                  >
                    {label}
                  </Button>
                );
              })}
            </div>
          ),
        },
      ]
    : []),
];
