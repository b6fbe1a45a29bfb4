import { Button } from "@haat/ui/button";
import { Drawer } from "@haat/ui/drawer";
import type { ComponentProps } from "react";
import FilterPanel from "./filter-panel";

type Props = ComponentProps<typeof FilterPanel> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Number of products that match the filters. */
  total: number;
  onClear: () => void;
};

/** The filters on small screens. They apply at once; the button below only closes the drawer. */
export default function FilterDrawer({ open, onOpenChange, total, onClear, ...panel }: Props) {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      side="left"
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" onClick={onClear} className="flex-1">
            Clear all
          </Button>
          <Button onClick={() => onOpenChange(false)} className="flex-1">
            Show {total}
          </Button>
        </div>
      }
    >
      <FilterPanel {...panel} />
    </Drawer>
  );
}
