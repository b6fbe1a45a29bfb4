import { stepsWith } from "@haat/api-contract/seller-business/completeness";
import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { ErrorState } from "@haat/ui/error-state";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useSeller } from "../account/use-seller";
import { businessFileQuery } from "./api/business.queries";
import { BankAccountPart } from "./bank-account-part";
import { BusinessForm } from "./business-form";
import { BusinessSkeleton } from "./business-skeleton";
import { DocumentsPart } from "./documents-part";
import { LeaveDialog } from "./leave-dialog";
import { PickUpForm } from "./pick-up-form";
import { SectionCard } from "./section-card";
import { stepWords } from "./step-words";
import { useUnsaved } from "./use-unsaved";

/** All that the shop wants to know of the seller's business, part by part, each saved by itself. */
export function BusinessScreen() {
  const seller = useSeller();
  const { data: file, error, isFetching, refetch } = useQuery(businessFileQuery);
  const { unsaved, onUnsaved } = useUnsaved();
  const { hash } = useLocation();
  const isThere = file !== undefined;
  useEffect(() => {
    // The part that a link names is drawn only now.
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
          When you change the legal name, the GSTIN, the PAN or the bank account, the shop checks them again.
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
