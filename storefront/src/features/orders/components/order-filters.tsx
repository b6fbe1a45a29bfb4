import { Input } from "@haat/ui/input";
import { Tabs } from "@haat/ui/tabs";
import Search from "lucide-react/icons/search";
import { type OrderFilter, orderTabLabels, orderTabs } from "../order-filters";
import { orderTexts } from "../texts";

type Props = { filter: OrderFilter; onChange: (filter: OrderFilter) => void };

const tabs = orderTabs.map((value) => ({ value, label: orderTabLabels[value] }));

export const OrderFilters = ({ filter, onChange }: Props) => (
  <div className="mb-6 flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between">
    <div className="relative w-full lg:max-w-md">
      <Search aria-hidden className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-muted" />
      <Input
        type="search"
        aria-label="Search your orders"
        placeholder={orderTexts.searchPlaceholder}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
        className="pl-10"
      />
    </div>
    <Tabs label="Show orders" tabs={tabs} value={filter.tab} onChange={(tab) => onChange({ ...filter, tab })} />
  </div>
);
