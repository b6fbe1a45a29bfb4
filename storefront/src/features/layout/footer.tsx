import { Logo } from "@haat/ui/logo";
import BadgeIndianRupee from "lucide-react/icons/badge-indian-rupee";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Truck from "lucide-react/icons/truck";
import { Link } from "react-router-dom";
import { SocialLinks } from "./social-links";

/** No numbers: those are settings of the shop, and the policy pages state them. */
const promises = [
  { Icon: Truck, title: "Know your delivery date", text: "Check it with your pincode" },
  { Icon: RotateCcw, title: "Easy returns", text: "Start a return in My Orders" },
  { Icon: BadgeIndianRupee, title: "Pay on delivery", text: "Prices include all taxes" },
];

const policies = [
  { to: "/shipingpolicy", label: "Shipping & Returns" },
  { to: "/ReturnRefund", label: "Returns & Refunds" },
  { to: "/TermsAndConditions", label: "Terms & Conditions" },
  { to: "/PrivacyPolicy", label: "Privacy Policy" },
];

/** Those without a page are plain text. */
const about = [
  { to: "/about", label: "About" },
  { to: "/contact", label: "Contact" },
  { to: "/faqs", label: "FAQs" },
  { label: "Careers" },
  { label: "Press" },
];

const account = [
  { to: "/order", label: "My Orders" },
  { to: "/wishlist", label: "Wishlist" },
  { to: "/cart", label: "Cart" },
];

/** The seller portal is a separate app. */
const selling = [{ to: "/seller/login", label: "Become a Seller", reloadDocument: true }];

/** A lazy part, loaded after the page above it. */
export default function Footer() {
  return (
    <footer className="mt-16 border-t border-line bg-surface max-lg:[body:has([data-bottom-bar])_&]:pb-20 lg:mt-24">
      <ul className="page grid gap-6 py-8 sm:grid-cols-3">
        {promises.map(({ Icon, title, text }) => (
          <li key={title} className="flex items-center gap-4">
            <Icon aria-hidden className="size-8 shrink-0 text-primary" strokeWidth={1.5} />
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <hr className="border-line" />
      <div className="page grid grid-cols-2 gap-x-4 gap-y-8 py-12 lg:gap-8 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="col-span-2 max-w-sm lg:col-span-1">
          <Logo />
          <p className="mt-4 text-sm text-muted">
            An open-air market, online. Products for every home in India, with all taxes included.
          </p>
          <SocialLinks />
        </div>
        <FooterLinks title="Haat" links={about} />
        <FooterLinks title="Policies" links={policies} />
        <FooterLinks title="Your account" links={account} />
        <FooterLinks title="Sell with us" links={selling} />
      </div>
    </footer>
  );
}

type FooterLink = { to?: string; label: string; reloadDocument?: boolean };

const FooterLinks = ({ title, links }: { title: string; links: FooterLink[] }) => (
  <nav aria-label={title}>
    <h2 className="text-sm font-semibold">{title}</h2>
    <ul className="mt-2">
      {links.map(({ to, label, reloadDocument }) => (
        <li key={label} className="flex min-h-9 items-center text-sm text-muted">
          {to ? (
            <Link
              to={to}
              reloadDocument={reloadDocument}
              className="inline-flex min-h-9 items-center transition hover:text-ink hover:underline"
            >
              {label}
            </Link>
          ) : (
            label
          )}
        </li>
      ))}
    </ul>
  </nav>
);
