import { commissionPercent } from "@haat/api-contract/commission/rule";
import { Button } from "@medusajs/ui";
import { NoValue } from "../shared/no-value";
import { Panel } from "../shared/panel";
import { PlainTable } from "../shared/plain-table";
import type { CategoryRate } from "./commission.queries";
import type { RateSubject } from "./rate-modal";

type Props = {
  categories: readonly CategoryRate[];
  usualPercent: number;
  /** Absent without permission. */
  onEdit: ((subject: RateSubject) => void) | undefined;
};

/** The rate of each category, its own or an inherited one. */
export function CategoryRates({ categories, usualPercent, onEdit }: Props) {
  const rateOf = (id: string | null) => categories.find(({ _id }) => _id === id)?.percent ?? null;
  const holds = ({ _id, parentId }: CategoryRate) =>
    commissionPercent({
      seller: null,
      subCategory: parentId ? rateOf(_id) : null,
      category: rateOf(parentId ?? _id),
      usual: usualPercent,
    });
  return (
    <Panel
      title="Categories"
      text="A sub-category's rate overrides its category's rate, which overrides the default rate."
    >
      <PlainTable
        label="Commission by category"
        rows={categories}
        rowKey={({ _id }) => _id}
        columns={[
          {
            header: "Category",
            cell: ({ title, parentId }) => <span className={parentId ? "pl-5" : "font-medium"}>{title}</span>,
          },
          {
            header: "Custom rate",
            align: "end",
            cell: ({ percent }) => (percent === null ? <NoValue /> : `${percent}%`),
          },
          { header: "Effective rate", align: "end", cell: (row) => `${holds(row)}%` },
          ...(onEdit
            ? [
                {
                  header: "Actions",
                  align: "end" as const,
                  cell: ({ _id: id, title, percent, version }: CategoryRate) => (
                    <Button
                      type="button"
                      variant="secondary"
                      size="small"
                      aria-label={`Change commission for ${title}`}
                      onClick={() => onEdit({ of: "category", id, name: title, percent, version })}
                    >
                      Change
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
