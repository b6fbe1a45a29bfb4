import { homeMessages } from "@haat/api-contract/home/messages";
import { useQuery } from "@tanstack/react-query";
import { usePermissions } from "../lib/use-permissions";
import { PageHead } from "../shared/page-head";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { HomeEditor } from "./home-editor";
import { homeQuery } from "./home-page.queries";

/** The rows of products on the home page, in the order of shoppers. */
export default function HomePageScreen() {
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(homeQuery);
  return (
    <div className="flex min-w-0 max-w-3xl flex-col gap-4">
      <PageHead title="Home page" text="The rows of products below the banners and categories, from the top." />
      {data ? (
        <HomeEditor key={data.version} home={data} mayEdit={can("edit_product")} />
      ) : error ? (
        <ErrorState title={homeMessages.fetchFailed} error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Loading text="Loading the home page...">
          <Skeleton className="h-80 w-full rounded-xl" />
        </Loading>
      )}
    </div>
  );
}
