import { stepsWith } from "@haat/api-contract/seller-business/completeness";
import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { DiscardDialog } from "@haat/product-form/confirm-dialog";
import { ErrorState } from "@haat/ui/error-state";
import { Skeleton } from "@haat/ui/skeleton";
import { useLeaveGuard } from "@haat/ui/use-leave-guard";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { useSeller } from "../features/account/api/me.queries";
import { businessFileQuery } from "../features/business/api/business.queries";
import { BankAccountPart } from "../features/business/bank-account-part";
import { BusinessForm } from "../features/business/business-form";
import { DocumentsPart } from "../features/business/documents-part";
import { PickUpForm } from "../features/business/pick-up-form";
import { SectionCard } from "../features/business/section-card";
import { stepWords } from "../features/business/step-words";
import { usePageTitle } from "../features/layout/page-title";

/** The seller's business file, in parts that are saved separately. */
export function Component() {
  usePageTitle("Business");
  const seller = useSeller();
  const { data: file, error, isFetching, refetch } = useQuery(businessFileQuery);
  const { unsaved, onUnsaved } = useUnsaved();
  const { hash } = useLocation();
  const isThere = file !== undefined;
  useEffect(() => {
    // The part that a link names is rendered only now.
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere, hash]);
  if (!file && error) {
    return (
      <ErrorState title={sellerBusinessMessages.fetchFailed} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!file) return <BusinessSkeleton />;
  const { business, bankAccount, pickUp, documents, lacks } = file;
  const isDone = Object.fromEntries(stepsWith(lacks).map((one) => [one.step, one.lacks.length === 0]));
  const card = (step: keyof typeof stepWords) => ({ id: step, ...stepWords[step], done: isDone[step] === true });
  return (
    <>
      <h1 className="mb-2 text-2xl">Business</h1>
      {(seller.state === "approved" || seller.state === "suspended") && (
        <p className="mb-4 max-w-text text-sm text-muted">
          If you change your legal name, GSTIN, PAN or bank account, we verify them again.
        </p>
      )}
      <div className="mt-4 flex max-w-4xl flex-col gap-4 lg:gap-6">
        <SectionCard {...card("business")}>
          <BusinessForm seller={seller} business={business} onUnsaved={onUnsaved.business} />
        </SectionCard>
        <SectionCard {...card("bank-account")}>
          <BankAccountPart account={bankAccount} onUnsaved={onUnsaved["bank-account"]} />
        </SectionCard>
        <SectionCard {...card("pick-up")}>
          <PickUpForm seller={seller} pickUp={pickUp} onUnsaved={onUnsaved["pick-up"]} />
        </SectionCard>
        <SectionCard {...card("documents")}>
          <DocumentsPart documents={documents} lacks={lacks} />
        </SectionCard>
      </div>
      <LeaveDialog unsaved={unsaved} />
    </>
  );
}

const BusinessSkeleton = () => (
  <div role="status" className="flex max-w-4xl flex-col gap-4 lg:gap-6">
    <span className="sr-only">Loading...</span>
    <Skeleton className="h-8 w-36" />
    <Skeleton className="h-[34rem] !rounded-card" />
    <Skeleton className="h-56 !rounded-card" />
    <Skeleton className="h-80 !rounded-card" />
  </div>
);

/** Asks before unsaved changes are discarded. */
function LeaveDialog({ unsaved }: { unsaved: boolean }) {
  const { asking, leave, stay } = useLeaveGuard(unsaved);
  return <DiscardDialog open={asking} onKeep={stay} onDiscard={leave} />;
}

const forms = ["business", "bank-account", "pick-up"] as const;
type Form = (typeof forms)[number];

/** Which of the page's forms have unsaved changes. The setters are stable between renders. */
function useUnsaved() {
  const [dirty, setDirty] = useState<ReadonlySet<Form>>(new Set());
  const onUnsaved = useMemo(() => {
    const setterOf = (form: Form) => (unsaved: boolean) =>
      setDirty((known) => {
        if (known.has(form) === unsaved) return known;
        return new Set(unsaved ? [...known, form] : [...known].filter((one) => one !== form));
      });
    return { business: setterOf("business"), "bank-account": setterOf("bank-account"), "pick-up": setterOf("pick-up") };
  }, []);
  return { unsaved: dirty.size > 0, onUnsaved };
}
