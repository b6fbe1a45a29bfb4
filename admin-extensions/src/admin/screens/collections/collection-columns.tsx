import { StatusDot } from "@haat/product-form/status-dot";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import type { Column } from "../shared/record-cards";
import { RowButtons } from "../shared/row-buttons";
import { type CollectionRow, collectionStatusLooks } from "./collections.queries";

/** Undefined: staff may not. */
type Acts = Record<"onEdit" | "onDelete", ((row: CollectionRow) => void) | undefined>;

/** @param goods names the products of a collection by their place. */
export const collectionColumns = (
  goods: (collection: CollectionRow) => string,
  { onEdit, onDelete }: Acts,
): Column<CollectionRow>[] => [
  {
    key: "title",
    header: "Title",
    card: "title",
    cell: ({ title, slug }) => (
      <span className="block break-words">
        <span className="text-ui-fg-base font-medium">{title}</span>
        <a
          href={`/collections/${slug}`}
          target="_blank"
          rel="noreferrer"
          className="text-ui-fg-interactive block break-all"
        >
          /collections/{slug}
        </a>
      </span>
    ),
  },
  {
    key: "status",
    header: "Status",
    width: "7rem",
    cell: ({ status }) => (
      <StatusDot tone={collectionStatusLooks[status].tone}>{collectionStatusLooks[status].label}</StatusDot>
    ),
  },
  {
    key: "goods",
    header: "Products",
    cell: (collection) => (
      <span className="break-words">{[goods(collection), ...conditionsOf(collection)].join(", ")}</span>
    ),
  },
  {
    key: "dates",
    header: "Dates",
    width: "11rem",
    givesWay: 1,
    cell: ({ startsAt, endsAt }) => (
      <span className="block">
        {startsAt && <span className="block">From {instantText(startsAt)}</span>}
        {endsAt && <span className="block">Until {instantText(endsAt)}</span>}
        {!startsAt && !endsAt && "Always"}
      </span>
    ),
  },
  {
    key: "actions",
    header: "Actions",
    align: "end",
    width: "7rem",
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

const conditionsOf = ({ maxPrice, minRating }: CollectionRow): string[] => [
  ...(maxPrice === null ? [] : [`up to ${orderRupees(maxPrice)}`]),
  ...(minRating === null ? [] : [`${minRating} ${minRating === 1 ? "star" : "stars"} & up`]),
];
