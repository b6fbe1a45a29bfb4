import { demoAccounts } from "../../scripts/demo-accounts.mjs";
import { aSeller, openPortal, typeLogin } from "../support/seller";
import { authenticatorDialogs, challenged } from "./authenticator-states";
import { after, error, full, loading, type Screen, type State } from "./screen";

/** A screen of a newly registered seller, waiting for approval. */
const opened = (at: string, shows: State["shows"]): State => ({
  shows,
  act: async (page) => openPortal(page, await aSeller(page.request), at),
});

const theDemoSeller = { ...demoAccounts.seller, mobileNumber: "" };

/** Every screen for sellers. */
export const sellerScreens: Screen[] = [
  {
    name: "seller login",
    path: "/seller/login",
    states: {
      full: full("Seller Login"),
      "not filled": after("Please fill in all fields.", (page) => page.getByRole("button", { name: "Login" }).click()),
      "app code": after("Use a recovery code", async (page) => {
        await challenged("/sallerlogin")(page);
        await typeLogin(page, "asha@example.in", "any password");
      }),
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
    states: { dead: full("Request a new link"), loading: loading("Checking link..."), error: error("Try Again") },
  },
  {
    name: "seller home",
    path: "/seller/login",
    states: { waiting: opened("/seller/dashboard", "Pending approval") },
  },
  {
    name: "seller business",
    path: "/seller/login",
    states: {
      empty: opened("/seller/business", "Save business details"),
      full: {
        shows: "Change bank account",
        act: (page) => openPortal(page, theDemoSeller, "/seller/business"),
      },
    },
  },
  {
    name: "seller coupons",
    path: "/seller/login",
    states: {
      waiting: opened("/seller/coupons", "No coupons yet"),
      full: { shows: "STALL5", act: (page) => openPortal(page, theDemoSeller, "/seller/coupons") },
      form: {
        shows: "Counted by account, email and mobile number.",
        windowOnly: true,
        act: async (page) => {
          await openPortal(page, theDemoSeller, "/seller/coupons");
          await page.getByRole("button", { name: "Add coupon" }).click();
        },
      },
    },
  },
  {
    name: "seller earnings",
    path: "/seller/login",
    states: { empty: opened("/seller/earnings", "No orders in this period.") },
  },
  {
    name: "seller profile",
    path: "/seller/login",
    states: { full: opened("/seller/profile", "Password, sessions and notifications") },
  },
  {
    name: "seller settings",
    path: "/seller/login",
    states: {
      full: opened("/seller/settings", "Save notifications"),
      ...authenticatorDialogs(async (page) => openPortal(page, await aSeller(page.request), "/seller/settings")),
    },
  },
  { name: "seller page not found", path: "/seller/none", states: { full: full("Page not found") } },
];
