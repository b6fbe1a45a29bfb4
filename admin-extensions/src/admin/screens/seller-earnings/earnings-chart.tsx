import { earningLabels } from "@haat/api-contract/seller-earnings/words";
import { ColumnsAndLine } from "../shared/columns-and-line";

type Props = { points: { name: string; full: string; paid: number; net: number }[] };

/** A seller's earnings, and what shoppers paid for them. */
export const EarningsChart = ({ points }: Props) => (
  <ColumnsAndLine
    points={points}
    columns={{ key: "net", name: earningLabels.net }}
    line={{ key: "paid", name: earningLabels.paid }}
  />
);
