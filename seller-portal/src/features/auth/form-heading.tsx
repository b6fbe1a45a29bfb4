import type { ReactNode } from "react";

/** What a page before the login is for. */
export const FormHeading = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="mb-6">
    <h1 className="text-2xl">{title}</h1>
    {children && <p className="mt-2 text-muted">{children}</p>}
  </div>
);
