import { dayText } from "@haat/ui/instants";
import { Badge, Button } from "@medusajs/ui";
import type { Column } from "../shared/record-cards";
import { actionsColumn, type RowActs } from "../shared/row-columns";
import type { MissedRow, SynonymRow } from "./search-words.queries";

export const directionTexts = {
  oneway: "One way",
  both: "Both ways",
} as const;

/** Describes a synonym in a sentence, so that staff need not know what its direction means. */
export const directionHints = {
  oneway: "Customers who search for the word also find its equal words.",
  both: "Customers who search for any of these words find all of them.",
} as const;

export const synonymColumns = ({
  onEdit,
  onDelete,
}: Pick<RowActs<SynonymRow>, "onEdit" | "onDelete">): Column<SynonymRow>[] => [
  {
    key: "word",
    header: "Word",
    width: "12rem",
    card: "title",
    cell: ({ word, source }) => (
      <span className="text-ui-fg-base flex flex-wrap items-center gap-2 font-medium">
        <span className="break-words">{word}</span>
        {source === "seeded" && <Badge size="2xsmall">Built in</Badge>}
      </span>
    ),
  },
  {
    key: "equals",
    header: "Equal words",
    cell: ({ equals }) => <span className="line-clamp-3 break-words">{equals.join(", ")}</span>,
  },
  {
    key: "direction",
    header: "Direction",
    width: "8rem",
    cell: ({ direction }) => <span title={directionHints[direction]}>{directionTexts[direction]}</span>,
  },
  {
    key: "updatedAt",
    header: "Last changed",
    width: "8rem",
    cell: ({ updatedAt }) => <span className="whitespace-nowrap">{dayText(updatedAt)}</span>,
  },
  actionsColumn({ onEdit, onDelete }, { name: ({ word }) => word }),
];

export const missedColumns = (onAdd: ((query: string) => void) | undefined): Column<MissedRow>[] => [
  {
    key: "query",
    header: "Search",
    card: "title",
    cell: ({ query }) => <span className="text-ui-fg-base block break-words font-medium">{query}</span>,
  },
  { key: "count", header: "Times", align: "end", width: "6rem", cell: ({ count }) => count.toLocaleString("en-IN") },
  {
    key: "lastSearchedAt",
    header: "Last searched",
    width: "9rem",
    cell: ({ lastSearchedAt }) => <span className="whitespace-nowrap">{dayText(lastSearchedAt)}</span>,
  },
  ...(onAdd
    ? [
        {
          key: "actions",
          header: "Actions",
          align: "end" as const,
          width: "10rem",
          card: "actions" as const,
          cell: ({ query }: MissedRow) => (
            <Button
              type="button"
              variant="secondary"
              size="small"
              aria-label={`Add synonym for ${query}`}
              onClick={() => onAdd(query)}
            >
              Add synonym
            </Button>
          ),
        },
      ]
    : []),
];
