import { Container, Heading } from "@medusajs/ui";
import type { ReactNode } from "react";
import { ScreenLink } from "../lib/host";
import { ErrorState, Loading, Skeleton } from "./states";

type Props<Data> = {
  /** Path of the same record in the back office; absent without permission. */
  link: { to: `/${string}`; text: string } | undefined;
  /** TanStack's result type fits. */
  read: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  errorText: string;
  children: (data: Data) => ReactNode;
};

/** The shop's own data, shown beside the engine's fields on a page of its admin. */
export const ShopFactsCard = <Data,>({ link, read, errorText, children }: Props<Data>) => (
  <Container className="flex flex-col gap-3 p-0 pb-4 text-sm">
    <header className="border-ui-border-base flex items-center justify-between gap-4 border-b px-6 py-4">
      <Heading level="h2">In the shop</Heading>
      {link && (
        <ScreenLink to={link.to} className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover font-medium">
          {link.text}
        </ScreenLink>
      )}
    </header>
    <div className="px-6">
      {read.data ? (
        children(read.data)
      ) : read.error && !read.isFetching ? (
        <ErrorState title={errorText} error={read.error} onRetry={read.refetch} />
      ) : (
        <Loading className="gap-3">
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
        </Loading>
      )}
    </div>
  </Container>
);
