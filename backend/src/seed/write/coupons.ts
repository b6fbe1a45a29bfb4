import type { CouponFields } from "@haat/api-contract/coupon/schemas";
import { COUPON_MODULE } from "#modules/coupon/index";
import type { CouponService } from "#modules/coupon/service";
import type { Seeding } from "./seeding";

const years = 5;
const inYears = (day: Date) => new Date(Date.UTC(day.getUTCFullYear() + years, day.getUTCMonth(), day.getUTCDate()));

const plain = {
  buyQuantity: null,
  getQuantity: null,
  maxDiscount: null,
  categoryId: null,
  subCategoryId: null,
  brand: null,
  maxUses: null,
  budget: null,
  firstOrderOnly: false,
  onlineOnly: false,
  pincodes: [],
  isListed: true,
} satisfies Partial<CouponFields>;

const coupons: readonly Omit<CouponFields, "startsAt" | "endsAt">[] = [
  {
    ...plain,
    code: "WELCOME100",
    title: "₹100 off your first order from ₹499",
    kind: "amount",
    value: 100,
    minGoods: 499,
    maxUsesPerShopper: 1,
    firstOrderOnly: true,
  },
  {
    ...plain,
    code: "BIG10",
    title: "10 % off orders from ₹2,999, up to ₹500",
    kind: "percent",
    value: 10,
    maxDiscount: 500,
    minGoods: 2999,
    maxUsesPerShopper: null,
  },
];

/** The coupons that carts of the demo shop show. */
export async function writeCoupons({ container, openedAt }: Seeding): Promise<void> {
  const service = container.resolve<CouponService>(COUPON_MODULE);
  const dates = { startsAt: openedAt.toISOString(), endsAt: inYears(openedAt).toISOString() };
  for (const coupon of coupons) {
    await service.save(`coup_demo_${coupon.code.toLowerCase()}`, { ...coupon, ...dates });
  }
}
