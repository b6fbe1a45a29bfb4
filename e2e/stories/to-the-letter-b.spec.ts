import { expect, type Locator, type Page, type Route, test } from "@playwright/test";
import { aPerson, openAs } from "../support/account";
import { theBackOffice } from "../support/back-office";
import { aPurchase } from "../support/purchase";
import { aProductThat, aProductWithVariants, chooseVariant, fillAddress, theCategory } from "../support/shop";

/** A refusal without a word: what the screen says then is its own. */
const silent =
  (status = 400) =>
  (route: Route) =>
    route.fulfill({ status, body: "" });
const saying = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, message } });

const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** Something with plenty in stock and nothing to choose. */
const aPlainThing = (page: Page) =>
  aProductThat(
    page.request,
    "in stock, without variants",
    ({ variants, quantity }) => !variants.length && quantity > 20,
  );

/** Something with variants of which one piece has to pay its delivery. */
const aThingWithDelivery = (page: Page) =>
  aProductThat(
    page.request,
    "whose delivery has to be paid",
    ({ variants, shipping: { deliveryCharge, freeDeliveryAbove } }) =>
      variants.length > 0 &&
      deliveryCharge > 0 &&
      variants.every(({ quantity, finalPrice }) => quantity > 0 && finalPrice < freeDeliveryAbove),
  );

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Lets the page's stopped clock run in small steps until something is to be seen. */
async function runUntilSeen(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(what).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [20] });
}

/** What is to be seen now stays for `milliseconds`, and not much longer. */
async function expectToStay(page: Page, what: Locator, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds - 200);
  await expect(what).toBeVisible();
  await page.clock.runFor(200);
  await expect(what).toHaveCount(0);
}

const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

type OrderShape = { products: object[] };

/** Lets the shop answer the one real order of the shopper several times, each time changed. */
const showOrders = (page: Page, changes: ((order: OrderShape) => object)[]) =>
  page.route("**/api/v1/order", async (route) => {
    const response = await route.fetch();
    const { orders } = (await response.json()) as { orders: OrderShape[] };
    const [real] = orders;
    if (!real) throw new Error("The shopper has no order.");
    const shown = changes.map((change, place) => ({
      ...real,
      _id: `order_${place + 1}`,
      orderNumber: place + 1,
      ...change(real),
    }));
    await route.fulfill({ response, json: { success: true, orders: shown } });
  });

test.describe("My Orders, to the letter", () => {
  test("show each status by its tracker, its words and its actions", async ({ page }) => {
    const purchase = await aPurchase(page.request);
    const is = (orderStatus: string, more: object = {}) => ({ orderStatus, ...more });
    const request = { status: "requested", products: [], refund: null, createdAt: "2026-03-05T10:00:00.000Z" };
    const replacement = { ...request, action: "replace", reason: "Torn seam", image: "/placeholder.svg" };
    await showOrders(page, [
      () => is("pending"),
      () => is("processing"),
      () => is("shipped"),
      ({ products }) =>
        is("delivered", {
          updatedAt: "2026-03-05T10:00:00.000Z",
          finalAmount: 1299.5,
          products: products.map((line) => ({ ...line, returnUntil: "2999-01-01T00:00:00.000Z" })),
        }),
      () => is("cancelled"),
      () => is("returned", { returnRequest: replacement }),
      () => is("returned", { returnRequest: null }),
    ]);
    await openAs(page, purchase, "/order");
    const order = (number: number) => page.getByRole("article", { name: `Order #${number}` });
    const steps = (number: number) =>
      order(number).getByRole("list", { name: "Progress of the order" }).getByRole("listitem");
    const none = ["Processing: not yet", "Shipped: not yet", "Delivered: not yet"];
    const offers = (number: number, name: string | RegExp) => order(number).getByRole("button", { name });

    for (const [number, status] of [
      [1, "pending"],
      [5, "cancelled"],
      [6, "returned"],
    ] as const) {
      await expect(order(number).getByText(`Status: ${status}`, { exact: true })).toBeVisible();
      await expect(steps(number)).toHaveText(none);
    }
    await expect(steps(2)).toHaveText(["Processing: done", "Shipped: not yet", "Delivered: not yet"]);
    await expect(steps(3)).toHaveText(["Processing: done", "Shipped: done", "Delivered: not yet"]);
    await expect(steps(4)).toHaveText(["Processing: done", "Shipped: done", "Delivered: done"]);
    await expect(order(2).getByText(/^Status:/)).toHaveCount(0);

    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      const [cancels, tracks, isDelivered] = [number < 3, number === 3, number === 4];
      await expect(offers(number, "Cancel Order")).toHaveCount(cancels ? 1 : 0);
      await expect(offers(number, "Track Package")).toHaveCount(tracks ? 1 : 0);
      await expect(offers(number, "Return/Replace Items")).toHaveCount(isDelivered ? 1 : 0);
      await expect(offers(number, /^Write a review/)).toHaveCount(isDelivered ? 1 : 0);
    }
    await expect(order(4).getByText("Delivered on 5 March 2026", { exact: true })).toBeVisible();
    await expect(order(4).getByText("₹1,299.50", { exact: true }).first()).toBeVisible();
    await expect(order(5).getByText("Order Cancelled", { exact: true })).toBeVisible();
    await expect(order(6).getByText("replace Initiated", { exact: true })).toBeVisible();
    await expect(order(6).getByText("We are processing your request.", { exact: true })).toBeVisible();
    await expect(order(6).getByText("Reason: Torn seam", { exact: true })).toBeVisible();
    await expect(order(6).getByRole("img", { name: "Proof sent with the request" })).toHaveAttribute(
      "src",
      "/placeholder.svg",
    );
    await expect(order(7).getByText("Return Initiated", { exact: true })).toBeVisible();
  });

  test("cancel after a question, and say what came of it", async ({ page }) => {
    await openAs(page, await aPurchase(page.request), "/order");
    const cancel = async () => {
      await page.getByRole("article").getByRole("button", { name: "Cancel Order" }).click();
      const question = page.getByRole("alertdialog");
      await expect(
        question.getByText("Are you sure you want to cancel this order? This action cannot be undone.", {
          exact: true,
        }),
      ).toBeVisible();
      await question.getByRole("button", { name: "Cancel Order" }).click();
    };
    let held: Route | undefined;
    await page.route("**/api/v1/cancel/*", (route) => {
      held = route;
    });
    await cancel();
    await expect(button(page, "Cancelling...")).toBeDisabled();
    await held?.fulfill({ status: 409, json: { success: false, message: "It has left." } });
    await said(page, "Failed to cancel order: It has left.");
    await page.unroute("**/api/v1/cancel/*");

    await page.waitForLoadState("networkidle");
    await page.route("**/api/v1/order", (route) => route.abort());
    await cancel();
    await said(page, "Order successfully cancelled!");
    await said(page, "Order Cancelled");
  });

  test("send a return, say why it was refused, and show the order as the server answers it", async ({ page }) => {
    const [purchase, office] = await Promise.all([aPurchase(page.request), theBackOffice(page.request)]);
    await office.moveOrder(purchase.orderId, "delivered");
    await openAs(page, purchase, "/order");
    await page.getByRole("button", { name: "Return/Replace Items" }).click();
    const dialog = page.getByRole("dialog", { name: "Return/Replace Items" });
    await dialog.getByLabel("Reason", { exact: true }).fill("Too small");
    const refused = async (answer: (route: Route) => Promise<void>, sentence: string) => {
      await page.route("**/return-or-replace", answer);
      await dialog.getByRole("button", { name: "Submit Request" }).click();
      await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
      await page.unroute("**/return-or-replace");
    };
    await refused(saying(409, "The time for that is over."), "The time for that is over.");
    await refused(silent(502), "Server error: 502");
    await refused((route) => route.abort(), "An unexpected error occurred. Please try again.");

    await page.route("**/return-or-replace", async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { updatedOrder: { returnRequest: { reason: string } } };
      answer.updatedOrder.returnRequest.reason = "As the server has it";
      await route.fulfill({ response, json: answer });
    });
    await dialog.getByRole("button", { name: "Submit Request" }).click();
    await said(page, "Your request has been submitted successfully!");
    await said(page, "Reason: As the server has it");
  });

  test("that can't be read say why, under Error:", async ({ page }) => {
    const person = await aPerson(page.request);
    const box = page.getByRole("main").getByRole("alert");
    await page.route("**/api/v1/order", silent());
    await openAs(page, person, "/order");
    await expect(box).toContainText("Error: Failed to load order details. Please try again later.");
    await page.unroute("**/api/v1/order");
    await page.route("**/api/v1/order", saying(400, "The clerk is at lunch."));
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(box).toContainText("Error: The clerk is at lunch.");
    await page.unroute("**/api/v1/order");

    await openAs(page, { ...person, token: "not.a.token" }, "/order");
    await said(page, "Authentication error. Please log in again.");
    await expect(page.getByRole("dialog", { name: "Sign Up / Log In" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(box).toContainText("Error: You must be logged in to view orders.");
  });

  test("ask for a login when a review is sent without one, and say so when there is none", async ({ page }) => {
    const [purchase, office] = await Promise.all([aPurchase(page.request), theBackOffice(page.request)]);
    await office.moveOrder(purchase.orderId, "delivered");
    await openAs(page, purchase, "/order");
    await page.getByRole("button", { name: /^Write a review/ }).click();
    const dialog = page.getByRole("dialog", { name: "Write a review" });
    await dialog.getByText("5 stars, Excellent").click({ force: true });
    await page.route("**/api/v1/rating", saying(401, "Authentication token not found."));
    await dialog.getByRole("button", { name: "Submit Review" }).click();
    await expect(page.getByRole("dialog", { name: "Sign Up / Log In" })).toBeVisible();
    await page.keyboard.press("Escape");
    await said(page, "You must be logged in to submit a review.");
  });
});

test.describe("Checkout, to the letter", () => {
  test("pays the delivery of Buy Now, and says why an order was not placed", async ({ page }) => {
    const product = await aThingWithDelivery(page);
    await openAs(page, await aPerson(page.request), `/product/${product._id}`);
    await chooseVariant(page);
    await button(page, "Buy Now").click();
    await expect(page).toHaveURL(/\/checkout$/);
    const summary = page.getByRole("region", { name: "Order Summary" });
    await expect(summary.locator("dl > div").filter({ hasText: "Shipping" })).toContainText(
      `₹${product.shipping.deliveryCharge}`,
    );
    await expect(summary.getByText("Inclusive of all taxes", { exact: true })).toBeVisible();
    await expect(page.getByRole("radio", { name: /^COD/ })).toBeChecked();

    await fillAddress(page);
    await page.getByLabel("City").fill(" ");
    await button(page, "Place Order").click();
    await expect(summary.getByRole("alert")).toHaveText("Please fill in all shipping address fields. Missing: City");
    await page.getByLabel("City").fill("Pune");

    let held: Route | undefined;
    await page.route("**/api/v1/Order", (route) => {
      held = route;
    });
    await button(page, "Place Order").click();
    await expect(button(page, "Placing Order...")).toBeDisabled();
    expect(held?.request().postDataJSON()).toMatchObject({
      paymentMethod: "cod",
      paymentStatus: "pending",
      orderStatus: "placed",
      shippingAddress: { country: "India" },
    });
    await held?.fulfill({ status: 400, body: "" });
    await expect(summary.getByRole("alert")).toHaveText("Failed to place order.");
    await page.unroute("**/api/v1/Order");
    await page.route("**/api/v1/Order", saying(409, "The bazaar is closed."));
    await button(page, "Place Order").click();
    await expect(summary.getByRole("alert")).toHaveText("The bazaar is closed.");

    // Another tab logs out.
    await page.evaluate(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent("storage", { key: null }));
    });
    await button(page, "Place Order").click();
    await expect(page.getByRole("dialog", { name: "Sign Up / Log In" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(summary.getByRole("alert")).toHaveText("You must be logged in to place an order.");
  });

  test("places nothing that costs nothing", async ({ page }) => {
    const product = await aPlainThing(page);
    await page.route("**/api/v1/cart", async (route) => {
      const response = await route.fetch();
      const cart = (await response.json()) as {
        items?: { unitPrice: number; productId: { shipping: { deliveryCharge: number } } }[];
      };
      for (const item of cart.items ?? []) {
        item.unitPrice = 0;
        item.productId.shipping.deliveryCharge = 0;
      }
      await route.fulfill({ response, json: cart });
    });
    await openAs(page, await aPerson(page.request), `/product/${product._id}`);
    await button(page, "Buy Now").click();
    await expect(page.getByRole("alert")).toHaveText("Cannot place order with no items or zero total.");
    await expect(button(page, "Place Order")).toBeDisabled();
  });
});

test.describe("Buttons and toasts, by a stopped clock", () => {
  test("of a product page answer for 2 seconds, and toasts stay for 5", async ({ page }) => {
    const product = await aPlainThing(page);
    const person = await aPerson(page.request);
    await page.clock.install();
    await openAs(page, person, `/product/${product._id}`);
    await button(page, "Add to Cart").waitFor();
    await stopClock(page);
    let held: Route | undefined;
    await page.route("**/api/v1/cart", (route) => {
      held = route;
    });
    await button(page, "Add to Cart").click();
    await runUntilSeen(page, button(page, "Adding..."));
    await expect.poll(() => held !== undefined).toBe(true);
    await held?.continue();
    await runUntilSeen(page, button(page, "Added!"));
    const toast = page.getByText("Item added to cart!", { exact: true });
    await expect(toast).toBeVisible();
    await expectToStay(page, button(page, "Added!"), 2000);
    await expect(button(page, "Add to Cart")).toBeVisible();
    await expectToStay(page, toast, 3000);

    await page.unroute("**/api/v1/cart");
    await page.route("**/api/v1/cart", silent());
    await button(page, "Add to Cart").click();
    await runUntilSeen(page, button(page, "Error"));
    await expect(page.getByText("Failed to add item.", { exact: true })).toBeVisible();
    await expectToStay(page, button(page, "Error"), 2000);

    await button(page, "Buy Now").click();
    await runUntilSeen(page, button(page, "Error"));
    await expectToStay(page, button(page, "Error"), 2000);
    await expect(page).toHaveURL(/\/product\//);
  });

  test("of a list's cards answer for 2 seconds, errors for 3", async ({ page }) => {
    const person = await aPerson(page.request);
    const { _id } = await theCategory(page.request, "electronics");
    await page.clock.install();
    await openAs(page, person, `/products/category/${_id}?inStock=true`);
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("button", { name: /^Add to Cart/ }) })
      .first();
    await card.waitFor();
    await card.hover();
    await stopClock(page);
    const answer = (name: string) => page.getByRole("article").getByRole("button", { name, exact: true });
    await card.getByRole("button", { name: /^Add to Cart/ }).click();
    await runUntilSeen(page, answer("Added!"));
    await said(page, "Added to cart");
    await expectToStay(page, answer("Added!"), 2000);
    await page.route("**/api/v1/cart", silent());
    await card.getByRole("button", { name: /^Add to Cart/ }).click();
    await runUntilSeen(page, answer("Error"));
    await said(page, "Failed to add to cart");
    await expectToStay(page, answer("Error"), 3000);
  });

  test("of the login stay for 4 seconds, and the page loads again after 1.5", async ({ page }) => {
    await page.clock.install();
    await page.goto("/about");
    await page.getByRole("button", { name: "Account", exact: true }).click();
    await page.getByRole("button", { name: "Sign Up / Log In" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign Up / Log In" });
    await dialog.getByLabel("Email or Mobile Number").fill("asha@example.in");
    await stopClock(page);
    await page.route("**/api/v1/signup", (route) =>
      route.fulfill({ json: { success: true, message: "OTP sent to asha@example.in" } }),
    );
    await button(page, "Request OTP").click();
    const sent = page.getByText("OTP sent to asha@example.in", { exact: true });
    await runUntilSeen(page, sent);
    await expectToStay(page, sent, 4000);

    const person = await aPerson(page.request);
    await page.unroute("**/api/v1/signup");
    await page.route("**/api/v1/signup", (route) =>
      route.fulfill({
        json: { success: true, token: person.token, user: { _id: "cus_1", email: person.email, mobile: null } },
      }),
    );
    await dialog.getByLabel("Enter OTP").fill("123456");
    await button(page, "Verify OTP").click();
    await runUntilSeen(page, page.getByText("Login successful! Redirecting...", { exact: true }));
    await expect(dialog).toHaveCount(0);
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.clock.runFor(1300);
    expect(loads).toBe(0);
    const loaded = page.waitForEvent("load");
    await page.clock.runFor(200);
    await loaded;
  });

  test("search waits for half a second, and asks nothing for blanks", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/ProductByfilter")) asked.push(request.url());
    });
    await page.clock.install();
    await page.goto("/about");
    const box = page.getByRole("combobox", { name: "Search products" });
    await box.click();
    await stopClock(page);
    await box.fill("   ");
    await page.clock.runFor(2000);
    await box.fill("kurta");
    await page.clock.runFor(450);
    expect(asked).toHaveLength(0);
    await page.clock.runFor(100);
    await expect.poll(() => asked).toEqual([expect.stringContaining("search=kurta")]);
  });
});

test.describe("The login, to the letter", () => {
  test("says what is missing and what went wrong", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Account", exact: true }).click();
    await page.getByRole("button", { name: "Sign Up / Log In" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign Up / Log In" });
    const says = (text: string) => expect(dialog.getByText(text, { exact: true })).toBeVisible();
    const identifier = dialog.getByLabel("Email or Mobile Number");
    const answers = async (answer: (route: Route) => Promise<void>) => {
      await page.unroute("**/api/v1/signup");
      await page.route("**/api/v1/signup", answer);
    };
    await button(page, "Request OTP").click();
    await says("Please enter an email or mobile number.");
    await identifier.fill("asha@example.in");
    await answers(silent());
    await button(page, "Request OTP").click();
    await says("Failed to send OTP.");
    await answers(saying(429, "Please wait a moment before asking for another code."));
    await button(page, "Request OTP").click();
    await says("Please wait a moment before asking for another code.");
    const sent = (route: Route) => route.fulfill({ json: { success: true, message: "OTP sent to asha@example.in" } });
    await answers(sent);
    await button(page, "Request OTP").click();
    await said(page, "OTP sent to asha@example.in");

    await dialog.getByRole("button", { name: "Change Email" }).click();
    await expect(identifier).toHaveValue("asha@example.in");
    await button(page, "Request OTP").click();
    const code = dialog.getByLabel("Enter OTP");
    await expect(code).toHaveAttribute("minlength", "6");
    await expect(code).toHaveAttribute("maxlength", "6");
    await code.fill("12345");
    await button(page, "Verify OTP").click();
    await says("Please enter the 6-digit OTP.");
    await code.fill("123456");
    await answers(silent());
    await button(page, "Verify OTP").click();
    await says("Invalid OTP or something went wrong.");
    await code.fill("123456");
    await answers(sent);
    await button(page, "Verify OTP").click();
    await says("Login failed. Please try again.");
  });

  test.describe("with Google", () => {
    // The shop's policy lets Google's script in only where a client is configured.
    test.use({ bypassCSP: true });

    test("logs in by its credential, and says what went wrong", async ({ page }) => {
      const person = await aPerson(page.request);
      await page.route("**/api/v1/login-methods", (route) =>
        route.fulfill({ json: { success: true, google: { clientId: "a-client" } } }),
      );
      await page.route("https://accounts.google.com/gsi/client", (route) => route.abort());
      const open = async () => {
        await page.goto("/about");
        await page.getByRole("button", { name: "Account", exact: true }).click();
        await page.getByRole("button", { name: "Sign Up / Log In" }).click();
      };
      await open();
      await said(page, "Google authentication failed. Please try again.");

      await page.unroute("https://accounts.google.com/gsi/client");
      await page.route("https://accounts.google.com/gsi/client", (route) =>
        route.fulfill({ contentType: "text/javascript", body: `(${standInForGoogle})()` }),
      );
      await page.route("**/api/v1/google-login", silent());
      await open();
      await button(page, "Continue with Google").click();
      await said(page, "Google login failed on the server.");
      await page.unroute("**/api/v1/google-login");
      let sent: unknown;
      await page.route("**/api/v1/google-login", (route) => {
        sent = route.request().postDataJSON();
        return route.fulfill({
          json: { success: true, token: person.token, user: { _id: "cus_1", email: person.email, mobile: null } },
        });
      });
      const reloaded = page.waitForEvent("load");
      await button(page, "Continue with Google").click();
      await said(page, "Login successful! Redirecting...");
      expect(sent).toEqual({ token: "a-credential" });
      await reloaded;
      expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(person.token);
    });
  });

  test("ends with a logout that leaves nothing, and no way back", async ({ page }) => {
    const person = await aPerson(page.request);
    const product = await aPlainThing(page);
    await page.request.post("/api/v1/cart", {
      headers: { authorization: person.token },
      data: { productId: product._id, variant: null, quantity: 1 },
    });
    await openAs(page, person, "/about");
    await page.getByRole("link", { name: "Cart, 1 item" }).click();
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("banner").getByRole("link", { name: "Cart", exact: true })).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("email")])).toEqual([
      null,
      null,
    ]);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
});

/** Does what Google's script does as far as the shop uses it. */
function standInForGoogle(): void {
  let take: (answer: { credential: string }) => void = () => undefined;
  const id = {
    initialize: (options: { callback: typeof take }) => {
      take = options.callback;
    },
    renderButton: (parent: HTMLElement) => {
      const pressed = document.createElement("button");
      pressed.textContent = "Continue with Google";
      pressed.onclick = () => take({ credential: "a-credential" });
      parent.append(pressed);
    },
  };
  Object.assign(window, { google: { accounts: { id } } });
}

test.describe("Cart and wishlist, to the letter", () => {
  test("a guest's action opens the login", async ({ page }) => {
    const product = await aPlainThing(page);
    const login = page.getByRole("dialog", { name: "Sign Up / Log In" });
    await page.goto(`/product/${product._id}`);
    for (const name of ["Add to Cart", "Buy Now"]) {
      await button(page, name).click();
      await said(page, "Please log in to add items to your cart.");
      await expect(login).toBeVisible();
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: `Wishlist: ${product.title}` }).click();
    await said(page, "Please log in to manage your wishlist.");
    await expect(login).toBeVisible();
  });

  test("the cart says what failed: in the server's words, else in its own", async ({ page }) => {
    const person = await aPerson(page.request);
    const product = await aPlainThing(page);
    const headers = { authorization: person.token };
    const data = { productId: product._id, variant: null, quantity: 1 };
    await page.request.post("/api/v1/cart", { headers, data });
    const failing = async (path: string, answer: (route: Route) => Promise<void>, press: () => Promise<void>) => {
      await page.route(path, answer);
      await press();
    };
    await page.route("**/api/v1/cart", silent(404));
    await openAs(page, person, "/cart");
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    await page.unroute("**/api/v1/cart");
    await page.route("**/api/v1/cart", silent());
    await page.reload();
    await expect(page.getByRole("heading", { name: "Error Loading Cart" })).toBeVisible();
    await said(page, "Could not fetch cart.");
    await page.unroute("**/api/v1/cart");
    await button(page, "Retry").click();
    await expect(page.getByRole("link", { name: product.title })).toBeVisible();

    const more = () => page.getByRole("button", { name: "Increase quantity" }).click();
    const remove = () => page.getByRole("button", { name: /^Remove/ }).click();
    await failing("**/api/v1/cart/update", silent(), more);
    await said(page, "Failed to update quantity");
    await failing("**/api/v1/cart/update", (route) => route.abort(), more);
    await said(page, "Could not update item.");
    await failing("**/api/v1/cart/update", saying(409, "Only 1 left in stock."), more);
    await said(page, "Only 1 left in stock.");
    await failing("**/api/v1/remove*", silent(), remove);
    await said(page, "Failed to remove item");
    await failing("**/api/v1/remove*", (route) => route.abort(), remove);
    await said(page, "Could not remove item.");
    await page.unroute("**/api/v1/remove*");
    await remove();
    await said(page, "Item removed from cart.");
  });

  test("the wishlist is empty on 404, and says when it can't be read", async ({ page }) => {
    await page.route("**/api/v1/wishlist", silent(404));
    await openAs(page, await aPerson(page.request), "/wishlist");
    await expect(page.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
    await page.unroute("**/api/v1/wishlist");
    await page.route("**/api/v1/wishlist", silent());
    await page.reload();
    await expect(page.getByRole("heading", { name: "Oops! Something went wrong." })).toBeVisible();
    await said(page, "Failed to fetch your wishlist. Please try again.");
    await page.unroute("**/api/v1/wishlist");
    const reloaded = page.waitForEvent("load");
    await button(page, "Try Again").click();
    await reloaded;
    await expect(page.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
  });

  test("a heart on the product page reads product and variant again", async ({ page }) => {
    const product = await aProductWithVariants(page.request);
    await openAs(page, await aPerson(page.request), `/product/${product._id}`);
    await chooseVariant(page);
    await expect(button(page, "Add to Cart")).toBeEnabled();
    await page.waitForLoadState("networkidle");
    const read = (part: string) => page.waitForResponse((answer) => answer.url().includes(part));
    const both = Promise.all([read(`/product/title/${product._id}`), read(`/product/${product._id}/variant?`)]);
    await page
      .getByRole("button", { name: `Wishlist: ${product.title}` })
      .first()
      .click();
    await both;
  });
});

test.describe("The home page, to the letter", () => {
  test("says of each part that it can't be read, and from what price the best sellers are", async ({ page }) => {
    await page.route("**/api/v1/categoryByuser*", silent());
    await page.route("**/api/v1/Banner*", silent());
    await page.route("**/api/v1/trending*", silent());
    await page.route("**/api/v1/electronics*", silent());
    await page.route("**/api/v1/homeliving*", saying(400, "The shelf fell down."));
    await page.goto("/");
    await expect(page.getByText("Failed to load navigation data. Please try again later.")).toBeVisible();
    await said(page, "Could not load banners. Please try again later.");
    const part = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("alert");
    await expect(part("Trending | Electronics")).toContainText("Failed to load trending products.");
    await expect(part("Trending | Electronics")).toHaveCSS("color", await saleColour(page));
    await expect(part("Best of Electronics")).toContainText("Error: HTTP error! status: 400");
    await expect(part("Top Deals on Home & Living")).toContainText("Error: The shelf fell down.");

    const answer = await page.request.get("/api/v1/bestsaleproducts");
    const { products } = (await answer.json()) as { products: { discountPrice: number }[] };
    const prices = page.getByRole("region", { name: "Best Sale Products" }).getByText(/^From /);
    const rounded = (rupees: number) => `From ₹${Math.round(rupees).toLocaleString("en-IN")}`;
    await expect(prices).toHaveText(products.map(({ discountPrice }) => rounded(discountPrice)));
  });
});

/** The theme's red, as the browser computes it. */
const saleColour = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement("p");
    probe.className = "text-sale";
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

test.describe("Lists, to the letter", () => {
  test("show sold-out cards grey, a placeholder for a missing picture, and the four sorts", async ({ page }) => {
    const { _id } = await theCategory(page.request, "electronics");
    await page.route(`**/api/v1/products/${_id}*`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { products: object[] };
      const [first, second] = answer.products;
      Object.assign(first ?? {}, { quantity: 0, images: [], finalPrice: 123456.5 });
      Object.assign(second ?? {}, { quantity: 1 });
      await route.fulfill({ response, json: answer });
    });
    await page.goto(`/products/category/${_id}`);
    const cards = page.getByRole("article");
    await expect(cards.nth(0).getByText("OUT OF STOCK", { exact: true })).toBeVisible();
    const picture = cards.nth(0).getByRole("presentation").first();
    await expect(picture).toHaveAttribute("src", "/placeholder.svg");
    await expect(picture.locator("..")).toHaveCSS("filter", "grayscale(1)");
    await expect(cards.nth(0).getByText("₹1,23,456.50")).toBeVisible();
    await expect(cards.nth(1).getByText("OUT OF STOCK")).toHaveCount(0);

    const orders = page.getByLabel("Sort by").filter({ visible: true }).locator("option");
    expect(await orders.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
      "relevance",
      "price-asc",
      "price-desc",
      "rating-desc",
    ]);
  });

  test("filter by 4, 3, 2, 1 stars and up, and by brands that can be searched", async ({ page }) => {
    const { _id } = await theCategory(page.request, "electronics");
    await page.goto(`/products/category/${_id}`);
    const filters = page.getByRole("complementary", { name: "Filters" });
    const stars = filters.getByRole("button", { name: /& up/ });
    await expect(stars).toHaveCount(4);
    for (const [at, rating] of [4, 3, 2, 1].entries()) {
      await stars.nth(at).click();
      await expect(page).toHaveURL(new RegExp(`rating=${rating}`));
    }
    await stars.nth(3).click();
    await expect(page).not.toHaveURL(/rating=/);

    const list = await page.request.get(`/api/v1/products/${_id}?page=1`);
    const { facets } = (await list.json()) as { facets: { brands: { name: string; count: number }[] } };
    const names = facets.brands.map(({ name }) => name).sort((a, b) => a.localeCompare(b));
    const rows = filters.getByRole("region", { name: "Brand" }).getByRole("listitem");
    await expect(rows).toHaveText(
      names.map((name) => `${name}${facets.brands.find((one) => one.name === name)?.count}`),
    );
    await filters.getByLabel("Search brands").fill(names[0]?.toUpperCase() ?? "");
    await expect(rows.first()).toContainText(names[0] ?? "");
    expect(await rows.count()).toBeLessThan(names.length);
  });

  test("that can't be read say why, and so do addresses without a category", async ({ page }) => {
    const { _id } = await theCategory(page.request, "electronics");
    await page.route(`**/api/v1/products/${_id}*`, saying(400, "The shelf fell down."));
    await page.goto(`/products/category/${_id}`);
    await said(page, "Failed to load products: The shelf fell down.");
    await expect(page.getByRole("heading", { name: "Something Went Wrong" })).toBeVisible();
    for (const path of ["/products/category", "/subcategory"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "No category or subcategory specified." })).toBeVisible();
    }
  });
});

test.describe("The product page, to the letter", () => {
  test("says that an answer holds no product", async ({ page }) => {
    await page.route("**/api/v1/product/title/*", (route) => route.fulfill({ json: { success: true } }));
    await page.goto("/product/something");
    await expect(page.getByRole("heading", { name: "No product found." })).toBeVisible();
  });

  test("logs a variant that can't be read, and goes on with what it knows", async ({ page }) => {
    const product = await aProductWithVariants(page.request);
    const logged: string[] = [];
    page.on("console", (line) => {
      if (line.type() === "error") logged.push(line.text());
    });
    await page.route("**/api/v1/product/*/variant*", saying(500, "The variant fell down."));
    await page.goto(`/product/${product._id}`);
    await chooseVariant(page);
    await expect.poll(() => logged.some((line) => line.includes("The variant could not be read."))).toBe(true);
    await expect(button(page, "Add to Cart")).toBeEnabled();
    await expect(page.getByText("The variant fell down.")).toHaveCount(0);
  });

  test("says when its ratings can't be read, or are none", async ({ page }) => {
    const product = await aPlainThing(page);
    const reviews = page.getByRole("region", { name: "Ratings & Reviews" });
    await page.route("**/api/v1/rating/*", saying(400, "The critics are asleep."));
    await page.goto(`/product/${product._id}`);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(reviews.getByText("Error: The critics are asleep.", { exact: true })).toBeVisible();
    await page.unroute("**/api/v1/rating/*");
    await page.route("**/api/v1/rating/*", (route) => route.fulfill({ json: { success: true, data: "none" } }));
    await reviews.getByRole("button", { name: "Try Again" }).click();
    await expect(reviews.getByText("Error: Invalid data format from API.", { exact: true })).toBeVisible({
      timeout: 15_000,
    });
  });

  test("offers nothing that is out of stock", async ({ page }) => {
    const product = await aPlainThing(page);
    await page.route("**/api/v1/product/title/*", async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { product: { quantity: number } };
      answer.product.quantity = 0;
      await route.fulfill({ response, json: answer });
    });
    await page.goto(`/product/${product._id}`);
    await expect(page.getByRole("status").getByText("Out of Stock", { exact: true })).toBeVisible();
    await expect(button(page, "Out of Stock")).toBeDisabled();
    await expect(button(page, "Buy Now")).toBeDisabled();
    await page.unroute("**/api/v1/product/title/*");
    await page.reload();
    await expect(page.getByText(/^In Stock \(Available: [\d,]+\)$/)).toBeVisible();
    await expect(button(page, "Add to Cart")).toBeEnabled();
  });
});
