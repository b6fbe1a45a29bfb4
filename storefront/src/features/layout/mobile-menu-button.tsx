import { IconButton } from "@haat/ui/icon-button";
import { whenIdle } from "@haat/web/when-idle";
import Menu from "lucide-react/icons/menu";
import { useEffect, useState } from "react";
import { LatePart } from "../../lib/late-part";
import { needsScript } from "../../lib/without-script";

const loadMenu = () => import("./mobile-menu");

/** Opens the menu: the categories and links that wide screens show in the header and the category strip. */
export function MobileMenuButton() {
  const [open, setOpen] = useState(false);
  // Rendered on the first click, then kept, so that it can restore the focus.
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(loadMenu), []);
  function giveUp(): void {
    setOpen(false);
    setWanted(false);
  }
  return (
    <>
      <IconButton
        label="Menu"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={`-ml-2 lg:hidden ${needsScript}`}
      >
        <Menu aria-hidden className="size-6" />
      </IconButton>
      {wanted && (
        <LatePart load={loadMenu} onFailed={giveUp}>
          {(MobileMenu) => <MobileMenu open={open} onOpenChange={setOpen} />}
        </LatePart>
      )}
    </>
  );
}
