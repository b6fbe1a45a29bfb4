import { tellsBank } from "@haat/api-contract/coupon/bank-offer";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { CouponOffer } from "@haat/api-contract/coupon/schemas";
import { couponSum } from "@haat/api-contract/coupon/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import type { StandingCoupon } from "#modules/coupon/coupon-uses";
import { COUPON_MODULE } from "#modules/coupon/index";
import type { CouponService } from "#modules/coupon/service";
import { readPaymentSettings } from "../payment-setup/payment-settings";
import { findSellables } from "../sellable/read-sellables";
import { resolveLine, type WantedLine } from "../sellable/resolve-line";
import { type CouponLine, type CouponOrder, evaluateCoupon, sellableLine } from "./evaluate-coupon";

type Wanted<Customer> = Omit<CouponOrder, "lines"> & { customerId: Customer; wanted: readonly WantedLine[] };

const orderOf = <Customer>({ customerId, wanted }: Wanted<Customer>) => ({
  id: null,
  customerId,
  mobile: null,
  productIds: wanted.map(({ productId }) => productId),
});

/** What goods and delivery cost. @throws ApiError as `resolveLine`. */
async function linesOf(container: MedusaContainer, wanted: readonly WantedLine[]): Promise<CouponLine[]> {
  const sellables = await findSellables(
    container,
    wanted.map(({ productId }) => productId),
  );
  return wanted.map((line) => sellableLine(resolveLine(line, sellables), line.quantity));
}

function toOffer(coupon: StandingCoupon, order: CouponOrder): CouponOffer {
  const { discount, delivery, missing, missingPieces, problem } = evaluateCoupon(coupon, order);
  const off = { discount: discount / 100, delivery: delivery / 100 };
  const inRupees = { ...off, missing: missing === null ? null : missing / 100 };
  return { code: coupon.code, title: coupon.title, bankOffer: coupon.bankOffer, problem, missingPieces, ...inRupees };
}

/** Those that apply first, and of them the best. */
const byUse = (a: CouponOffer, b: CouponOffer): number =>
  Number(a.problem !== null) - Number(b.problem !== null) || couponSum(b) - couponSum(a);

/**
 * The coupons for some of these items that the shop offers to everybody, with what each takes off these items.
 *
 * @param wish `customerId`: null for a guest, to whom it is a first order.
 */
export async function readOffers(container: MedusaContainer, wish: Wanted<string | null>): Promise<CouponOffer[]> {
  const coupons = container.resolve<CouponService>(COUPON_MODULE);
  // Product pages ask too, and most have none.
  const offers = await usable(container, await coupons.offers(orderOf(wish)));
  if (offers.length === 0) return [];
  const lines = await linesOf(container, wish.wanted);
  return offers.map((offer) => toOffer(offer, { ...wish, lines })).sort(byUse);
}

/** Without bank offers if no method that tells the bank is on. */
async function usable(container: MedusaContainer, offers: StandingCoupon[]): Promise<StandingCoupon[]> {
  if (offers.every(({ bankOffer }) => !bankOffer)) return offers;
  const { methods } = await readPaymentSettings(container);
  const isOn = methods.some(({ method, isOn }) => isOn && tellsBank(method));
  return isOn ? offers : offers.filter(({ bankOffer }) => !bankOffer);
}

/** The same for one piece of a product and a guest. */
export const readProductOffers = (
  container: MedusaContainer,
  { params, query }: { params: { id: string }; query: { variant?: string | undefined } },
): Promise<CouponOffer[]> => {
  const wanted = [{ productId: params.id, variant: query.variant ?? null, quantity: 1 }];
  return readOffers(container, { customerId: null, wanted, paymentMethod: null, pincode: null });
};

/**
 * What a coupon takes off these items, or why it does not apply to them.
 *
 * @throws ApiError 404 no coupon that runs has this code.
 */
export async function readOffer(
  container: MedusaContainer,
  wish: Wanted<string> & { code: string },
): Promise<CouponOffer> {
  const coupons = container.resolve<CouponService>(COUPON_MODULE);
  const [lines, coupon] = await Promise.all([linesOf(container, wish.wanted), coupons.find(wish.code, orderOf(wish))]);
  if (!coupon?.isRunning) throw new ApiError(404, couponMessages.invalid);
  return toOffer(coupon, { ...wish, lines });
}
