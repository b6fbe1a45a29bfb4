import { useSearchParams } from "react-router-dom";
import { HomePreview } from "../features/home/home-preview";
import { HomeScreen } from "../features/home/home-screen";
import { usePageTitle } from "../features/layout/page-title";

/** The home page with the rows that its address names, which staff have not published: `?row=fashion&row=collection:x`. */
export function Component() {
  usePageTitle("Preview of the home page");
  const [search] = useSearchParams();
  const notice = (
    <p role="status" className="rounded-control bg-warning-soft px-4 py-3 text-sm font-semibold text-warning">
      This is a preview. Customers see the rows that are published.
    </p>
  );
  return (
    <HomeScreen notice={notice}>
      <HomePreview sources={[...new Set(search.getAll("row"))]} />
    </HomeScreen>
  );
}
