import { demoAccounts } from "../../scripts/demo-accounts.mjs";
import { aSeller, openPortal } from "../support/seller";
import { after, error, full, loading, type Screen, type State } from "./screen";

/** A screen of somebody who has registered a moment ago, and waits. */
const opened = (at: string, shows: State["shows"]): State => ({
  shows,
  act: async (page) => openPortal(page, await aSeller(page.request), at),
});

/** Every screen that sellers see. */
export const sellerScreens: Screen[] = [
  {
    name: "seller login",
    path: "/seller/login",
    states: {
      full: full("Seller Login"),
      "not filled": after("Please fill in all fields.", (page) => page.getByRole("button", { name: "Login" }).click()),
    },
  },
  {
    name: "seller registration",
    path: "/seller/register",
    states: {
      full: full("GSTIN (optional)"),
      "not filled": after("Please enter a valid email address.", (page) =>
        page.getByRole("button", { name: "Register" }).click(),
      ),
    },
  },
  { name: "seller forgot password", path: "/seller/forget", states: { full: full("Send Reset Link") } },
  {
    name: "seller reset",
    path: "/seller/reset?token=none",
    calls: ["/seller/reset"],
    states: { dead: full("Ask for a New Link"), loading: loading("Checking the link..."), error: error("Try Again") },
  },
  {
    name: "seller home",
    path: "/seller/login",
    states: { waiting: opened("/seller/dashboard", "Waiting for approval") },
  },
  {
    name: "seller business",
    path: "/seller/login",
    states: {
      empty: opened("/seller/business", "Save Business Details"),
      full: {
        shows: "Change Bank Account",
        act: (page) => openPortal(page, { ...demoAccounts.seller, mobileNumber: "" }, "/seller/business"),
      },
    },
  },
  {
    name: "seller earnings",
    path: "/seller/login",
    states: { empty: opened("/seller/earnings", "Nothing was ordered from you on these days.") },
  },
  {
    name: "seller profile",
    path: "/seller/login",
    states: { full: opened("/seller/profile", "Password, sessions and notifications") },
  },
  {
    name: "seller settings",
    path: "/seller/login",
    states: { full: opened("/seller/settings", "Save Notifications") },
  },
  { name: "seller page not found", path: "/seller/none", states: { full: full("Page Not Found") } },
];
