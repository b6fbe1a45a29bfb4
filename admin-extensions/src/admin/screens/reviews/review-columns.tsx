import { pictureCopies } from "@haat/api-contract/file/picture-copies";
import { dayText } from "@haat/ui/instants";
import { Star, StarSolid } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import type { Column } from "../shared/record-cards";
import { RowStatus } from "../shared/row-status";
import { Thumbnail } from "../shared/thumbnail";
import type { ReviewRow } from "./reviews.queries";

/** Absent without permission. */
type Acts = {
  onShow: ((row: ReviewRow, shown: boolean) => Promise<unknown>) | undefined;
  onAnswer: ((row: ReviewRow) => void) | undefined;
};

/** The visible part of an address, before `@hidden`; shoppers who log in by mobile number have none. */
const nameOf = ({ userId }: ReviewRow) => userId.email.replace(/@hidden$/, "") || "Verified Buyer";

export const reviewColumns = ({ onShow, onAnswer }: Acts): Column<ReviewRow>[] => [
  {
    key: "product",
    header: "Product",
    width: "15rem",
    card: "title",
    cell: ({ productId }) => (
      <span className="flex min-w-48 items-center gap-3">
        <Thumbnail src={productId.image} />
        <a
          href={`/product/${productId._id}`}
          target="_blank"
          rel="noopener noreferrer"
          className="text-ui-fg-base hover:text-ui-fg-interactive line-clamp-2 min-w-0 break-words font-medium"
        >
          {productId.title || "Deleted product"}
        </a>
      </span>
    ),
  },
  { key: "rating", header: "Rating", sort: "rating", width: "7rem", cell: ({ rating }) => <Stars rating={rating} /> },
  { key: "review", header: "Review", card: "title", cell: (row) => <Words row={row} /> },
  {
    key: "createdAt",
    header: "Date",
    sort: "createdAt",
    width: "8rem",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayText(createdAt)}</span>,
  },
  {
    key: "shown",
    header: "Visibility",
    width: "8.5rem",
    cell: (row) => (
      <RowStatus
        checked={!row.hidden}
        label={`Show the review of ${row.productId.title} by ${nameOf(row)}`}
        words={["Shown", "Hidden"]}
        onChange={onShow && ((shown) => onShow(row, shown))}
      />
    ),
  },
  {
    key: "actions",
    header: "Actions",
    quiet: true,
    align: "end",
    width: "9rem",
    card: "actions",
    cell: (row) =>
      onAnswer && (
        <Button
          type="button"
          variant="secondary"
          size="small"
          className="whitespace-nowrap"
          aria-label={`${row.answer ? "Edit the reply to" : "Reply to"} ${nameOf(row)}`}
          onClick={() => onAnswer(row)}
        >
          {row.answer ? "Edit reply" : "Reply"}
        </Button>
      ),
  },
];

function Words({ row }: { row: ReviewRow }) {
  const { comment, image, answer } = row;
  return (
    <div className="flex min-w-0 max-w-prose flex-col gap-1 py-1 text-left font-normal min-[700px]:min-w-56">
      <p className="text-ui-fg-subtle">{nameOf(row)}</p>
      <p className="text-ui-fg-base whitespace-pre-line break-words">
        {comment || <span className="text-ui-fg-muted">No comment.</span>}
      </p>
      {image && (
        <a href={image} target="_blank" rel="noopener noreferrer" className="w-fit rounded-md">
          <img
            src={pictureCopies(image).at(-1)?.address ?? image}
            alt={`Sent by ${nameOf(row)}, opens in a new tab`}
            loading="lazy"
            className="border-ui-border-base size-14 rounded-md border object-cover"
          />
        </a>
      )}
      {answer && (
        <p className="border-ui-border-strong text-ui-fg-subtle whitespace-pre-line break-words border-l-2 pl-3">
          <span className="text-ui-fg-base font-medium">The shop, {dayText(answer.createdAt)}: </span>
          {answer.text}
        </p>
      )}
    </div>
  );
}

const five = [1, 2, 3, 4, 5];

/** A rating as stars, with a text for screen readers. */
export const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={`${rating} of 5 stars`} className="text-ui-tag-orange-icon inline-flex">
    {five.map((star) =>
      star <= rating ? (
        <StarSolid key={star} aria-hidden />
      ) : (
        <Star key={star} aria-hidden className="text-ui-fg-muted" />
      ),
    )}
  </span>
);
