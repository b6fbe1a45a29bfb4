import { useEffect, useRef, useSyncExternalStore } from "react";
import { toastStore } from "../../lib/toast";
import { ToastCard } from "./toast-card";

/**
 * Where toasts appear. A popover, since only those stand above a modal dialog; it is raised anew for each toast,
 * for the last one raised is on top.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: raised for each change of the toasts
  useEffect(() => {
    const element = box.current;
    if (!element || !("showPopover" in element)) return;
    if (element.matches(":popover-open")) element.hidePopover();
    element.showPopover();
  }, [toasts]);
  return (
    <div
      ref={box}
      // React 18 knows this attribute only by its plain name.
      {...{ popover: "manual" }}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-auto top-4 z-50 m-0 mx-auto flex w-[min(26rem,calc(100vw-2rem))] flex-col gap-2 overflow-visible border-0 bg-transparent p-0"
    >
      {toasts.map((one) => (
        <ToastCard key={`${one.id} ${one.text}`} toast={one} />
      ))}
    </div>
  );
}
