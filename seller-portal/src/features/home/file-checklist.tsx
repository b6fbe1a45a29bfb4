import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { fileLackWords, stepsWith } from "@haat/api-contract/seller-business/completeness";
import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { RetryAlert } from "@haat/ui/alert";
import { Skeleton } from "@haat/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import { Link } from "react-router-dom";
import { pagePaths } from "../../lib/page-paths";
import { textLink } from "../auth/form-parts";
import { businessFileQuery } from "../business/api/business.queries";
import { stepWords } from "../business/step-words";
import { AskForReview } from "./ask-for-review";

/**
 * The steps of the business file, with what is missing in each. Hidden once nothing is missing and the seller is
 * approved.
 */
export function FileChecklist({ seller }: { seller: SellerMe }) {
  const { data: file, error, refetch } = useQuery(businessFileQuery);
  const isComplete = file?.lacks.length === 0;
  const isJudged = seller.state === "approved" || seller.state === "suspended";
  if (isComplete && isJudged) return null;
  const steps = file && stepsWith(file.lacks);
  const done = steps?.filter(({ lacks }) => lacks.length === 0).length ?? 0;
  return (
    <section aria-labelledby="file" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
        <h2 id="file" className="text-lg">
          Your business profile
        </h2>
        {steps && (
          <p className="text-sm text-muted">
            {done} of {steps.length} steps done
          </p>
        )}
      </div>
      {!file && error && (
        <RetryAlert className="mt-3" onRetry={() => void refetch()}>
          {sellerBusinessMessages.fetchFailed}
        </RetryAlert>
      )}
      {!file && !error && <Skeleton className="mt-3 h-56" />}
      {steps && (
        <ol className="mt-2 divide-y divide-line">
          {steps.map(({ step, lacks }) => (
            <li key={step} className="flex items-start gap-3 py-3">
              {lacks.length === 0 ? (
                <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
              ) : (
                <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
              )}
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{stepWords[step].title}</span>
                <span className="block text-sm text-muted">
                  {lacks.length === 0 ? "Done" : `Missing: ${lacks.map((lack) => fileLackWords[lack]).join(", ")}`}
                </span>
              </span>
              <Link
                to={`${pagePaths.business}#${step}`}
                aria-label={`${lacks.length === 0 ? "Edit" : "Complete"}: ${stepWords[step].title}`}
                className={textLink}
              >
                {lacks.length === 0 ? "Edit" : "Complete"}
              </Link>
            </li>
          ))}
        </ol>
      )}
      {isComplete && <AskForReview seller={seller} />}
    </section>
  );
}
