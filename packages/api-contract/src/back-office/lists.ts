import { z } from "zod";
import { limits } from "../limits";
import { wholeNumberParam } from "../values";

/**
 * Common query of the back office's lists. Without both fields the whole list is returned, up to `limits.maxFullList`.
 */
export const pageParams = {
  page: wholeNumberParam(1, 1_000_000).optional(),
  limit: wholeNumberParam(1, limits.maxPageSize).optional(),
};

/** Search text; blank means no search. */
export const searchParam = z.string().trim().max(limits.maxSearchTextLength);

/** Who has or sells what a list shows: the shop, or sellers. */
export const owners = ["shop", "sellers"] as const;

/** Common fields of a list's response. */
export const pageFields = {
  total: z.number().int().min(0),
  page: z.number().int().min(1),
  limit: z.number().int().min(1),
};

/**
 * Identifies the state that was read. Sent back with a change, it makes the server reject the change if the record has
 * changed since.
 */
export const versionSchema = z.string().min(1).max(100);
