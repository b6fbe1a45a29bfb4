import { productLimits } from "@haat/api-contract/product/limits";
import { indianNumber } from "@haat/ui/format";
import { StatusDot } from "../shared/status-dot";

/** What can be bought now. */
export const StockBadge = ({ quantity }: { quantity: number }) =>
  quantity > 0 ? (
    <StatusDot tone={quantity > productLimits.lowStock ? "good" : "waiting"}>
      {`${indianNumber(quantity)} in stock`}
    </StatusDot>
  ) : (
    <StatusDot tone="bad">Out of Stock</StatusDot>
  );
