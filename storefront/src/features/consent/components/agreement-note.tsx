import type { LegalDocument } from "@haat/api-contract/consent/versions";
import { consentTexts } from "../texts";

const paths: Record<LegalDocument, string> = { privacy: "/PrivacyPolicy", terms: "/TermsAndConditions" };

/** In a new tab: a form that is being filled in stays. */
const DocumentLink = ({ document }: { document: LegalDocument }) => (
  <a
    href={paths[document]}
    target="_blank"
    rel="noopener"
    className="font-semibold text-primary underline underline-offset-2 hover:no-underline"
  >
    {consentTexts.documents[document]}
    <span className="sr-only"> {consentTexts.newTab}</span>
  </a>
);

/** A sentence that ends with links to the terms and the privacy notice. `children` is its beginning. */
export const AgreementNote = ({ children, className = "mt-4" }: { children: string; className?: string }) => (
  <p className={`text-sm text-muted ${className}`}>
    {children} <DocumentLink document="terms" /> {consentTexts.and} <DocumentLink document="privacy" />.
  </p>
);
