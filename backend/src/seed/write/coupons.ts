import type { CouponFields } from "@haat/api-contract/coupon/schemas";
import { COUPON_MODULE } from "#modules/coupon/index";
import type { CouponService } from "#modules/coupon/service";
import type { Seeding } from "./seeding";

const years = 5;
const inYears = (day: Date) => new Date(Date.UTC(day.getUTCFullYear() + years, day.getUTCMonth(), day.getUTCDate()));

const plain = {
  buyQuantity: null,
  getQuantity: null,
  freeProductIds: null,
  maxDiscount: null,
  categoryId: null,
  subCategoryId: null,
  brand: null,
  productIds: null,
  includesSellers: false,
  maxUses: null,
  budget: null,
  firstOrderOnly: false,
  onlineOnly: false,
  bank: null,
  bankMethods: [],
  pincodes: [],
  customerGroupIds: null,
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
    includesSellers: true,
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
  {
    ...plain,
    code: "HDFC10",
    title: "10 % off from ₹1,999, up to ₹750",
    kind: "percent",
    value: 10,
    maxDiscount: 750,
    minGoods: 1999,
    includesSellers: true,
    bank: "HDFC",
    bankMethods: ["credit-card", "debit-card"],
    maxUsesPerShopper: null,
  },
];

/** Of the demo shop's seller. */
const sellersCoupon: Omit<CouponFields, "startsAt" | "endsAt"> = {
  ...plain,
  code: "STALL5",
  title: "5 % off our products from ₹500",
  kind: "percent",
  value: 5,
  minGoods: 500,
  maxUsesPerShopper: null,
};

/** The coupons that carts of the demo shop show. @param sellers - Who sells a product, by its id. */
export async function writeCoupons(
  { container, openedAt }: Seeding,
  sellers: ReadonlyMap<string, string>,
): Promise<void> {
  const service = container.resolve<CouponService>(COUPON_MODULE);
  const dates = { startsAt: openedAt.toISOString(), endsAt: inYears(openedAt).toISOString() };
  const save = (coupon: (typeof coupons)[number], sellerId: string | null) =>
    service.save(`coup_demo_${coupon.code.toLowerCase()}`, { ...coupon, ...dates }, sellerId);
  for (const coupon of coupons) await save(coupon, null);
  for (const sellerId of new Set(sellers.values())) await save(sellersCoupon, sellerId);
}
