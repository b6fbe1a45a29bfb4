import type { Consent } from "@haat/api-contract/consent/schemas";
import { longBritishDate } from "@haat/ui/format";
import { consentTexts } from "../texts";

/** Which versions of the terms and the privacy notice a shopper has agreed to, when and how. */
export const Agreements = ({ consents }: { consents: readonly Consent[] }) => (
  <div className="flex flex-col gap-2 border-t border-line pt-6 text-sm">
    <h3 className="font-semibold">{consentTexts.agreements}</h3>
    {consents.length === 0 && <p className="text-muted">{consentTexts.none}</p>}
    <ul className="flex flex-col gap-2">
      {consents.map(({ document, version, way, agreedAt }) => (
        <li key={`${document} ${version}`}>
          {consentTexts.documents[document]}
          <span className="block text-muted">
            {consentTexts.agreedOn(longBritishDate(version), longBritishDate(agreedAt))} {consentTexts.ways[way]}.
          </span>
        </li>
      ))}
    </ul>
  </div>
);
