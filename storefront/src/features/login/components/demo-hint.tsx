import { useState } from "react";
import { loginTexts } from "../texts";

/** In the demo shop, where no message is really sent, the way to the code. The server marks its pages as demo. */
export function DemoHint({ identifier }: { identifier: string }) {
  const [demo] = useState(() => document.querySelector('meta[name="haat-mode"]')?.getAttribute("content") === "demo");
  if (!demo) return null;
  return (
    <p className="mt-5 rounded-control bg-info-soft p-3 text-center text-sm text-info">
      {loginTexts.demoHint}{" "}
      <a
        href={`/dev/outbox?to=${encodeURIComponent(identifier)}`}
        target="_blank"
        rel="noreferrer"
        className="font-semibold underline"
      >
        {loginTexts.demoLink}
      </a>
    </p>
  );
}
