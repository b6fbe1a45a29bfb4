import type { ReactNode } from "react";

/** A class that hides what does not work without JavaScript. */
export const needsScript = "no-script:!hidden";

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
