import WifiOff from "lucide-react/icons/wifi-off";
import { useOnline } from "./use-online";

/** Shown while the browser is offline; says that nothing is lost. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-40 flex justify-center px-4 lg:bottom-6"
    >
      {!online && (
        <p className="flex animate-slide-up items-center gap-3 rounded-full bg-ink px-5 py-3 text-sm font-medium text-paper shadow-overlay">
          <WifiOff aria-hidden className="size-5 shrink-0" />
          You're offline. The page will continue when you're back online.
        </p>
      )}
    </div>
  );
}
