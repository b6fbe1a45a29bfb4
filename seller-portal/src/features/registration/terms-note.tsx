import type { ReactNode } from "react";
import { shopPaths } from "../../lib/page-paths";

/** In windows of their own: what is typed must not go. */
const Paper = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer" className="font-semibold text-primary underline underline-offset-4">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);

export const TermsNote = () => (
  <p className="text-sm text-muted">
    By registering you agree to our <Paper href={shopPaths.terms}>Terms & Conditions</Paper> and{" "}
    <Paper href={shopPaths.privacy}>Privacy Policy</Paper>.
  </p>
);
