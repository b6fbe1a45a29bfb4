import { RetryAlert } from "@haat/ui/alert";
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useRef, useState } from "react";
import { KeptInput } from "./kept-input";
import { usePressReplay } from "./press-replay";
import { type Load, useIsServed, useServerPage } from "./server-page";
import { toast } from "./toast";

type Props<Part> = {
  /** Imports the code; must be the same function on every render. */
  load: Load<Part>;
  /** Shown until the code has loaded. */
  placeholder?: ReactNode;
  /** For parts far down the page: loads the code when the part comes near the viewport. */
  whenNear?: boolean;
  /** For parts opened by a click: closes the part if its code fails to load; a toast shows the error. */
  onFailed?: () => void;
  /** For optional parts: renders nothing after a failure, until the network is back. */
  quiet?: boolean;
  children: (part: Part) => ReactNode;
};

const failed = "This part of the page could not be loaded. Please check your connection and try again.";

/** When React hydrates, it leaves the server-rendered content of this element alone. */
const asServed = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };

/**
 * A part of a screen whose code is loaded when it is first rendered, or near the viewport. If the code fails to load,
 * React's own `lazy` would unmount the whole screen, with everything typed into it, and never retry; here the rest
 * stays, and the part is retried on a click or when the network is back. A server renders it with the page, and that
 * markup stays until the browser has the code.
 */
export function LatePart<Part>({
  load,
  placeholder,
  whenNear = false,
  onFailed,
  quiet = false,
  children,
}: Props<Part>) {
  const server = useServerPage();
  const [isServed] = useState(useIsServed());
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(!whenNear);
  const [state, setState] = useState<{ part: Part } | "waiting" | "failed">("waiting");
  const { keepPress, replayPress } = usePressReplay(place);
  const tryAgain = useCallback(() => setState((now) => (now === "failed" ? "waiting" : now)), []);
  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  useEffect(() => {
    if (!near || state !== "waiting") return;
    let gone = false;
    load().then(
      ({ default: part }) => gone || setState({ part }),
      () => gone || setState("failed"),
    );
    return () => {
      gone = true;
    };
  }, [load, near, state]);
  useEffect(() => {
    // A microtask later, the part has rendered what was typed.
    if (typeof state === "object") queueMicrotask(replayPress);
  }, [state, replayPress]);
  useEffect(() => {
    if (state !== "failed" || !onFailed) return;
    toast.error(failed, { id: "late-part" });
    onFailed();
  }, [state, onFailed]);
  useEffect(() => {
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, [tryAgain]);

  const hasCode = typeof state === "object";
  const kept = (content: ReactNode) => (
    <KeptInput container={place} hasCode={hasCode}>
      {content}
    </KeptInput>
  );
  const inPlace = (content: ReactNode) => (whenNear || isServed ? kept(<div ref={place}>{content}</div>) : content);
  if (server) {
    const part = server.part(load);
    return inPlace(part === undefined ? placeholder : children(part));
  }
  if (hasCode) return inPlace(children(state.part));
  if (isServed) {
    const press = (event: SyntheticEvent<HTMLDivElement>) => {
      keepPress(event.nativeEvent);
      setNear(true);
      tryAgain();
    };
    return kept(<div ref={place} {...asServed} onClickCapture={press} onSubmitCapture={press} />);
  }
  if (state === "waiting") return inPlace(placeholder);
  if (onFailed || quiet) return null;
  return (
    <RetryAlert className="mt-4" onRetry={tryAgain}>
      {failed}
    </RetryAlert>
  );
}
