import { ErrorState } from "@haat/ui/error-state";
import { Skeleton } from "@haat/ui/skeleton";
import { errorMessage } from "@haat/web/api-error";
import type { UseQueryResult } from "@tanstack/react-query";

const ofList = ["h-28", "h-28", "h-28"];

type Props = {
  query: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  /** What is said where it could not be read. */
  failed: string;
  /** What is said, to who does not see, while it is being read. */
  loading: string;
  /** Classes of what stands there meanwhile, its height above all, one for each row; those of a list unless given. */
  rows?: readonly string[];
  className?: string;
};

/** Stands in the place of what a query has not read: that it is being read, or that it failed, with another try. */
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
