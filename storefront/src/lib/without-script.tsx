import type { ReactNode } from "react";

/** A class that hides what does not work without JavaScript. */
export const needsScript = "no-script:!hidden";

/**
 * For pictures that a script opens: without JavaScript the picture (`seen`) stays in sight while its button (`button`)
 * gives way to a `PlainLink` over it. Their container is positioned.
 */
export const linkedPicture = { button: "no-script:invisible", seen: "no-script:visible" };

/** A link to what the button below it shows with JavaScript. */
export const PlainLink = ({ to, label }: { to: string; label: string }) => (
  <a href={to} className="absolute inset-0 hidden rounded-control focus-visible:-outline-offset-2 no-script:block">
    <span className="sr-only">{label}</span>
  </a>
);

/** Shown without JavaScript. Only a server renders it; a browser that runs scripts ignores the content. */
export const WithoutScript = ({ children, className = "" }: { children: ReactNode; className?: string }) => (
  <noscript className={`block ${className}`}>
    <p role="note" className="rounded-control bg-info-soft p-3 text-sm text-info">
      {children}
    </p>
  </noscript>
);

/** What does not work without JavaScript, by place. */
export const needsScriptTexts = {
  shop: "JavaScript is off. You can browse, filter, search and read; logging in, your cart, your wishlist and ordering need it.",
  buy: "Buying needs JavaScript. Please switch it on in your browser and load this page again.",
  delivery: "Checking delivery to your pincode needs JavaScript.",
} as const;
