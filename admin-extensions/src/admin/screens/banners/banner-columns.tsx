import { instantText } from "@haat/ui/instants";
import type { Column } from "../shared/record-cards";
import { actionsColumn, createdColumn, type RowActs, statusColumn } from "../shared/row-columns";
import { Thumbnail } from "../shared/thumbnail";
import type { BannerRow } from "./banners.queries";

export const audienceLabels: Record<BannerRow["audience"], string> = {
  everyone: "Everyone",
  guests: "Guests who have not logged in",
  customers: "Customers who have logged in",
};

const name = (row: BannerRow) => row.title;

/** When, and which shoppers see a banner; empty if all do at any time. */
const limitsText = ({ startsAt, endsAt, audience }: BannerRow): string =>
  [
    startsAt && `From ${instantText(startsAt)}`,
    endsAt && `Until ${instantText(endsAt)}`,
    audience !== "everyone" && audienceLabels[audience],
  ]
    .filter(Boolean)
    .join(" · ");

export const bannerColumns = ({ onStatus, onEdit, onDelete }: RowActs<BannerRow>): Column<BannerRow>[] => [
  { key: "order", header: "Order", sort: "order", align: "end", width: "5rem", cell: ({ order }) => order },
  {
    key: "image",
    header: "Image",
    width: "7rem",
    card: "picture",
    cell: ({ image }) => <Thumbnail src={image} wide />,
  },
  {
    key: "title",
    header: "Title",
    sort: "title",
    card: "title",
    cell: (banner) => (
      <span className="block min-w-36 break-words">
        <span className="text-ui-fg-base font-medium">{banner.title}</span>
        <span className="text-ui-fg-subtle block">{limitsText(banner)}</span>
      </span>
    ),
  },
  {
    key: "link",
    header: "Link",
    cell: ({ link, title }) => (
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${link}, link of ${title}, opens in a new tab`}
        className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover block max-w-56 truncate underline underline-offset-2"
      >
        {link}
      </a>
    ),
  },
  statusColumn({ onStatus }, { name, isActive: ({ status }) => status }),
  createdColumn("Created At", { sort: "createdAt" }),
  actionsColumn({ onEdit, onDelete }, { name }),
];
