import type { Facets } from "@haat/api-contract/catalog/schemas";
import { Button } from "@haat/ui/button";
import { whenIdle } from "@haat/web/when-idle";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useEffect, useState } from "react";
import { LatePart } from "../../lib/late-part";
import type { ListPlace } from "./api/product-list.queries";
import { type Filters, filterCount } from "./filters";
import { SortSelect } from "./sort-select";

const loadDrawer = () => import("./filter-drawer");

type Props = {
  place: ListPlace;
  facets: Facets;
  filters: Filters;
  total: number;
  onChange: (change: Partial<Omit<Filters, "page">>) => void;
  onClear: () => void;
};

/** Filter and sort at the bottom of small screens, in reach of the thumb. */
export function ListBar({ place, facets, filters, total, onChange, onClear }: Props) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(loadDrawer), []);
  const count = filterCount(filters);
  function giveUp(): void {
    setOpen(false);
    setWanted(false);
  }
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-line bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] no-script:!hidden lg:hidden"
    >
      <Button
        variant="secondary"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="shrink-0"
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        Filter{count > 0 && <span className="tabular-nums">({count})</span>}
      </Button>
      <div className="min-w-0 flex-1 [&_label]:sr-only">
        <SortSelect place={place} filters={filters} onChange={(sort) => onChange({ sort })} />
      </div>
      {wanted && (
        <LatePart load={loadDrawer} onFailed={giveUp}>
          {(FilterDrawer) => (
            <FilterDrawer
              open={open}
              onOpenChange={setOpen}
              place={place}
              facets={facets}
              filters={filters}
              total={total}
              onChange={onChange}
              onClear={onClear}
            />
          )}
        </LatePart>
      )}
    </div>
  );
}
