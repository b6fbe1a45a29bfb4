import { Link } from "react-router-dom";
import { Breadcrumbs } from "../layout/breadcrumbs";
import { usePageTitle } from "../layout/page-title";

export type PolicyPart = { title: string; points: string[] };
type Props = { title: string; intro: string; parts: PolicyPart[] };

const others = [
  { to: "/shipingpolicy", label: "Shipping & Returns" },
  { to: "/ReturnRefund", label: "Returns & Refunds" },
  { to: "/TermsAndConditions", label: "Terms & Conditions" },
  { to: "/PrivacyPolicy", label: "Privacy Policy" },
];

/** A page of rules, in short points. */
export function PolicyPage({ title, intro, parts }: Props) {
  usePageTitle(title);
  return (
    <div className="page pt-4">
      <Breadcrumbs crumbs={[{ label: title }]} />
      <div className="mt-2 gap-16 lg:grid lg:grid-cols-[minmax(0,1fr)_14rem]">
        <article className="max-w-text">
          <h1 className="text-2xl lg:text-3xl">{title}</h1>
          <p className="mt-4 text-lg text-muted">{intro}</p>
          {parts.map((part) => (
            <section key={part.title} className="mt-8">
              <h2 className="text-xl">{part.title}</h2>
              <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-muted">
                {part.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </section>
          ))}
        </article>
        <nav
          aria-label="Our policies"
          className="mt-12 border-t border-line pt-6 lg:mt-2 lg:border-l lg:border-t-0 lg:pl-6 lg:pt-0"
        >
          <h2 className="text-sm text-muted">Our policies</h2>
          <ul className="mt-2">
            {others.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={label === title ? "page" : undefined}
                  className="inline-flex min-h-10 items-center hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-primary"
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
