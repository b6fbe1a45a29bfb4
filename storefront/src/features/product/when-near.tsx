import { type ReactNode, useEffect, useRef, useState } from "react";

type Props = { /** As large as what comes. */ placeholder: ReactNode; children: ReactNode };

/** Draws what stands far down the page once the reader comes near it, so that nobody waits for it before. */
export function WhenNear({ placeholder, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return <div ref={place}>{near ? children : placeholder}</div>;
}
