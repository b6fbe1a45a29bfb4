import { earningsMessages } from "@haat/api-contract/earnings/messages";
import { limits } from "@haat/api-contract/limits";
import { ApiError } from "../../errors/api-error";
import type { DayRange } from "../../modules/figures/read/earnings";
import { addDays, dayInIndia, daysIn } from "./days";

const usualDays = 30;

/** The days that are meant; the thirty up to today where none are named. @throws ApiError 400 reversed or too long. */
export function chosenRange({ from, to }: { from?: string | undefined; to?: string | undefined }): DayRange {
  const today = dayInIndia(new Date());
  const last = to ?? (from && from > today ? from : today);
  const range = { from: from ?? addDays(last, 1 - usualDays), to: last };
  if (daysIn(range) < 1) throw new ApiError(400, earningsMessages.rangeReversed);
  const most = limits.earningsDaysMost;
  if (daysIn(range) > most) throw new ApiError(400, earningsMessages.rangeTooLong(most));
  return range;
}
