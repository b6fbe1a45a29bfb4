import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { ErrorState } from "@haat/ui/error-state";
import { Skeleton } from "@haat/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { settingsQuery } from "./api/settings.queries";

export const policyTexts = {
  loading: "Loading…",
  loadFailed: "This page could not be loaded",
  loadFailedWhy: "Please check your connection and try again.",
  sellerUnknown: "Seller details are not available yet.",
  complaints: "Complaints are acknowledged within 48 hours and resolved within one month of receipt.",
} as const;

/** Renders its children with the shop's settings, once they are loaded. */
export function WithSettings({ children }: { children: (settings: PublicSettings) => ReactNode }) {
  const { data, error, refetch, isFetching } = useQuery(settingsQuery);
  if (data) return children(data);
  if (error) {
    return (
      <ErrorState
        title={policyTexts.loadFailed}
        text={policyTexts.loadFailedWhy}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div role="status" className="mt-8">
      <span className="sr-only">{policyTexts.loading}</span>
      {[5, 3, 4].map((lines) => (
        <div key={lines} className="mb-10">
          <Skeleton className="mb-4 h-6 w-48" />
          {Array.from({ length: lines }, (_, line) => line).map((line) => (
            <Skeleton key={line} className="mb-3 h-4 w-full" />
          ))}
        </div>
      ))}
    </div>
  );
}
