import type { Policy } from "@haat/api-contract/settings/schemas";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Link } from "react-router-dom";
import { amount, range } from "../features/policies/policy-page";
import { StaticPage } from "../features/policies/static-page";
import { WithSettings } from "../features/policies/with-settings";

type Question = { question: string; answer: string };

const faqsIntro = "Answers to our most common questions.";

export const faqs = (policy: Policy): Question[] => [
  {
    question: "How do I log in without a password?",
    answer:
      "Enter your email address or mobile number, and we'll send you a 6-digit code that is valid for five minutes.",
  },
  {
    question: "When will my order arrive?",
    answer: `We process it in ${range(policy.processingDays)} business days; standard delivery then takes ${range(policy.standardDeliveryDays)} business days. Enter your pincode on a product page to see the expected delivery date.`,
  },
  {
    question: "How much does delivery cost?",
    answer: `The delivery charge is shown on each product page and in your cart. Free shipping may apply above ${amount(policy.freeShippingAbove)}.`,
  },
  {
    question: "How can I pay?",
    answer: "You can see all available payment methods at checkout. Prices include all taxes.",
  },
  {
    question: "Can I cancel an order?",
    answer: "Yes, in My Orders, until it is shipped. You get a full refund.",
  },
  {
    question: "How do I return or replace something?",
    answer: `Within ${policy.returnDays} days of delivery: open My Orders, choose Return/Replace Items on the delivered order and give a reason.`,
  },
  {
    question: "When will I get my refund?",
    answer: `Within ${range(policy.refundDays)} business days after your return is accepted. Shipping charges are non-refundable.`,
  },
  {
    question: "Where is my invoice?",
    answer: "In My Orders, on every shipped order. It is a PDF with GST details.",
  },
  {
    question: "How do I delete my account?",
    answer: "On your account page, where you can also download your data first.",
  },
];

export const Component = () => (
  <StaticPage title="FAQs" intro={faqsIntro}>
    <FaqList />
  </StaticPage>
);

/** Questions that open without JavaScript, as `<details>`. */
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
          More questions?{" "}
          <Link to="/contact" className="text-primary underline underline-offset-2 hover:no-underline">
            Contact us
          </Link>
          .
        </p>
      </>
    )}
  </WithSettings>
);
