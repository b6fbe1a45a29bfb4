import { lazy, Suspense, useEffect, useState } from "react";
import { useToastWaiting } from "../../lib/toast";

const ToastList = lazy(() => import("./toast-list"));

/** Where toasts appear; loaded by the first one and there from then on. */
export function Toasts() {
  const waiting = useToastWaiting();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (waiting) setWanted(true);
  }, [waiting]);
  return <Suspense>{wanted && <ToastList />}</Suspense>;
}
