import type { CallInput } from "@haat/api-contract/endpoints";
import { api } from "./api";
import { withDatabase } from "./database";

type Body = NonNullable<CallInput<"addCoupon">["body"]>;

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A running coupon of 10 percent off all goods of who adds it. */
export const couponBody = (code: string, fields: Partial<Body> = {}): Body => ({
  code,
  title: `Coupon ${code}`,
  kind: "percent",
  value: 10,
  startsAt: fromNow(-1),
  endsAt: fromNow(1),
  ...fields,
});

/** Codes that this file's tests have added. */
const added: string[] = [];

export async function addCoupon(token: string, { code, ...fields }: Partial<Body> & { code: string }, url?: string) {
  const { coupon } = await api(token, url).call("addCoupon", { body: couponBody(code, fields) });
  added.push(coupon.code);
  return coupon;
}

/** A coupon of a seller. */
export async function addSellerCoupon(
  seller: { token: string },
  { code, ...fields }: Partial<Body> & { code: string },
) {
  const { coupon } = await api(seller.token).call("addSellerCoupon", { body: couponBody(code, fields) });
  added.push(coupon.code);
  return coupon;
}

/** Removes the coupons of this file's tests; orders keep their discounts. */
export const dropCoupons = (): Promise<void> =>
  withDatabase(async (client) => {
    await client.query("DELETE FROM coupon_use WHERE code = ANY ($1)", [added]);
    await client.query("DELETE FROM coupon WHERE code = ANY ($1)", [added]);
  });
