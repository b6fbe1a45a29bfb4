import { FaqList } from "../features/policies/faq-list";
import { StaticPage } from "../features/policies/static-page";
import { faqsIntro } from "../features/policies/texts/faqs";

export const Component = () => (
  <StaticPage title="FAQs" intro={faqsIntro}>
    <FaqList />
  </StaticPage>
);
