import type { Page } from "@playwright/test";
import { someFailed, twoProviders } from "../support/message-setup";
import { badOperations, goodOperations, operationsAre } from "../support/operations-answer";
import { aMember } from "../support/staff";
import { answerOf, failedTasks, retryingTasks } from "../support/tasks-that-failed";
import { authenticatorDialogs, challenged } from "./authenticator-states";
import { differentBooks } from "./books-that-differ";
import { list, press } from "./list-screen";
import { after, error, full, loading, type Screen, type State } from "./screen";

/** For staff of a shop with failed tasks, or without. */
const tasksOf = (tasks: readonly object[]) => (page: Page) =>
  page.route("**/api/v1/back-office/failed-tasks?*", (route) => route.fulfill({ json: answerOf(tasks) }));

const withTwoProviders = async (page: Page) => {
  await page.route("**/api/v1/back-office/message-setup", (route) => route.fulfill({ json: twoProviders }));
  await page.route("**/api/v1/back-office/message-setup/deliveries", (route) => route.fulfill({ json: someFailed }));
};

/** A screen of figures or a form. */
const sheet = (name: string, at: string, shows: State["shows"], calls: string[], heading: string): Screen => ({
  name: `back office ${name}`,
  path: at,
  administrator: true,
  calls,
  states: { full: full(shows), loading: loading(heading), error: error("Try Again") },
});

const shell: Screen = {
  name: "back office shell",
  path: "/dashboard/settings",
  administrator: true,
  states: {
    "account menu": after("Logout", press(/account menu$/)),
    logout: after("Log out?", async (page) => {
      await press(/account menu$/)(page);
      await page.getByRole("menuitem", { name: "Logout" }).click();
    }),
    bell: after("Mark all as read", press(/^Notifications/)),
    search: after("Pages", async (page) => {
      await page.getByRole("heading", { name: "Settings" }).waitFor();
      await page.keyboard.press("Control+k");
      await page.keyboard.type("co");
    }),
    "menu or narrow sidebar": after("Settings", async (page) => {
      await page.getByRole("heading", { name: "Settings" }).waitFor();
      const menu = page.getByRole("button", { name: "Open menu" });
      await ((await menu.isVisible()) ? menu : page.getByRole("button", { name: "Collapse sidebar" })).click();
    }),
    "without permission": {
      shows: /^You don.t have permission to view this page/,
      windowOnly: true,
      act: async (page) => {
        const { token } = await aMember(page.request, ["view_banner"]);
        await page.addInitScript((token) => localStorage.setItem("adminToken", token), token);
        await page.goto("/dashboard/role");
      },
    },
  },
};

const login: Screen = {
  name: "back office login",
  path: "/adminlogin",
  states: {
    full: full("Send OTP"),
    refused: after("Please enter a valid email address.", async (page) => {
      await page.getByLabel("Email").fill("nobody");
      await press("Send OTP")(page);
    }),
    code: after(/^We sent a 6-digit code/, async (page) => {
      await page.route("**/api/v1/admin-login", (route) => route.fulfill({ json: { success: true, message: "sent" } }));
      await press("Send OTP")(page);
      await page.getByLabel("Digit 1 of 6").waitFor();
      await page.keyboard.type("123");
    }),
    "app code": after("Use a recovery code", async (page) => {
      await challenged("/admin-login")(page);
      await press("Send OTP")(page);
    }),
    "dead link": after(/^This link has expired/, (page) => page.goto("/adminlogin/welcome?token=none")),
  },
};

/** A page of the engine's admin that shows one of our screens, or its own page with our widget. */
const engine = (name: string, at: Screen["path"], shows: State["shows"]): Screen => ({
  name: `engine ${name}`,
  path: at,
  administrator: true,
  states: { full: { shows, windowOnly: true } },
});

/** Every back-office screen in our shell, and the engine admin's pages with our screens. */
export const officeScreens: Screen[] = [
  login,
  shell,
  sheet("overview", "/dashboard", "Latest orders", ["/back-office/overview"], "Dashboard"),
  list("categories", {
    at: "/categories",
    heading: "Categories",
    calls: ["/Category"],
    none: "No categories found.",
    states: { form: after("Create category", press("Add category")) },
  }),
  list("sub-categories", {
    at: "/subcategories",
    heading: "Sub-Categories",
    calls: ["/subcategory"],
    none: "No sub-categories found.",
    states: { form: after("Create sub-category", press(/^Add sub-category/)) },
  }),
  list("products", {
    at: "/products",
    heading: "Products",
    calls: ["/back-office/products"],
    none: "No products found. Try a different search or filter.",
    states: {
      form: after("Create Product", press("Add Product")),
      "form of a product": after("Save Changes", press(/^Edit /)),
    },
  }),
  list("banners", {
    at: "/banners",
    heading: "Banners",
    calls: ["/Banner"],
    none: "No banners found.",
    states: { form: after("Create Banner", press("Add banner")) },
  }),
  sheet("home page", "/dashboard/home-page", "Best Sale Products", ["/back-office/home"], "Home page"),
  list("collections", {
    at: "/collections",
    heading: "Collections",
    calls: ["/back-office/collections"],
    none: "No collections yet.",
    states: { form: after("Customers read it above the products.", press("Add collection")) },
  }),
  list("sales", {
    at: "/sales",
    heading: "Sales",
    calls: ["/back-office/sales"],
    none: "No sales yet.",
    states: { form: after("Off each selling price, rounded to whole rupees.", press("Add sale")) },
  }),
  list("customer groups", {
    at: "/customer-groups",
    heading: "Customer groups",
    calls: ["/back-office/customer-groups"],
    none: "No customer groups yet.",
    states: { form: after("Customers see it when they download their data.", press("Add group")) },
  }),
  list("coupons", {
    at: "/coupons",
    heading: "Coupons",
    calls: ["/back-office/coupons"],
    none: "No coupons yet.",
    states: { form: after("Counted by account, email and mobile number.", press("Add coupon")) },
  }),
  list("search words", {
    at: "/search-words",
    heading: "Search words",
    calls: ["/back-office/search-synonyms"],
    none: "No synonyms found.",
    states: {
      form: after("What customers type, in any script.", press("Add synonym")),
      missed: after(/^(No searches without results|Showing \d)/, (page) =>
        page
          .getByLabel("List")
          .selectOption("Searches without results")
          .then(() => undefined),
      ),
    },
  }),
  list("reviews", {
    at: "/reviews",
    heading: "Reviews",
    calls: ["/back-office/reviews"],
    none: "No reviews found.",
  }),
  list("orders", {
    at: "/orderdetails",
    heading: "Customer Orders",
    calls: ["/getAllOrders"],
    none: "No orders found matching your criteria.",
  }),
  {
    name: "back office order",
    path: ({ orderId }) => `/dashboard/orderdetails?id=${orderId}`,
    administrator: true,
    states: { full: { shows: "Payment", windowOnly: true } },
  },
  {
    name: "back office order given back",
    path: ({ givenBackId }) => `/dashboard/orderdetails?id=${givenBackId}`,
    administrator: true,
    states: {
      full: { shows: /^Refund: /, windowOnly: true },
      "payments in sight": after(/^Refund: /, (page) =>
        page
          .getByText(/^Refund: /)
          .first()
          .scrollIntoViewIfNeeded(),
      ),
      refund: after("For internal records only.", async (page) => {
        await page.getByRole("button", { name: "Refund", exact: true }).click();
        await page.getByLabel("Reason").fill("Goodwill");
      }),
      "refund of items": after("Please select items to refund.", async (page) => {
        await page.getByRole("button", { name: "Refund", exact: true }).click();
        await page.getByLabel("Amount", { exact: true }).selectOption("Selected items");
        await page.getByRole("button", { name: /^Refund ₹/ }).click();
      }),
    },
  },
  list("returns", {
    at: "/returns",
    heading: "Returns",
    calls: ["/back-office/returns"],
    none: "No returns requested yet.",
  }),
  list("refunds", {
    at: "/refunds",
    heading: "Refunds",
    calls: ["/back-office/refunds"],
    none: "No refunds yet.",
    states: {
      failed: after(/^The gateway rejected the refund/, (page) => page.getByLabel("Status").selectOption("failed")),
      "to wallet": after("Send the refund to the wallet?", async (page) => {
        await page.getByLabel("Status").selectOption("failed");
        await press(/to the wallet$/)(page);
      }),
    },
  }),
  list("sellers", {
    at: "/sellers",
    heading: "Sellers",
    calls: ["/back-office/sellers"],
    none: "No sellers found matching your criteria.",
    states: {
      details: after("Cancelled cheque", async (page) => {
        await page.getByRole("searchbox").fill("seller@haat.test");
        await page.getByRole("link", { name: "seller@haat.test" }).first().click();
      }),
    },
  }),
  list("customers", {
    at: "/customers",
    heading: "Customers",
    calls: ["/back-office/customers"],
    none: "No customers found matching your criteria.",
    states: {
      details: {
        shows: /^Addresses/,
        act: async (page) => {
          await page.getByRole("region", { name: "Customers", exact: true }).getByRole("link").first().click();
        },
      },
    },
  }),
  {
    ...sheet(
      "earnings",
      "/dashboard/earnings",
      "How these figures are calculated",
      ["/back-office/earnings"],
      "Earnings",
    ),
    states: {
      full: full("How these figures are calculated"),
      loading: loading("Earnings"),
      error: error("Try Again"),
      "books that agree": {
        shows: "Everything matches",
        act: (page) => page.getByRole("button", { name: "Run now" }).click(),
      },
      "books that differ": { shows: "Incomplete", answers: differentBooks },
    },
  },
  sheet(
    "total earnings",
    "/dashboard/total-earnings",
    "How these figures are calculated",
    ["/back-office/earnings"],
    "Total Earnings",
  ),
  sheet("commission", "/dashboard/commission", "Default rate", ["/back-office/commission"], "Commission"),
  sheet(
    "seller earnings",
    "/dashboard/seller-earnings",
    "Total earned by sellers",
    ["/back-office/seller-earnings"],
    "Seller earnings",
  ),
  list("roles", {
    at: "/role",
    heading: "User Roles",
    calls: ["/role"],
    none: "No roles found.",
    states: { form: after("view_banner", press("Add role")) },
  }),
  list("permissions", {
    at: "/rolepermission",
    heading: "Role Permissions",
    calls: ["/permissions"],
    none: "No permissions found.",
    states: { form: after("Create permission", press("Add permission")) },
  }),
  list("staff", {
    at: "/staff",
    heading: "Staff",
    calls: ["/back-office/staff"],
    none: "No staff members found.",
    states: { form: after("Send invitation", press("Invite staff")) },
  }),
  list("audit log", { at: "/audit", heading: "Audit log", calls: ["/back-office/audit"], none: "No changes found." }),
  {
    name: "back office operations",
    path: "/dashboard/operations",
    administrator: true,
    calls: ["/back-office/operations"],
    states: {
      full: full("All applied"),
      good: { shows: "Nothing needs attention.", answers: operationsAre(goodOperations) },
      bad: { shows: "4 parts need attention.", answers: operationsAre(badOperations) },
      loading: loading("Operations"),
      error: error("Try Again"),
    },
  },
  {
    name: "back office failed tasks",
    path: "/dashboard/failed-tasks",
    administrator: true,
    calls: ["/back-office/failed-tasks"],
    states: {
      full: { shows: "Run reconciliation", answers: tasksOf(failedTasks) },
      "to be tried again": {
        shows: /^Next attempt/,
        answers: tasksOf(retryingTasks),
        act: (page) => page.getByLabel("State", { exact: true }).selectOption("Retrying"),
      },
      loading: loading("Failed tasks"),
      error: error("Try Again"),
      empty: { shows: "No failed tasks.", answers: tasksOf([]) },
    },
  },
  sheet("settings", "/dashboard/settings", "Save settings", ["/back-office/settings"], "Settings"),
  {
    ...sheet("payments", "/dashboard/settings/payments", "Save rules", ["/back-office/payment-settings"], "Payments"),
    states: {
      full: full("Save rules"),
      loading: loading("Payments"),
      error: error("Try Again"),
      keys: after("Key secret", press(/^(Store|Replace) Keys$/)),
      webhooks: after(/^The latest 50/, press("Recent webhooks")),
    },
  },
  {
    ...sheet("messages", "/dashboard/settings/messages", "SMS texts", ["/back-office/message-setup"], "Messages"),
    states: {
      full: { shows: "NDNC", answers: withTwoProviders },
      "ids that can't be saved": {
        ...after(/^Please enter up to 64 letters/, async (page) => {
          await page.getByLabel("MSG91 template ID").last().fill("an id");
          await press("Save template IDs")(page);
        }),
        answers: withTwoProviders,
      },
      "a demo without providers": full("SMS texts"),
      tested: {
        ...after("Stored in the outbox of this demo. It was not sent.", async (page) => {
          await page.getByLabel("Mobile number").fill("9845012345");
          await press("Send test SMS")(page);
        }),
      },
      loading: loading("Messages"),
      error: error("Try Again"),
    },
  },
  { name: "back office profile", path: "/profile", administrator: true, states: { full: full("Save profile") } },
  sheet("account", "/account-settings", "Current session", ["/back-office/sessions"], "Account Settings"),
  {
    name: "back office authenticator app",
    path: "/account-settings",
    administrator: true,
    states: authenticatorDialogs(),
  },
  engine("banners", "/app/banners", /^Showing \d/),
  engine("sub-categories", "/app/subcategories", /^Showing \d/),
  engine("orders", "/app/orderdetails", /^Showing \d/),
  engine("roles", "/app/role", /^Showing \d/),
  engine("earnings", "/app/earnings", "How these figures are calculated"),
  engine("staff", "/app/staff", /^Showing \d/),
  engine("product", ({ plain }) => `/app/products/${plain._id}`, "In the shop"),
  engine("order", ({ orderId }) => `/app/orders/${orderId}`, "In the shop"),
];
