import ChevronDown from "lucide-react/icons/chevron-down";
import { Link } from "react-router-dom";
import { faqs } from "./texts/faqs";
import { WithSettings } from "./with-settings";

/** Questions that open to their answers, by the browser's own means. */
export const FaqList = () => (
  <WithSettings>
    {({ policy }) => (
      <>
        <div className="mt-8 border-t border-line">
          {faqs(policy).map(({ question, answer }) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-primary [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown aria-hidden className="size-5 shrink-0 text-muted transition group-open:rotate-180" />
              </summary>
              <p className="pb-5 pr-9">{answer}</p>
            </details>
          ))}
        </div>
        <p className="mt-8">
          Something else?{" "}
          <Link to="/contact" className="text-primary underline underline-offset-2 hover:no-underline">
            Write to us
          </Link>
          .
        </p>
      </>
    )}
  </WithSettings>
);
