import { z } from "zod";
import { customerGroupMessages } from "../customer-group/messages";
import { limits } from "../limits";
import { idSchema } from "../values";

/** The customer groups that a coupon of the shop is for. */
export const couponGroupFields = {
  /** Null or none: everybody. Absent: unchanged, so that a form of an earlier release gives no coupon to everybody. */
  customerGroupIds: z
    .array(idSchema)
    .max(limits.maxCouponGroups, customerGroupMessages.tooManyGroups(limits.maxCouponGroups))
    .nullish()
    .transform((ids) => (ids?.length ? [...new Set(ids)] : ids === undefined ? undefined : null)),
};

/** The same as it is read: with their names; none: everybody. */
export const couponGroupsShown = {
  customerGroups: z.array(z.object({ _id: idSchema, name: z.string() })),
};
