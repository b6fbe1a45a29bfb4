import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** Style of links in and below a form; large enough for touch. */
export const textLink =
  "inline-flex min-h-9 items-center max-[699px]:min-h-11 font-semibold text-primary underline-offset-4 hover:underline";

/** Heading of a page before the login. */
export const FormHeading = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="mb-6">
    <h1 className="text-2xl">{title}</h1>
    {children && <p className="mt-2 text-muted">{children}</p>}
  </div>
);

type OtherPageProps = { question: string; to: string; children: ReactNode };

/** A link below the form to another page before the login. */
export const OtherPage = ({ question, to, children }: OtherPageProps) => (
  <p className="mt-6 text-center text-muted">
    {question}{" "}
    <Link to={to} className={textLink}>
      {children}
    </Link>
  </p>
);
