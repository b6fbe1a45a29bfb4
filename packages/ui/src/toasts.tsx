import { useEffect, useRef, useSyncExternalStore } from "react";
import { classNames } from "./class-names";
import { ToastCard } from "./toast-card";
import type { ToastStore } from "./toast-store";

const top = "inset-x-0 bottom-auto top-4 mx-auto";
const places = {
  top,
  // Not on phones, where sheets have their buttons at the bottom.
  lowerRight: `${top} min-[700px]:inset-x-4 min-[700px]:bottom-4 min-[700px]:top-auto min-[700px]:mr-0`,
};

/**
 * The container of toasts. A popover, since only the top layer is above a modal dialog; it is reopened for each toast
 * and dialog, because the last one opened is on top.
 */
export function Toasts({ store, place = "top" }: { store: ToastStore; place?: keyof typeof places }) {
  const toasts = useSyncExternalStore(store.subscribe, store.read, store.readOnServer);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: raised for each change of the toasts
  useEffect(() => raise(box.current), [toasts]);
  useEffect(() => {
    // A dialog that opens after a toast would cover it.
    const aboveDialogs = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement && target.open) raise(box.current);
    };
    document.addEventListener("toggle", aboveDialogs, true);
    return () => document.removeEventListener("toggle", aboveDialogs, true);
  }, []);
  return (
    <div
      ref={box}
      // React 18 supports this attribute only in lower case.
      {...{ popover: "manual" }}
      aria-live="polite"
      className={classNames(
        "pointer-events-none fixed z-50 m-0 flex w-[min(26rem,calc(100vw-2rem))] flex-col gap-2 overflow-visible border-0 bg-transparent p-0",
        places[place],
      )}
    >
      {toasts.map((one) => (
        <ToastCard key={`${one.id} ${one.text}`} toast={one} dismiss={store.dismiss} isPressable={place === "top"} />
      ))}
    </div>
  );
}

function raise(box: HTMLElement | null): void {
  if (!box || !("showPopover" in box)) return;
  if (box.matches(":popover-open")) box.hidePopover();
  box.showPopover();
}
