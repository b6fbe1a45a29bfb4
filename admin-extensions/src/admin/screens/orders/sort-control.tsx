import { type OrderSort, orderSorts } from "@haat/api-contract/order/words";
import type { ListControl } from "@haat/product-form/list/use-kept-list";
import { NativeSelect } from "@haat/product-form/native-select";
import { ArrowDownMini, ArrowUpMini } from "@medusajs/icons";
import { Button } from "@medusajs/ui";

const labels: Record<OrderSort, string> = {
  date: "Sort by date",
  amount: "Sort by amount",
  customer: "Sort by customer",
};

/** Sort field and direction of the list. */
export function SortControl({ list: { state, change } }: { list: ListControl }) {
  const isRising = state.order === "asc";
  return (
    <div className="flex items-center gap-2">
      <NativeSelect aria-label="Sort by" value={state.sort} onChange={(event) => change({ sort: event.target.value })}>
        {orderSorts.map((sort) => (
          <option key={sort} value={sort}>
            {labels[sort]}
          </option>
        ))}
      </NativeSelect>
      <Button
        type="button"
        variant="secondary"
        className="shrink-0"
        onClick={() => change({ order: isRising ? "desc" : "asc" })}
      >
        {isRising ? <ArrowUpMini aria-hidden /> : <ArrowDownMini aria-hidden />}
        {isRising ? "Ascending" : "Descending"}
      </Button>
    </div>
  );
}
