import { Button } from "@haat/ui/button";
import { Drawer } from "@haat/ui/drawer";
import type { ComponentProps } from "react";
import FilterPanel from "./filter-panel";

type Props = ComponentProps<typeof FilterPanel> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How many products the filters leave. */
  total: number;
  onClear: () => void;
};

/** The filters on small screens. They work at once; the button below only closes. */
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
