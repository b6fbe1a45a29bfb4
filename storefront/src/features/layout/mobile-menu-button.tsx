import { IconButton } from "@haat/ui/icon-button";
import Menu from "lucide-react/icons/menu";
import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../../lib/when-idle";

const loadMenu = () => import("./mobile-menu");
const MobileMenu = lazy(loadMenu);

/** Everything that a wide screen shows in the header and the strip, behind one button. */
export function MobileMenuButton() {
  const [open, setOpen] = useState(false);
  // The menu is drawn by the first press and stays, so that it can give the focus back.
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(loadMenu), []);
  return (
    <>
      <IconButton
        label="Menu"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="-ml-2 lg:hidden"
      >
        <Menu aria-hidden className="size-6" />
      </IconButton>
      <Suspense>{wanted && <MobileMenu open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
