import { aNewEmail } from "../support/outbox";
import { chooseVariant, openLogin } from "../support/shop";
import { officeScreens } from "./office-screens";
import { paymentScreens } from "./payment-screens";
import { after, empty, error, full, loading, type Screen } from "./screen";
import { sellerScreens } from "./seller-screens";

const home = ["/Banner", "/fashiontopdeals", "/bestsaleproducts", "/trending", "/homeliving", "/electronics"];
const menus = ["/categoryByuser", "/subcategoryByuser"];
const search = (text: string): Screen["path"] => `/search?${new URLSearchParams({ q: text })}`;

/** Every screen for shoppers, with its states. Add a row for a new screen. */
const shopScreens: Screen[] = [
  {
    name: "home",
    path: "/",
    calls: [...home, ...menus],
    states: {
      full: full(/^Upto \d+% Off$/),
      loading: loading("Best Sale Products"),
      error: error("Failed to load trending products."),
      empty: empty("No trending products found."),
    },
  },
  {
    name: "layout",
    path: "/",
    states: {
      "account menu": after("Sign Up / Log In", (page) => page.getByRole("button", { name: "Account" }).click()),
      login: after("Request OTP", openLogin),
      "login refused": after("Please enter a valid email or mobile number.", async (page) => {
        await openLogin(page);
        await page.getByLabel("Email or Mobile Number").fill("nobody");
        await page.getByRole("button", { name: "Request OTP" }).click();
      }),
      "login code": after(/^OTP sent to/, async (page) => {
        await openLogin(page);
        await page.getByLabel("Email or Mobile Number").fill(aNewEmail());
        await page.getByRole("button", { name: "Request OTP" }).click();
      }),
      menu: after("Sarees & Lehengas", async (page) => {
        await page.getByRole("link", { name: "Haat, home" }).waitFor();
        const button = page.getByRole("button", { name: "Menu", exact: true });
        if (await button.isVisible()) {
          await button.click();
          await page.getByRole("dialog", { name: "Menu" }).getByText("Fashion", { exact: true }).click();
        } else await page.getByRole("link", { name: "Fashion", exact: true }).first().hover();
      }),
      "search hits": after("See all results", async (page) => {
        await page.getByRole("combobox", { name: "Search products" }).fill("cotton");
      }),
      "search without hits": after("No products found for", async (page) => {
        await page.getByRole("combobox", { name: "Search products" }).fill("qwzxvk");
      }),
      "recent searches": after("Recent searches", async (page) => {
        const box = page.getByRole("combobox", { name: "Search products" });
        for (const text of ["steel bottle", "kurta for men"]) {
          await box.fill(text);
          await box.press("Enter");
          await page.getByRole("heading", { level: 1, name: text }).waitFor();
        }
        await box.fill("");
      }),
    },
  },
  {
    name: "category",
    path: ({ categoryId }) => `/products/category/${categoryId}`,
    calls: ["/products/"],
    states: {
      full: full(/\d Products Found/),
      loading: loading("Loading…"),
      error: error("Something Went Wrong"),
      empty: empty("No Products Found"),
      filters: after("In stock only", async (page) => {
        const button = page.getByRole("button", { name: /^Filter/ });
        await page.getByText(/\d Products Found/).waitFor();
        if (await button.isVisible()) await button.click();
        await page.getByRole("checkbox", { name: "In stock only" }).filter({ visible: true }).check();
      }),
    },
  },
  {
    name: "category narrowed to nothing",
    path: ({ categoryId }) => `/products/category/${categoryId}?maxPrice=1&rating=4`,
    states: { full: full("No products match all filters.") },
  },
  {
    name: "category unknown",
    path: "/products/category/none",
    states: { full: full("Category not found.") },
  },
  {
    name: "sub-category",
    path: ({ subCategoryId }) => `/subcategory/${subCategoryId}`,
    states: { full: full(/\d Products Found/) },
  },
  {
    name: "collection",
    path: "/collections/under-499",
    states: { full: full(/\d Products Found/) },
  },
  {
    name: "collection unknown",
    path: "/collections/none",
    states: { full: full("Collection not found.") },
  },
  {
    name: "search",
    path: search("cotton"),
    calls: ["/products"],
    states: {
      full: full(/\d Products Found/),
      loading: loading("Loading…"),
      error: error("Something Went Wrong"),
      empty: empty("No Products Found"),
    },
  },
  {
    name: "search with a price and a typo",
    path: search("kurtha 1500 se kam"),
    states: { full: full("Showing results for kurta") },
  },
  { name: "search without text", path: "/search", states: { full: full("What are you looking for?") } },
  {
    name: "product",
    path: ({ chosen }) => `/product/${chosen.slug}/${chosen._id}`,
    calls: ["/product/", "/rating/", "/products"],
    states: {
      full: full("Inclusive of all taxes"),
      loading: loading("Home"),
      error: error("Error:"),
      chosen: after("Add to Cart", chooseVariant),
      delivery: after(/^Delivery (on|between)/, async (page) => {
        await page.getByLabel("Check delivery").fill("411001");
        await page.getByRole("button", { name: "Check" }).click();
      }),
      viewer: after(/^1 \/ \d/, (page) =>
        page
          .getByRole("button", { name: /view full screen$/ })
          .first()
          .click(),
      ),
    },
  },
  {
    name: "product sold out",
    path: ({ soldOut }) => `/product/${soldOut.slug}/${soldOut._id}`,
    states: { full: full("Inclusive of all taxes") },
  },
  { name: "product unknown", path: "/product/none", states: { full: full("Product not found.") } },
  { name: "wishlist of a guest", path: "/wishlist", states: { full: full("Please log in to manage your wishlist.") } },
  {
    name: "wishlist",
    path: "/wishlist",
    loggedIn: true,
    calls: ["/wishlist"],
    states: {
      full: full(/\d items/),
      loading: loading("My Wishlist"),
      error: error("Oops! Something went wrong."),
      empty: empty("Your wishlist is empty"),
    },
  },
  {
    name: "cart",
    path: "/cart",
    loggedIn: true,
    calls: ["/cart"],
    states: {
      full: full("Proceed to Checkout"),
      loading: loading("Cart"),
      error: error("Error Loading Cart"),
      empty: empty("Continue Shopping"),
    },
  },
  {
    name: "checkout",
    path: "/cart",
    loggedIn: true,
    states: {
      full: {
        shows: "Deliver to another address",
        act: (page) => page.getByRole("button", { name: "Proceed to Checkout" }).click(),
      },
      "another address": {
        shows: "Save this address to my address book",
        act: async (page) => {
          await page.getByRole("button", { name: "Proceed to Checkout" }).click();
          await page.getByText("Deliver to another address").click();
        },
      },
      "address without a name": {
        shows: "Please enter the recipient's name.",
        act: async (page) => {
          await page.getByRole("button", { name: "Proceed to Checkout" }).click();
          await page.getByText("Deliver to another address").click();
          // It is prefilled from the account.
          await page.getByLabel("Full Name").fill("");
          await page.getByRole("button", { name: /^Place Order/ }).click();
        },
      },
    },
  },
  {
    name: "order-success",
    path: ({ orderId }) => `/order-success/${orderId}`,
    loggedIn: true,
    calls: ["/order/order_"],
    states: {
      full: full("Order Placed Successfully!"),
      loading: loading("Loading your order..."),
      error: error("The shop is busy. Please try again in a moment."),
    },
  },
  {
    name: "order-success unknown",
    path: "/order-success/order_unknown",
    loggedIn: true,
    states: { full: full("Order not found") },
  },
  {
    name: "order-success guest",
    path: "/order-success/order_unknown",
    states: { full: full("Please log in to see your order status.") },
  },
  {
    name: "orders",
    path: "/order",
    loggedIn: true,
    calls: ["/order"],
    states: {
      full: full("View Order Details"),
      loading: loading("My Orders"),
      error: error("Error:"),
      empty: empty("Your Order History is Empty"),
      details: after("Order History", (page) =>
        page.getByRole("button", { name: "View Order Details" }).first().click(),
      ),
      "nothing found": after("No Orders Found", (page) =>
        page.getByPlaceholder("Search by name, product, or ID...").fill("no such order"),
      ),
      cancel: after("Keep order", (page) => page.getByRole("button", { name: "Cancel Order" }).click()),
      timeline: after("Pending", (page) => page.getByRole("button", { name: "Track Package" }).click()),
      return: after("Submit request", async (page) => {
        await page.getByRole("button", { name: "Return/Replace Items" }).click();
      }),
      "return without a reason": after("Please provide a reason for your request.", async (page) => {
        await page.getByRole("button", { name: "Return/Replace Items" }).click();
        await page.getByRole("button", { name: "Submit request" }).click();
      }),
    },
  },
  { name: "orders of a guest", path: "/order", states: { full: full("You must be logged in to view orders.") } },
  { name: "account of a guest", path: "/account", states: { full: full(/log in/i) } },
  {
    name: "account",
    path: "/account",
    loggedIn: true,
    calls: ["/account"],
    states: {
      full: full("Login methods"),
      loading: loading("Loading your account"),
      error: error("Oops! Something went wrong."),
      "new address": after("Use this as my default address", (page) =>
        page.getByRole("button", { name: "Add address" }).click(),
      ),
      "delete dialog": after("This can't be undone.", (page) =>
        page.getByRole("button", { name: "Delete account" }).click(),
      ),
    },
  },
  { name: "wallet of a guest", path: "/wallet", states: { full: full(/log in/i) } },
  {
    name: "wallet",
    path: "/wallet",
    loggedIn: true,
    calls: ["/wallet"],
    states: {
      empty: full("No transactions yet"),
      loading: loading("Loading your wallet"),
      error: error("Oops! Something went wrong."),
    },
  },
  {
    name: "shipping policy",
    path: "/shipingpolicy",
    calls: ["/settings"],
    states: {
      full: full("Delivery times"),
      loading: loading("Shipping & Returns"),
      error: error("This page could not be loaded"),
    },
  },
  { name: "returns policy", path: "/ReturnRefund", states: { full: full("Cancellations") } },
  { name: "terms", path: "/TermsAndConditions", states: { full: full("Grievance officer") } },
  { name: "privacy policy", path: "/PrivacyPolicy", states: { full: full("What we collect") } },
  { name: "about", path: "/about", states: { full: full("Grievance officer") } },
  { name: "contact", path: "/contact", states: { full: full("Grievance officer") } },
  {
    name: "faqs",
    path: "/faqs",
    states: {
      full: full("Where is my invoice?"),
      answer: after("Within 7 days of delivery", (page) => page.getByText("How do I return or replace").click()),
    },
  },
  { name: "page not found", path: "/no/such/page", states: { full: full("Page not found") } },
];

export const screens: Screen[] = [...shopScreens, ...paymentScreens, ...sellerScreens, ...officeScreens];
