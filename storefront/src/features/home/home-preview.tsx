import type { HomeRow } from "@haat/api-contract/home/schemas";
import { collectionIn, homeGridTitles, isHomeGrid } from "@haat/api-contract/home/words";
import { RetryAlert } from "@haat/ui/alert";
import { Skeleton } from "@haat/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { collectionsQuery } from "../collection/api/collection.queries";
import { requestErrorText } from "./api/home.queries";
import { HomeRowList } from "./home-rows";

/** Rows that are not published; in place of collections that are hidden now, a note. */
export function HomePreview({ sources }: { sources: readonly string[] }) {
  const { data, error, refetch } = useQuery(collectionsQuery);
  if (error) return <RetryAlert onRetry={() => refetch()}>{requestErrorText(error)}</RetryAlert>;
  if (!data) return <Skeleton className="h-[40rem] rounded-card" />;
  const collections = new Map(data.map((collection) => [collection._id, collection]));
  const rows = sources.flatMap((source): HomeRow[] => {
    if (isHomeGrid(source)) return [{ source, title: homeGridTitles[source], slug: null }];
    const { title = "", slug = null } = collections.get(collectionIn(source) ?? "") ?? {};
    return [{ source, title, slug }];
  });
  return <HomeRowList rows={rows} hidden={<HiddenRow />} />;
}

const HiddenRow = () => (
  <p className="rounded-card border border-dashed border-line px-4 py-10 text-center text-muted">
    A collection that is hidden from customers now
  </p>
);
