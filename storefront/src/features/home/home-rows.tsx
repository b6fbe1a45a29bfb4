import type { HomeRow } from "@haat/api-contract/home/schemas";
import { firstHomeRows, type HomeGrid, homeGridTitles, isHomeGrid } from "@haat/api-contract/home/words";
import { Skeleton } from "@haat/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { titleSlug } from "../../lib/page-paths";
import { useNow } from "../../lib/server-page";
import { homeRowsQuery } from "./api/home.queries";
import { BestSaleRow } from "./best-sale-row";
import { CollectionRow } from "./collection-row";
import { DealGrid } from "./deal-grid";
import { fashionDealText, selectTrending, uptoText } from "./deals";

const ownRows: readonly HomeRow[] = firstHomeRows.map((source) => ({
  source,
  title: homeGridTitles[source],
  slug: null,
}));

/** Deal grids that follow each other are side by side on wide screens, two by two. */
export function inPairs(rows: readonly HomeRow[]): HomeRow[][] {
  const groups: HomeRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.length === 1 && last[0] && isDeal(last[0]) && isDeal(row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

const isDeal = ({ source }: HomeRow) => isHomeGrid(source) && source !== "best-sale";

/** The rows of products that staff have arranged; the shop's own ones if these can't be loaded. */
export function HomeRows() {
  const { data, isError } = useQuery(homeRowsQuery);
  const rows = data ?? (isError ? ownRows : undefined);
  if (!rows) return <Skeleton className="h-[40rem] rounded-card" />;
  return <HomeRowList rows={rows} />;
}

type ListProps = {
  rows: readonly HomeRow[];
  /** In place of a row that shoppers can't see. */
  hidden?: ReactNode;
};

export const HomeRowList = ({ rows, hidden = null }: ListProps) =>
  inPairs(rows).map((group) => {
    const shown = group.map((row) => <Row key={row.source} row={row} hidden={hidden} />);
    return group[0] && isDeal(group[0]) ? (
      <div key={group[0].source} className="grid gap-6 lg:grid-cols-2">
        {shown}
      </div>
    ) : (
      shown
    );
  });

function Row({ row: { source, title, slug }, hidden }: { row: HomeRow; hidden: ReactNode }) {
  const now = useNow();
  if (slug !== null) return <CollectionRow slug={slug} title={title} />;
  return isHomeGrid(source) ? grids(now)[source] : hidden;
}

const grids = (now: Date): Record<HomeGrid, ReactNode> => ({
  fashion: (
    <DealGrid
      title={homeGridTitles.fashion}
      grid="listFashionTopDeals"
      emptyText="No fashion deals right now."
      promise={(product) => fashionDealText(product, now)}
    />
  ),
  trending: (
    <DealGrid
      title={homeGridTitles.trending}
      grid="listTrending"
      emptyText="No trending products found."
      errorText="Failed to load trending products."
      promise={uptoText}
      select={selectTrending}
      path={({ _id, title }) => `/product/${titleSlug(title) || "product"}/${_id}`}
    />
  ),
  "best-sale": <BestSaleRow />,
  "home-living": (
    <DealGrid
      title={homeGridTitles["home-living"]}
      grid="listHomeLiving"
      emptyText="No deals on home and living right now."
      promise={uptoText}
    />
  ),
  electronics: (
    <DealGrid
      title={homeGridTitles.electronics}
      grid="listElectronics"
      emptyText="No deals on electronics right now."
      promise={uptoText}
    />
  ),
});
