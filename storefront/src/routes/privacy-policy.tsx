import { PolicyPage, type PolicyPart } from "../features/policies/policy-page";

const privacyIntro = "What data we collect, why, and who we share it with.";

export const privacyParts = (): PolicyPart[] => [
  {
    title: "What we collect",
    points: [
      "Your email address or mobile number, so you can log in with a one-time code.",
      "Your orders and shipping addresses, so we can deliver them and answer your questions.",
      "Your address book, cart, wishlist and reviews.",
    ],
  },
  {
    title: "Who we share it with",
    points: [
      "Couriers receive the name, address and mobile number they need for delivery.",
      "Payment companies receive what they need to take your payment or pay it back.",
      "Our email and SMS providers receive your email address or mobile number, with the message that they deliver.",
      "Meta receives your mobile number and your order updates if you choose WhatsApp on your account page, until you turn it off.",
      "Other customers see your reviews, but never your email address or mobile number.",
      "We never sell your data.",
    ],
  },
  {
    title: "How long we keep it",
    points: [
      "Your account and its data, until you delete the account.",
      "A cart that you don't order, for a year. Messages that we sent you, for 30 days.",
      "Invoices, for eight financial years, as company and tax law require.",
    ],
  },
  {
    title: "Your choices",
    points: [
      "Download all your data on your account page.",
      "Delete your account there. We keep orders and invoices for as long as tax law requires.",
      "Contact our grievance officer with any question about your data.",
    ],
  },
  {
    title: "Cookies and storage",
    points: [
      "Your browser stores your login and email address until you log out.",
      "We don't use advertising cookies or track you across other sites.",
    ],
  },
];

export const Component = () => <PolicyPage title="Privacy Policy" intro={privacyIntro} parts={privacyParts} />;
