import type { Policy } from "@haat/api-contract/settings/schemas";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Link } from "react-router-dom";
import { amount, range } from "../features/policies/policy-page";
import { StaticPage } from "../features/policies/static-page";
import { WithSettings } from "../features/policies/with-settings";

type Question = { question: string; answer: string };

const faqsIntro = "Short answers to what shoppers ask us most.";

export const faqs = (policy: Policy): Question[] => [
  {
    question: "How do I log in? I never chose a password.",
    answer:
      "There is none. Enter your email address or mobile number, and we send you a code of six digits that is good for five minutes.",
  },
  {
    question: "When will my order arrive?",
    answer: `We process it in ${range(policy.processingDays)} business days; standard delivery then takes ${range(policy.standardDeliveryDays)} business days. Enter your PIN code on a product's page to see the expected day.`,
  },
  {
    question: "What does delivery cost?",
    answer: `Each product's page says so, and the cart adds it up before you order. Free shipping may apply above ${amount(policy.freeShippingAbove)}.`,
  },
  {
    question: "How can I pay?",
    answer: "In cash when your order is delivered. Prices include all taxes, so you pay what you see.",
  },
  {
    question: "Can I cancel an order?",
    answer: "Yes, under My Orders, until it is shipped. What you have paid comes back in full.",
  },
  {
    question: "How do I return or replace something?",
    answer: `Within ${policy.returnDays} days of delivery: open My Orders, choose Return/Replace Items on the delivered order and tell us why.`,
  },
  {
    question: "When do I get my money back?",
    answer: `Within ${range(policy.refundDays)} business days after the return has been accepted. Shipping charges are non-refundable.`,
  },
  {
    question: "Where is my invoice?",
    answer: "Under My Orders, on every order that was shipped. It is a PDF with the GST in it.",
  },
  {
    question: "How do I delete my account?",
    answer: "On your account page. You can download your data there first.",
  },
];

export const Component = () => (
  <StaticPage title="FAQs" intro={faqsIntro}>
    <FaqList />
  </StaticPage>
);

/** Questions that open to their answers, by the browser's own means. */
const FaqList = () => (
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
