import type { Column } from "../shared/record-cards";
import { RowButtons } from "../shared/row-buttons";
import { RowStatus } from "../shared/row-status";
import { dayText } from "../shared/texts";
import { Thumbnail } from "../shared/thumbnail";
import type { BannerRow } from "./banners.queries";

/** Absent: the account may not. */
type Acts = {
  onStatus: ((row: BannerRow, status: boolean) => Promise<unknown>) | undefined;
  onEdit: ((row: BannerRow) => void) | undefined;
  onDelete: ((row: BannerRow) => void) | undefined;
};

export const bannerColumns = ({ onStatus, onEdit, onDelete }: Acts): Column<BannerRow>[] => [
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
    cell: ({ title }) => <span className="text-ui-fg-base block min-w-36 break-words font-medium">{title}</span>,
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
  {
    key: "status",
    header: "Status",
    width: "8.5rem",
    cell: (row) => (
      <RowStatus
        checked={row.status}
        label={`Status of ${row.title}`}
        onChange={onStatus && ((status) => onStatus(row, status))}
      />
    ),
  },
  {
    key: "createdAt",
    header: "Created At",
    sort: "createdAt",
    width: "8rem",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayText(createdAt)}</span>,
  },
  {
    key: "actions",
    header: "Actions",
    align: "end",
    width: "6rem",
    card: "actions",
    cell: (row) => (
      <RowButtons
        name={row.title}
        onEdit={onEdit && (() => onEdit(row))}
        onDelete={onDelete && (() => onDelete(row))}
      />
    ),
  },
];
