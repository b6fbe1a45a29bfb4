import { z } from "zod";
import { limits } from "../limits";
import { wholeNumberParam } from "../values";

/** What every list of the back office takes. Without both the whole list is answered, up to `limits.maxFullList`. */
export const pageParams = {
  page: wholeNumberParam(1, 1_000_000).optional(),
  limit: wholeNumberParam(1, limits.maxPageSize).optional(),
};

/** Text to look for; blank looks for nothing in particular. */
export const searchParam = z.string().trim().max(limits.maxSearchTextLength);

/** What a list answers beside its rows. */
export const pageFields = {
  total: z.number().int().min(0),
  page: z.number().int().min(1),
  limit: z.number().int().min(1),
};

/** Says which state of a thing was read. Sent back with a change, it is refused when the thing has changed meanwhile. */
export const versionSchema = z.string().min(1).max(100);
