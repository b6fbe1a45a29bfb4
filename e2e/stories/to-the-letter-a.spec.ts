import { expect, type Locator, type Page, test } from "@playwright/test";
import { aPerson, openAs } from "../support/account";
import { aPurchase, logInAs } from "../support/purchase";
import { aProductThat, type Card, fillAddress, logInFromMenu, theCategory } from "../support/shop";

// What the specification says of the screens and no other story needs on its way.

const header = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const addressesOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
const productPath = ({ slug, _id }: Pick<Card, "slug" | "_id">) => `/product/${slug}/${_id}`;
const plain = (request: Parameters<typeof aProductThat>[0]) =>
  aProductThat(request, "in stock without variants", ({ variants, quantity }) => !variants.length && quantity > 5);

async function read<Answer>(page: Page, path: string, token?: string): Promise<Answer> {
  const answer = await page.request.get(`/api/v1${path}`, { headers: token ? { authorization: token } : {} });
  return (await answer.json()) as Answer;
}

/** Keeps the answers to these calls back until the returned function is called. */
async function hold(page: Page, calls: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe("The frame", () => {
  test("leads from header and strip to where the document says", async ({ page }) => {
    const { _id } = await theCategory(page.request, "electronics");
    await page.goto(`/products/category/${_id}`);
    await expect(header(page).getByRole("link", { name: "Haat, home" })).toHaveAttribute("href", "/");
    await expect(header(page).getByRole("combobox", { name: "Search products" })).toBeVisible();
    const seller = header(page).getByRole("link", { name: "Become a Seller" });
    await expect(seller).toHaveAttribute("href", "/seller/login");
    await expect(header(page).getByRole("link", { name: "Cart" })).toHaveAttribute("href", "/cart");

    type Titled = { _id: string; title: string };
    const { data: categories } = await read<{ data: Titled[] }>(page, "/categoryByuser");
    const { data: all } = await read<{ data: Array<Titled & { categoryId: Titled }> }>(page, "/subcategoryByuser");
    const strip = page.getByRole("navigation", { name: "Categories", exact: true });
    for (const category of categories) {
      const link = strip.getByRole("link", { name: category.title, exact: true });
      await expect(link).toHaveAttribute("href", `/products/category/${category._id}`);
    }
    const subs = all.filter(({ categoryId }) => categoryId._id === _id);
    await expect(strip.getByRole("link", { name: subs[0]?.title, exact: true })).toBeHidden();
    await strip.getByRole("link", { name: "Electronics", exact: true }).hover();
    for (const sub of subs) {
      const link = strip.getByRole("link", { name: sub.title, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", `/subcategory/${sub._id}`);
    }
  });

  test("has a menu for guests and one for shoppers, and a login dialog over the page", async ({ page }) => {
    await page.goto("/");
    const menuLink = (name: string) => header(page).getByRole("link", { name, exact: true });
    const dialog = page.getByRole("dialog", { name: "Sign Up / Log In" });
    const openDialog = async () => {
      await header(page).getByRole("button", { name: "Account", exact: true }).click();
      await header(page).getByRole("button", { name: "Sign Up / Log In" }).click();
      await expect(dialog).toBeVisible();
    };
    await test.step("a guest's", async () => {
      await header(page).getByRole("button", { name: "Account", exact: true }).click();
      await expect(menuLink("Orders")).toHaveAttribute("href", "/orders");
      await expect(menuLink("Wishlist")).toHaveAttribute("href", "/wishlist");
      await expect(header(page).getByRole("button", { name: "Logout" })).toHaveCount(0);
      await page.keyboard.press("Escape");
    });
    await test.step("the dialog goes by its button and by a press beside it", async () => {
      await openDialog();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
      await openDialog();
      await page.mouse.click(8, 8);
      await expect(dialog).toBeHidden();
    });
    const email = await logInFromMenu(page);
    await test.step("a shopper's, who is called by their address", async () => {
      const name = email.split("@")[0] ?? "";
      const label = `Account of ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      await header(page).getByRole("button", { name: label, exact: true }).click();
      await expect(menuLink("Orders")).toHaveAttribute("href", "/order");
      await expect(menuLink("Wishlist")).toHaveAttribute("href", "/wishlist");
      await expect(header(page).getByRole("button", { name: "Logout" })).toBeVisible();
      const kept = await page.evaluate(() => [localStorage.getItem("email"), localStorage.getItem("token")]);
      expect(kept).toEqual([email, expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)]);
    });
    await test.step("and the account page leads to orders and wishlist", async () => {
      await page.goto("/account");
      const ways = page.getByRole("main").getByRole("navigation", { name: "Account" }).getByRole("link");
      await expect(ways).toHaveCount(2);
      expect(await addressesOf(ways)).toEqual(["/order", "/wishlist"]);
      await expect(page.getByLabel("Full Name")).toBeVisible();
      await expect(page.getByRole("region", { name: "Address Book" })).toBeVisible();
    });
  });

  test("opens the search panel for text, and closes it by a press beside it", async ({ page }) => {
    await page.goto("/");
    const panel = page.getByRole("listbox", { name: "Products" });
    const box = page.getByRole("combobox", { name: "Search products" });
    await box.click();
    await expect(panel).toBeHidden();
    await box.fill("cotton");
    await expect(panel.getByRole("option").first()).toHaveAttribute("href", /^\/product\/[^/]+/);
    await page.getByRole("heading", { name: "Best Sale Products" }).click();
    await expect(panel).toBeHidden();
  });

  test("names in the footer what has no page yet, without a link", async ({ page }) => {
    await page.goto("/about");
    for (const name of ["Careers", "Press"]) {
      await expect(footer(page).getByText(name, { exact: true })).toBeVisible();
      await expect(footer(page).getByRole("link", { name, exact: true })).toHaveCount(0);
    }
    expect(await addressesOf(footer(page).getByRole("link"))).not.toContainEqual(expect.stringMatching(/^#?$/));
  });
});

test("Every route opens its page", async ({ page }) => {
  const category = await theCategory(page.request, "electronics");
  const { data: subs } = await read<{ data: { _id: string; title: string }[] }>(page, "/subcategoryByuser");
  const sub = subs[0];
  if (!sub) throw new Error("The demo shop has no sub-category.");
  const product = await plain(page.request);
  const pages: Array<[path: string, title: string]> = [
    ["/", "Haat, the Indian bazaar online"],
    ["/cart", "Your Cart"],
    ["/order", "My Orders"],
    ["/order-success", "Order Placed Successfully!"],
    ["/wishlist", "My Wishlist"],
    ["/account", "Account"],
    [`/products/category/${category._id}`, category.title],
    [`/subcategory/${sub._id}`, sub.title],
    [productPath(product), product.title],
    [`/product/${product.slug}`, product.title],
    [`/product/${product._id}`, product.title],
    ["/no/such/page", "Page Not Found"],
  ];
  for (const [path, title] of pages) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.goto("/order-success/order_123");
  await expect(page.getByText("Your Order ID is: order_123")).toBeVisible();
  await page.goto("/order-success");
  await expect(heading(page, "Order Placed Successfully!")).toBeVisible();
  await expect(page.getByText("Your Order ID is:")).toHaveCount(0);
});

test.describe("Home", () => {
  test("has banners that stay seven seconds, fade for one and begin again", async ({ page }) => {
    const { banners } = await read<{ banners: { title: string }[] }>(page, "/Banner");
    expect(banners.length).toBeGreaterThan(1);
    await page.clock.install();
    await page.goto("/");
    const carousel = page.getByRole("region", { name: "Offers" });
    const slide = (place: number) => carousel.getByRole("group", { name: `${place} of ${banners.length}` });
    await expect(slide(1)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 1000);
    const fade = await slide(1).evaluate((shown) => {
      const { transitionDuration, transitionProperty } = getComputedStyle(shown);
      return [transitionDuration, transitionProperty];
    });
    expect(fade).toEqual([expect.stringMatching(/^1s(, 1s)*$/), expect.stringContaining("opacity")]);

    await test.step("arrows and dots", async () => {
      const [next, previous] = [
        carousel.getByRole("button", { name: "Next banner" }),
        carousel.getByRole("button", { name: "Previous banner" }),
      ];
      await carousel.getByRole("button", { name: /^Banner 1:/ }).press("Enter");
      await expect(slide(1)).toBeVisible();
      await next.press("Enter");
      await expect(slide(2)).toBeVisible();
      await previous.press("Enter");
      await previous.press("Enter");
      await expect(slide(banners.length)).toBeVisible();
      const dot = carousel.getByRole("button", { name: /^Banner 1:/ });
      await dot.press("Enter");
      await expect(slide(1)).toBeVisible();
      await expect(dot).toHaveAttribute("aria-current", "true");
      await dot.blur();
    });

    await page.clock.runFor(6900);
    await expect(slide(1)).toBeVisible();
    await page.clock.runFor(100);
    for (let place = 2; place <= banners.length; place += 1) {
      await expect(slide(place)).toBeVisible();
      await page.clock.runFor(7000);
    }
    await expect(slide(1)).toBeVisible();
  });

  test("has grids of two columns and a row that scrolls by most of its width", async ({ page }) => {
    await page.goto("/");
    for (const [title, call, promise] of [
      ["Fashion's Top Deals", "/fashiontopdeals", /./],
      ["Top Deals on Home & Living", "/homeliving", /^Upto \d+% Off$/],
      ["Best of Electronics", "/electronics", /^Upto \d+% Off$/],
    ] as const) {
      const { products } = await read<{ products: Card[] }>(page, call);
      const grid = page.getByRole("region", { name: title }).getByRole("list");
      const columns = () => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
      await expect.poll(columns).toBe(2);
      const cards = grid.getByRole("link");
      expect(await addressesOf(cards)).toEqual(products.slice(0, 4).map(productPath));
      for (const [place, card] of (await cards.all()).entries()) {
        await expect(card.locator("img")).toHaveCount(1);
        await expect(card).toContainText(products[place]?.title ?? "");
        await expect(card.locator("> span").last()).toHaveText(promise);
      }
    }

    const { products } = await read<{ products: Card[] }>(page, "/bestsaleproducts");
    const best = page.getByRole("region", { name: "Best Sale Products" });
    expect(await addressesOf(best.getByRole("listitem").getByRole("link"))).toEqual(products.map(productPath));
    const row = best.getByRole("list");
    await row.evaluate((list) => {
      const scroll = list.scrollBy.bind(list);
      const scrollBy = (wish: ScrollToOptions) => {
        list.dataset.asked = ((wish.left ?? 0) / list.clientWidth).toFixed(3);
        scroll(wish);
      };
      Object.assign(list, { scrollBy });
    });
    await best.getByRole("button", { name: "Scroll right" }).click();
    await expect(row).toHaveAttribute("data-asked", "0.800");
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
    await best.getByRole("button", { name: "Scroll left" }).click();
    await expect(row).toHaveAttribute("data-asked", "-0.800");
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);

    const groups = page.getByRole("region", { name: "Top Stories" }).getByRole("term");
    const names = "Mobiles Camera Laptops TVs Large_Appliances Clothing Footwear Groceries Best_Sellers Furniture BGMH";
    await expect(groups).toHaveText(names.split(" ").map((name) => `${name.replace("_", " ")}:`));
  });

  test("shows four trending products, what one wears on the ears first, addressed by their titles", async ({
    page,
  }) => {
    const titles = ["Kettle", "Boom Headphone 2 (Blue)", "Lamp", "Desk", "Pen"];
    const { products } = await read<{ products: Card[] }>(page, "/electronics");
    const trending = titles.map((title, place) => ({ ...products[0], _id: `prod_${place}`, slug: "other", title }));
    await page.route("**/api/v1/trending", (route) => route.fulfill({ json: { success: true, products: trending } }));
    await page.goto("/");
    const block = page.getByRole("region", { name: "Trending | Electronics" });
    const cards = block.getByRole("listitem").getByRole("link");
    await expect(cards).toHaveCount(4);
    expect(await addressesOf(cards)).toEqual([
      "/product/boom-headphone-2-blue/prod_1",
      "/product/kettle/prod_0",
      "/product/lamp/prod_2",
      "/product/desk/prod_3",
    ]);
    await page.unroute("**/api/v1/trending");
    await page.route("**/api/v1/trending", (route) => route.fulfill({ json: { success: true, products: [] } }));
    await page.reload();
    await expect(block.getByText("No trending products found.")).toBeVisible();
  });
});

test("A product's page tells everything that is kept of it", async ({ page }) => {
  type Product = Card & {
    brand: string;
    modelNumber: string;
    averageRating: number;
    discountPercent: number;
    description: string;
    tags: string[];
    attributes: { key: string; value: string }[];
    specifications: { title: string; details: { label: string; value: string }[] }[];
  };
  const { _id } = await aProductThat(
    page.request,
    "reduced and reviewed, without variants",
    ({ variants, totalReviews, price, finalPrice }) => !variants.length && totalReviews > 1 && finalPrice < price,
  );
  const { product } = await read<{ product: Product }>(page, `/product/title/${_id}`);
  await page.goto(`/product/${_id}`);
  const main = page.getByRole("main");
  const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString("en-IN")}`;
  await expect(heading(page, product.title)).toBeVisible();
  await expect(main.getByText(product.brand, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(`Model: ${product.modelNumber}`, { exact: true })).toBeVisible();
  const stars = main.getByRole("link", { name: `(${product.totalReviews} reviews)` });
  await expect(stars).toContainText(product.averageRating.toFixed(1));
  await expect(stars.getByRole("img")).toHaveAccessibleName(`Rated ${product.averageRating.toFixed(1)} out of 5`);
  await expect(main.getByText(rupees(product.finalPrice), { exact: true }).first()).toBeVisible();
  await expect(main.locator("s").first()).toHaveText(rupees(product.price));
  await expect(main.getByText(`${Math.round(product.discountPercent)}% off`).first()).toBeVisible();

  const part = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(part("Description")).toContainText(product.description.split("\n")[0] ?? "");
  expect(product.attributes.length * product.specifications.length * product.tags.length).toBeGreaterThan(0);
  await expect(part("Highlights").getByRole("term")).toHaveText(product.attributes.map(({ key }) => key));
  await expect(part("Highlights").getByRole("definition")).toHaveText(product.attributes.map(({ value }) => value));
  await expect(part("Specifications").getByRole("heading", { level: 3 })).toHaveText(
    product.specifications.map(({ title }) => title),
  );
  const details = product.specifications.flatMap((group) => group.details);
  await expect(part("Specifications").getByRole("term")).toHaveText(details.map(({ label }) => label));
  await expect(part("Specifications").getByRole("definition")).toHaveText(details.map(({ value }) => value));
  await expect(part("Tags").getByRole("listitem")).toHaveText(product.tags);
});

test("A list shows nine outlines while it comes, then cards with a button and a heart", async ({ page }) => {
  const { _id } = await theCategory(page.request, "electronics");
  const release = await hold(page, "**/api/v1/products/**");
  await page.goto(`/products/category/${_id}`);
  const outlines = page.getByRole("status").filter({ hasText: "Loading products" }).locator("> div");
  await expect(outlines).toHaveCount(9);
  release();
  await expect(page.getByText(/^[\d,]+ Products Found$/)).toBeVisible();
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Add to Cart/ }) })
    .first();
  await card.hover();
  await expect(card.getByRole("button", { name: /^Add to Cart/ })).toBeVisible();
  await expect(card.getByRole("button", { name: /^Wishlist: / })).toBeVisible();
  await expect(outlines).toHaveCount(0);
});

test("Somebody new finds everything empty, with ways on, and every failure with a retry", async ({ page }) => {
  const refusal = { status: 400, json: { success: false, message: "Not now." } };
  const person = await aPerson(page.request);
  await page.route("**/api/v1/cart", (route) => route.fulfill(refusal));
  await openAs(page, person, "/cart");
  await expect(page.getByRole("heading", { name: "Error Loading Cart" })).toBeVisible();
  await expect(page.getByText("Not now.")).toBeVisible();
  await page.unroute("**/api/v1/cart");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();

  await page.goto("/wishlist");
  await expect(page.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/");

  const release = await hold(page, "**/api/v1/order");
  await page.goto("/order");
  await expect(page.getByRole("status").filter({ hasText: "Loading your orders..." })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Your Order History is Empty" })).toBeVisible();
  await expect(page.getByText("Time to start shopping!")).toBeVisible();
  await page.unroute("**/api/v1/order");
  await page.route("**/api/v1/order", (route) => route.fulfill(refusal));
  await page.reload();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(/^Error: Not now\./);
});

test("A cart of many things becomes an order that is sent as the document says", async ({ page }) => {
  const person = await aPerson(page.request);
  const { products } = await read<{ products: Card[] }>(page, "/products?status=true&limit=100&page=1");
  const wanted = products
    .map(({ _id, title, shipping, quantity, finalPrice, variants }) => {
      const variant = variants.find((one) => one.quantity > 5) ?? null;
      const sold = variants.length > 0 ? variant : { quantity, finalPrice };
      return { _id, title, variant, stock: sold?.quantity ?? 0, price: sold?.finalPrice ?? 0, shipping };
    })
    .filter(({ stock, price, shipping }) => stock > 5 && price >= shipping.freeDeliveryAbove)
    .slice(0, 6);
  expect(wanted).toHaveLength(6);
  expect(wanted.some(({ variant }) => variant !== null)).toBe(true);
  for (const { _id, variant } of wanted) {
    const data = { productId: _id, variant: variant?._id ?? null, quantity: 1 };
    await page.request.post("/api/v1/cart", { headers: { authorization: person.token }, data });
  }
  const cart = await read<{ total: number; subtotal: number }>(page, "/cart", person.token);
  const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;
  await openAs(page, person, "/cart");
  await expect(page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem")).toHaveCount(6);
  await expect(page.getByRole("region", { name: "Order Summary" })).toContainText(`Total${rupees(cart.total)}`);
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();

  await test.step("the checkout and its parts", async () => {
    await expect(heading(page, "Checkout")).toBeVisible();
    for (const name of ["Shipping Address", "Payment Method", "Order Summary"]) {
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    }
    const list = page.getByRole("list", { name: "Items in this order" });
    await expect(list.getByRole("listitem")).toHaveCount(6);
    for (const { title, variant, price } of wanted) {
      const line = list.getByRole("listitem").filter({ hasText: title });
      await expect(line).toContainText(rupees(price));
      if (variant?.color) await expect(line).toContainText(`Colour: ${variant.color}`);
      if (variant?.size) await expect(line).toContainText(`Size: ${variant.size}`);
      await expect(line).toContainText("Quantity: 1");
      await expect(line.locator("img")).toHaveCount(1);
    }
    const [inner, outer] = await list.evaluate((box) => [box.scrollHeight, box.clientHeight] as const);
    expect(inner).toBeGreaterThan(outer);
    await expect(list).toHaveCSS("overflow-y", "auto");
    const summary = page.getByRole("region", { name: "Order Summary" });
    await expect(summary.getByRole("definition")).toHaveText([rupees(cart.subtotal), "FREE", rupees(cart.total)]);
  });

  await test.step("a spinner until the cart is loaded", async () => {
    const release = await hold(page, "**/api/v1/cart");
    await page.reload();
    await expect(page.getByRole("status").filter({ hasText: "Loading your cart..." })).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveCount(0);
    release();
    await expect(page.getByLabel("Full Name")).toBeVisible();
  });

  await fillAddress(page);
  const sent = page.waitForRequest((request) => request.method() === "POST" && /\/Order$/.test(request.url()));
  await page.getByRole("button", { name: "Place Order" }).click();
  const order = (await sent).postDataJSON();
  expect(order).toEqual({
    products: expect.arrayContaining(
      wanted.map(({ _id, title, variant, price }) => ({
        productId: _id,
        title,
        variant: variant && expect.objectContaining({ color: variant.color, size: variant.size }),
        quantity: 1,
        price,
      })),
    ),
    totalAmount: cart.subtotal,
    discount: expect.any(Number),
    finalAmount: cart.total,
    paymentMethod: "cod",
    paymentStatus: "pending",
    orderStatus: "placed",
    shippingAddress: {
      name: "Asha Rao",
      mobile: "9876543210",
      address: "12, MG Road, Camp",
      city: "Pune",
      state: "Maharashtra",
      pincode: "411001",
      country: "India",
    },
  });

  await expect(heading(page, "Order Placed Successfully!")).toBeVisible();
  await expect(page).toHaveURL("/order-success");
  const passed = await page.evaluate(() => (history.state as { usr: { orderId: string } }).usr.orderId);
  await expect(page.getByText(`Your Order ID is: ${passed}`)).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
  await expect(main.getByRole("link", { name: "View My Orders" })).toHaveAttribute("href", "/order");
});

test("My Orders has its tabs, and cards with product, tracker and details; it is read again at each visit", async ({
  page,
}) => {
  const purchase = await aPurchase(page.request);
  await logInAs(page, purchase);
  let reads = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v1/order")) reads += 1;
  });
  await page.goto("/order");
  await expect(heading(page, "My Orders")).toBeVisible();
  await expect(page.getByPlaceholder("Search by name, product, or ID...")).toBeVisible();
  await expect(page.getByRole("group", { name: "Show orders" }).getByRole("button")).toHaveText([
    "All",
    "Last 30 Days",
    "Past 6 Months",
    "Cancelled",
    "Returned",
  ]);
  const card = page.getByRole("article");
  const { product } = await read<{ product: Card }>(page, `/product/title/${purchase.product._id}`);
  await expect(card.locator(`a[href="${productPath(product)}"]`)).toHaveCount(2);
  await expect(card.locator(`a[href="${productPath(product)}"] img`)).toHaveCount(1);
  await expect(card.getByRole("link", { name: product.title })).toBeVisible();
  await expect(card.getByRole("list", { name: "Progress of the order" }).getByRole("listitem")).toHaveText([
    /^Processing/,
    /^Shipped/,
    /^Delivered/,
  ]);

  await card.getByRole("button", { name: "View Order Details" }).click();
  await expect(card.getByRole("heading", { name: "Shipping Details" })).toBeVisible();
  await expect(card.getByText("Payment Method: COD")).toBeVisible();
  await expect(card.getByText("Payment Status: Pending")).toBeVisible();
  await card.getByRole("button", { name: "Hide Details" }).click();
  await expect(card.getByText("Payment Method: COD")).toBeHidden();

  expect(reads).toBe(1);
  await header(page).getByRole("link", { name: "Haat, home" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => reads).toBe(2);

  await page.route("**/api/v1/order", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { orders: { products: { productId: { slug: string } }[] }[] };
    for (const { products } of answer.orders) for (const { productId } of products) productId.slug = "";
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  await expect(card.getByRole("link", { name: product.title })).toHaveAttribute("href", `/product/${product._id}`);
});
