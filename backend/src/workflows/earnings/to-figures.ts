import type { EarningsRow, Figures, MoneyFigures } from "@haat/api-contract/earnings/schemas";
import type { Keyed, Named } from "#modules/figures/read/earnings";
import type { GoodsSums, Sums } from "#modules/figures/read/sums";

const rupees = (paise: number) => Math.round(paise) / 100;

const toGoods = (sums: GoodsSums & { delivery: number }): Figures => {
  const { orders, pieces, gross, discount, delivery, gst, refunded } = sums;
  const sales = gross - discount + delivery;
  return {
    orders,
    pieces,
    gross: rupees(gross),
    discount: rupees(discount),
    delivery: rupees(delivery),
    sales: rupees(sales),
    gst: rupees(gst),
    refunds: rupees(refunded),
    net: rupees(sales - refunded),
  };
};

/** Converts whole paise to rupees, and adds the derived amounts. */
export const toFigures = (sums: Sums): MoneyFigures => ({
  ...toGoods(sums),
  received: rupees(sums.received),
  awaited: rupees(sums.awaited),
});

export const toRow = ({ key, ...sums }: Keyed<Sums>): EarningsRow => ({ key, label: key, ...toFigures(sums) });

export const restKey = "rest";

/**
 * A row for each category, and one for the rest that belongs to no product, so that all rows add up to the total:
 * delivery, and refunds without stated items. An order with items of two categories counts in both.
 */
export function toCategoryRows(categories: readonly Named<GoodsSums>[], total: Sums): EarningsRow[] {
  const left = (of: keyof GoodsSums) => categories.reduce((rest, sums) => rest - sums[of], total[of]);
  const rest = {
    orders: 0,
    pieces: left("pieces"),
    gross: left("gross"),
    discount: left("discount"),
    delivery: total.delivery,
    gst: left("gst"),
    refunded: left("refunded"),
  };
  const asRow = (key: string, label: string, sums: GoodsSums & { delivery: number }) => ({
    key,
    label,
    ...toGoods(sums),
    received: null,
    awaited: null,
  });
  const rows = categories.map(({ key, label, ...sums }) =>
    asRow(key || "none", label || "No category", { ...sums, delivery: 0 }),
  );
  return total.orders > 0 ? [...rows, asRow(restKey, "Delivery and other", rest)] : rows;
}
