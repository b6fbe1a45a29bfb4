import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** How links in and under a form look; high enough for a thumb. */
export const textLink =
  "inline-flex min-h-9 items-center max-[699px]:min-h-11 font-semibold text-primary underline-offset-4 hover:underline";

/** What a page before the login is for. */
export const FormHeading = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="mb-6">
    <h1 className="text-2xl">{title}</h1>
    {children && <p className="mt-2 text-muted">{children}</p>}
  </div>
);

type OtherPageProps = { question: string; to: string; children: ReactNode };

/** Leads from one page before the login to another, below its form. */
export const OtherPage = ({ question, to, children }: OtherPageProps) => (
  <p className="mt-6 text-center text-muted">
    {question}{" "}
    <Link to={to} className={textLink}>
      {children}
    </Link>
  </p>
);
