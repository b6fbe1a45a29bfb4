import type { CallInput } from "@haat/api-contract/endpoints";
import { api } from "./api";
import { withDatabase } from "./database";

type Body = NonNullable<CallInput<"addCoupon">["body"]>;

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A running coupon of 10 percent off all of the shop's own goods. */
export const couponBody = (code: string, fields: Partial<Body> = {}): Body => ({
  code,
  title: `Coupon ${code}`,
  kind: "percent",
  value: 10,
  startsAt: fromNow(-1),
  endsAt: fromNow(1),
  ...fields,
});

export const addCoupon = async (token: string, { code, ...fields }: Partial<Body> & { code: string }, url?: string) =>
  (await api(token, url).call("addCoupon", { body: couponBody(code, fields) })).coupon;

/** Removes all coupons; orders keep their discounts. */
export const dropCoupons = (): Promise<void> =>
  withDatabase(async (client) => {
    await client.query("DELETE FROM coupon_use");
    await client.query("DELETE FROM coupon");
  });
