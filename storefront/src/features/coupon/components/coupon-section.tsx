import { bankOfferText, isSameBankOffer } from "@haat/api-contract/coupon/bank-offer";
import type { AppliedCoupon } from "@haat/api-contract/coupon/bank-offer-schemas";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { CouponOffer } from "@haat/api-contract/coupon/schemas";
import { couponCodeSchema, couponSum } from "@haat/api-contract/coupon/words";
import { Button } from "@haat/ui/button";
import { Field } from "@haat/ui/field";
import { orderRupees } from "@haat/ui/format";
import { Input } from "@haat/ui/input";
import { errorMessage } from "@haat/web/api-error";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useSession } from "../../../lib/session/session";
import { type CouponOrder, couponOffersQuery, couponQuery, toApplied } from "../api/coupons.queries";
import { couponTexts } from "../texts";
import { CouponOffers } from "./coupon-offers";

type Props = {
  order: CouponOrder;
  applied: AppliedCoupon | null;
  onChange: (coupon: AppliedCoupon | null) => void;
  /** The order is being confirmed or placed as it is: what the shop answers meanwhile changes it only afterwards. */
  isLocked?: boolean;
};
type SectionProps = Props & { children?: ReactNode };

/**
 * Applies a coupon to the order: by its code, or one of those that the shop offers; in the cart and inside the checkout's
 * form. Stands apart from the button that leads on: the coupons load later, and would move it under a finger.
 */
export const CouponSection = ({ children, ...props }: SectionProps) => (
  <section
    aria-labelledby="coupons"
    className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
  >
    <h2 id="coupons" className="text-lg">
      {couponTexts.title}
    </h2>
    <Coupons {...props} />
    {children}
  </section>
);

/** A coupon that the changed order can't have is taken off, with the reason. */
function Coupons({ order, applied, onChange, isLocked = false }: Props) {
  const session = useSession();
  const queries = useQueryClient();
  const { data } = useQuery({ ...couponOffersQuery(session, order), enabled: session !== null });
  const check = useMutation({ mutationFn: (known: string) => queries.fetchQuery(couponQuery(session, known, order)) });
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const { data: standing, error } = useQuery(couponQuery(session, applied?.code ?? null, order));
  const failure = error && errorMessage(error, couponMessages.checkFailed);
  const read = useRef<CouponOffer | null>(null);
  useEffect(() => {
    if (isLocked) return;
    // An answer stands if it can't be read anew: the server checks the order.
    const refusal = standing ? standing.problem : failure;
    if (applied && refusal) {
      setProblem(refusal);
      setCode(applied.code);
      onChange(null);
    }
    // Each answer counts once: what the shopper has agreed to since may be newer.
    if (!applied || !standing || refusal || standing === read.current) return;
    read.current = standing;
    // It may have been applied beside the payment methods, after another was refused here.
    setProblem(undefined);
    setCode("");
    // What the order says of its bank is what the screen said, so it is stated even if it is none.
    const isSameBank = applied.bankOffer !== undefined && isSameBankOffer(standing.bankOffer, applied.bankOffer);
    if (!isSameBank || couponSum(standing) !== couponSum(applied)) onChange(toApplied(standing));
  }, [standing, failure, applied, onChange, isLocked]);

  function apply(): void {
    const read = couponCodeSchema.safeParse(code);
    setProblem(read.error?.issues[0]?.message);
    if (!read.success) return;
    check.mutate(read.data, {
      onSuccess: (offer) => {
        if (offer?.problem) setProblem(offer.problem);
        else if (offer) accept(offer);
      },
      onError: (error) => setProblem(errorMessage(error, couponMessages.checkFailed)),
    });
  }

  function accept(offer: CouponOffer): void {
    queries.setQueryData(couponQuery(session, offer.code, order).queryKey, offer);
    setProblem(undefined);
    setCode("");
    onChange(toApplied(offer));
  }

  // Enter would place the order.
  function applyOnEnter(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply();
  }

  // Those of banks stand beside the payment methods.
  const offers = data?.offers.filter(({ bankOffer }) => !bankOffer) ?? [];
  if (!session) return <p className="text-sm text-muted">{couponTexts.loginFirst}</p>;
  if (applied) {
    return (
      <div className="flex items-center justify-between gap-3 rounded-control bg-success-soft px-3 py-2 text-sm">
        <p role="status" className="min-w-0 break-words text-success">
          <span className="font-semibold">{couponTexts.applied(applied.code)}</span>{" "}
          {couponTexts.saves(orderRupees(couponSum(applied)))}
          {applied.bankOffer && ` ${couponTexts.bankPays(bankOfferText(applied.bankOffer))}`}
        </p>
        <Button
          variant="quiet"
          size="small"
          aria-label={couponTexts.remove(applied.code)}
          onClick={() => onChange(null)}
        >
          Remove
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 max-w-sm flex-1">
          <Field label={couponTexts.label} error={problem}>
            {(props) => (
              <Input
                {...props}
                value={code}
                onChange={(event) => setCode(event.target.value)}
                onKeyDown={applyOnEnter}
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={20}
              />
            )}
          </Field>
        </div>
        <div className="pt-7">
          <Button variant="secondary" busy={check.isPending} onClick={apply}>
            {couponTexts.apply}
          </Button>
        </div>
      </div>
      {offers.length > 0 && <CouponOffers label={couponTexts.title} offers={offers} onApply={accept} applied={null} />}
    </div>
  );
}
