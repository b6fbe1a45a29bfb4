import { ErrorState } from "@haat/ui/error-state";
import { Skeleton } from "@haat/ui/skeleton";
import { errorMessage } from "@haat/web/api-error";
import type { UseQueryResult } from "@tanstack/react-query";

const ofList = ["h-28", "h-28", "h-28"];

type Props = {
  query: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  /** Error message. */
  failed: string;
  /** Loading message for screen readers. */
  loading: string;
  /** Classes of the skeleton's rows, mainly their heights, one entry per row; default: those of a list. */
  rows?: readonly string[];
  className?: string;
};

/** Placeholder for a query without data: loading, or failed with a retry button. */
export const QueryPending = ({ query, failed, loading, rows = ofList, className = "flex flex-col gap-3" }: Props) =>
  query.error ? (
    <ErrorState
      title={failed}
      text={errorMessage(query.error, "")}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  ) : (
    <div role="status" className={className}>
      <span className="sr-only">{loading}</span>
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike, and never move
        <Skeleton key={place} className={row} />
      ))}
    </div>
  );
