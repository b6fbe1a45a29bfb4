import type { Earnings, EarningsQuery, TotalEarnings } from "@haat/api-contract/earnings/schemas";
import type { EarningsGroup } from "@haat/api-contract/earnings/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { FIGURES_MODULE } from "#modules/figures/index";
import type { DayRange } from "#modules/figures/read/earnings";
import type { Sums } from "#modules/figures/read/sums";
import type { EarningsReader, FiguresService } from "#modules/figures/service";
import { chosenRange, dayInIndia, financialYearOf, monthOf, rangeBefore } from "./days";
import { toCategoryRows, toFigures, toRow } from "./to-figures";

const nothing: Sums = {
  orders: 0,
  pieces: 0,
  gross: 0,
  discount: 0,
  delivery: 0,
  gst: 0,
  refunded: 0,
  received: 0,
  awaited: 0,
};

type Fields<Answer> = Omit<Answer, "success" | "message">;

const figuresOf = (container: MedusaContainer) => container.resolve<FiguresService>(FIGURES_MODULE);

async function rowsOf(earnings: EarningsReader, by: EarningsGroup, range: DayRange, total: Sums) {
  if (by === "category") return toCategoryRows(await earnings.byCategory(range), total);
  if (by === "payment-method") return (await earnings.byPaymentMethod(range)).map(toRow);
  return (await earnings.bySpan(by, range)).map(toRow);
}

/** Sales in a range of days, and in the range of the same length before it. */
export async function readEarnings(container: MedusaContainer, query: EarningsQuery): Promise<Fields<Earnings>> {
  const { by } = query;
  const range = chosenRange(query);
  return await figuresOf(container).earnings(async (earnings) => {
    const [total = nothing, before = nothing] = await earnings.sums(range, rangeBefore(range));
    const rows = await rowsOf(earnings, by, range, total);
    return { ...range, by, rows, total: toFigures(total), before: toFigures(before) };
  });
}

/** Sales of all time, up to today. */
export async function readTotalEarnings(container: MedusaContainer): Promise<Fields<TotalEarnings>> {
  const today = dayInIndia(new Date());
  const periods = [monthOf(today), monthOf(today, -1), financialYearOf(today), financialYearOf(today, -1)];
  return await figuresOf(container).earnings(async (earnings) => {
    const since = await earnings.firstDay();
    const range = { from: since ?? today, to: today };
    const [total = nothing, ...sums] = await earnings.sums(range, ...periods);
    const [thisMonth = nothing, lastMonth = nothing, thisYear = nothing, lastYear = nothing] = sums;
    return {
      since,
      today,
      total: toFigures(total),
      periods: {
        thisMonth: toFigures(thisMonth),
        lastMonth: toFigures(lastMonth),
        thisYear: toFigures(thisYear),
        lastYear: toFigures(lastYear),
      },
      months: since ? await rowsOf(earnings, "month", range, total) : [],
      categories: await rowsOf(earnings, "category", range, total),
      paymentMethods: await rowsOf(earnings, "payment-method", range, total),
    };
  });
}
