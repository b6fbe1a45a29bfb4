import { PolicyPage, type PolicyPart } from "../features/policies/policy-page";

const privacyIntro = "What we know about you, why, and who else gets to know it.";

const privacyParts = (): PolicyPart[] => [
  {
    title: "What we keep",
    points: [
      "Your email address or mobile number, so that you can log in with a one-time code.",
      "Your orders with their delivery addresses, so that we can deliver them and answer your questions.",
      "Your address book, your cart, your wishlist and the reviews that you write.",
    ],
  },
  {
    title: "Who sees it",
    points: [
      "Couriers get the name, address and mobile number that they need to deliver.",
      "Other shoppers see your reviews, never your email address or mobile number.",
      "We don't sell what we know about you.",
    ],
  },
  {
    title: "What you can do",
    points: [
      "Download everything that we keep about you, on your account page.",
      "Delete your account there. Your orders and invoices stay as long as tax law wants them kept.",
      "Ask our grievance officer anything about your data.",
    ],
  },
  {
    title: "On your device",
    points: [
      "Your browser keeps your login and your email address until you log out.",
      "We set no advertising cookies and follow nobody across other sites.",
    ],
  },
];

export const Component = () => <PolicyPage title="Privacy Policy" intro={privacyIntro} parts={privacyParts} />;
