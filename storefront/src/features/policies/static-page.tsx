import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Breadcrumbs } from "../layout/breadcrumbs";
import { usePageTitle } from "../layout/page-title";

type Props = { title: string; intro: string; children: ReactNode };

const pages = [
  { to: "/shipingpolicy", label: "Shipping & Returns" },
  { to: "/ReturnRefund", label: "Returns & Refunds" },
  { to: "/TermsAndConditions", label: "Terms & Conditions" },
  { to: "/PrivacyPolicy", label: "Privacy Policy" },
  { to: "/faqs", label: "FAQs" },
  { to: "/about", label: "About" },
  { to: "/contact", label: "Contact" },
];

/** A static text page: one column, and links to the other static pages. */
export function StaticPage({ title, intro, children }: Props) {
  usePageTitle(title, { description: intro });
  return (
    <div className="page pt-4">
      <Breadcrumbs crumbs={[{ label: title }]} />
      <div className="mt-2 gap-16 lg:grid lg:grid-cols-[minmax(0,1fr)_14rem]">
        <article className="max-w-text">
          <h1 className="text-2xl lg:text-3xl">{title}</h1>
          <p className="mt-4 text-lg text-muted">{intro}</p>
          {children}
        </article>
        <nav
          aria-label="About the shop"
          className="mt-12 self-start border-t border-line pt-6 lg:sticky lg:below-header lg:mt-2 lg:border-l lg:border-t-0 lg:pl-6 lg:pt-0"
        >
          <h2 className="text-sm text-muted">Good to know</h2>
          <ul className="mt-2 grid grid-cols-2 gap-x-4 lg:grid-cols-1">
            {pages.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={label === title ? "page" : undefined}
                  className="inline-flex min-h-11 items-center hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-primary lg:min-h-10"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
