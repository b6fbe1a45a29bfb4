import { useState } from "react";

type Props = {
  /** Says that no message is really sent. */
  text: string;
  /** Text of the link to the messages. */
  linkLabel: string;
  /** Recipient of the messages; by default everybody. */
  to?: string;
};

/** In the demo shop, which sends no real messages, a link to them. The server marks its pages as demo. */
export function DemoHint({ text, linkLabel, to }: Props) {
  const [demo] = useState(() => document.querySelector('meta[name="haat-mode"]')?.getAttribute("content") === "demo");
  if (!demo) return null;
  return (
    <p className="mt-5 rounded-control bg-info-soft p-3 text-center text-sm text-info">
      {text}{" "}
      <a
        href={to ? `/dev/outbox?to=${encodeURIComponent(to)}` : "/dev/outbox"}
        target="_blank"
        rel="noreferrer"
        className="font-semibold underline"
      >
        {linkLabel}
      </a>
    </p>
  );
}
