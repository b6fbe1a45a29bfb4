import type { ReactNode } from "react";

/** The class of what does nothing without scripts: there it is not shown. */
export const needsScript = "no-script:!hidden";

/** Stands where scripts don't run. Only a server renders it; a browser that runs scripts never looks inside. */
export const WithoutScript = ({ children, className = "" }: { children: ReactNode; className?: string }) => (
  <noscript className={`block ${className}`}>
    <p role="note" className="rounded-control bg-info-soft p-3 text-sm text-info">
      {children}
    </p>
  </noscript>
);

/** What can't be done without scripts, in the words of the place. */
export const needsScriptTexts = {
  shop: "JavaScript is off. You can browse, filter, search and read; logging in, your cart, your wishlist and ordering need it.",
  buy: "Buying needs JavaScript. Please switch it on in your browser and load this page again.",
  delivery: "Checking delivery to your pincode needs JavaScript.",
} as const;
