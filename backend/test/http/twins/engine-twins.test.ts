import { api } from "../../support/api";
import { aCategory } from "../../support/catalogue";
import { payAt, sendPaid } from "../../support/online-order";
import { aPictureBlob } from "../../support/pictures";
import { aShopper, type LoggedInShopper } from "../../support/shopper";
import { differing, expectTwins, type KnownDifferences, moreOfEngines } from "../../support/twin-differences";
import {
  bookByEngine,
  cancelByEngine,
  exchangeByEngine,
  fillCart,
  fillCartByEngine,
  move,
  place,
  placeByEngine,
  receiveByEngine,
  sendByEngine,
  takeBack,
  twinOnlineOrders,
  twinOrders,
  twinPairs,
  twinProducts,
  unpackByEngine,
} from "../../support/twin-orders";
import {
  aSkuMark,
  saveChanged,
  saveChangedByEngine,
  saveNew,
  saveNewByEngine,
  skusOf,
  type TwinWish,
} from "../../support/twin-products";
import { aTwinShop, changesBy, engineCall, rowOf, type TwinShop } from "../../support/twin-shop";

/**
 * Compares what our own writers do to the engine's tables with what the engine's own calls do on equal input. If a
 * version of the engine writes another column, row or value, one of these fails and names it. Intended differences are
 * listed with each twin, and must be removed from the list once they are gone.
 */
let shop: TwinShop;
let shopper: LoggedInShopper;
beforeAll(async () => {
  shop = await aTwinShop();
  shopper = await aShopper({ url: shop.url });
}, 300_000);
afterAll(() => shop.stop());

type Wish = {
  ours: () => Promise<unknown>;
  engines: () => Promise<unknown>;
  words?: Record<string, string>;
  /** Created for both. */
  shared?: string[];
  known: KnownDifferences;
};

/** Sequentially, since every change in the shop in the meantime is attributed to the side that runs. */
async function compare({ ours, engines, words, shared = [], known }: Wish): Promise<void> {
  const sides = { ours: await changesBy(shop, ours), engines: await changesBy(shop, engines) };
  expectTwins({ ...sides, words, shared: new Set([...shop.shared, shopper.user._id, ...shared]) }, known);
}

/** The engine records its refund as a credit line, even of 0, and creates a new version of the order for it. */
const withoutCreditLine: KnownDifferences = {
  ...moreOfEngines(
    {
      order_change: 1,
      order_change_action: 1,
      order_credit_line: 1,
      order_item: 1,
      order_shipping: 1,
      order_summary: 1,
    },
    "Ours cancels without a credit line: the order's total stays what it cost.",
  ),
  "order.version": "Ours cancels without a credit line, so without another version.",
};

const ownMetadata = "Ours keeps what the shopper saw: colour, size, picture and address of the product.";
const noDescription = "Ours keeps the product's title with the line, and nobody reads its description there.";
const taxProvider = "Ours has the provider's id, the engine the name that it calls itself by; nobody reads either.";
const mrp = ["compare_at_unit_price", "raw_compare_at_unit_price"];
const noSaving = "A replacement saves nobody anything anew: the order's saving is summed from its lines' MRP.";
const gatewayId = "Ours keeps the gateway's own id of the payment, which the engine's call has no field for.";
const requestNote = "Ours says which request it is for, so that it is found after a crash.";
const oneStep = "Ours is made by the engine's workflow for a whole return, this one by its screens', step by step.";

const unlinked =
  "Ours removes the links to options, as taking an option off does; the engine keeps them, marked as deleted.";

const newItem: KnownDifferences = {
  "inventory_item.title": "Ours is called as the product is, the engine's as the variant.",
  "inventory_item.description": "The engine's is the variant's title once more.",
  "price.title": "An empty one is as good as none.",
  "product_option_value.rank": "Ours keeps the form's order; the engine's call drops the ranks that it is told.",
};

const placed = ({ lines }: { lines: number }): KnownDifferences => ({
  ...moreOfEngines(
    {
      cart: 1,
      cart_address: 3,
      cart_line_item: lines,
      cart_line_item_tax_line: 2 * lines,
      cart_payment_collection: 1,
      cart_shipping_method: 1,
      cart_shipping_method_tax_line: 1,
      order_cart: 1,
    },
    "Ours is ordered without a cart of the engine's.",
  ),
  "order.no_notification": "False is what the engine's cart says; the order module, which we ask, says nothing.",
  "order_address.customer_id": "Ours says whose address it is; the engine's cart was not told.",
  "order_line_item.metadata": ownMetadata,
  "order_item.metadata": ownMetadata,
  "order_line_item.product_description": noDescription,
  "order_line_item_tax_line.provider_id": taxProvider,
  "order_shipping_method_tax_line.provider_id": taxProvider,
  "order_shipping_method.data": "The engine copies the option's data, and our way of delivery has none.",
  ...differing(
    "payment_collection",
    ["captured", "authorized", "refunded"].flatMap((sum) => [`${sum}_amount`, `raw_${sum}_amount`]),
    "The engine asks the provider at once and sums up that there is nothing; ours sums up when money comes.",
  ),
  "payment_session.context": "The engine tells the provider of the customer; ours talk to nobody.",
  "payment_session.metadata": "An empty one is as good as none.",
});

describe("a cart", () => {
  it("gets lines, and more pieces of them", async () => {
    const [first, second] = [await twinProducts(shop), await twinProducts(shop, { title: "Another twin" })];
    const [ours, engines] = [await aShopper({ url: shop.url }), await aShopper({ url: shop.url })];
    await compare({
      ours: () => fillCart(shop, ours, first.ours, second.ours),
      engines: () => fillCartByEngine(shop, engines, first.engines, second.engines),
      words: {
        ...first.words,
        ...second.words,
        [ours.user._id]: engines.user._id,
        [ours.identifier]: engines.identifier,
      },
      known: {
        ...moreOfEngines(
          { cart_address: 1, cart_line_item_tax_line: 2 },
          "Ours has no address and no taxes: the checkout computes the order from the shop's own prices.",
        ),
        "cart.shipping_address_id": "Ours has no address.",
        "cart.email": "Ours belongs to a customer, who has the address.",
        "cart_line_item.metadata":
          "Ours keeps colour and size, by which a line is found after its variant was deleted.",
        "cart_line_item.subtitle": "The engine's is the variant's rank.",
        "cart_line_item.product_description": "Nobody reads it there.",
      },
    });
  });
});

describe("an order", () => {
  it("is placed", async () => {
    const [first, second] = [await twinProducts(shop), await twinProducts(shop, { title: "Another twin" })];
    await compare({
      ours: () => place(shop, shopper, first.ours, second.ours),
      engines: () => placeByEngine(shop, shopper, first.engines, second.engines),
      words: { ...first.words, ...second.words },
      known: placed({ lines: 2 }),
    });
  });

  it("is placed with a product sold at its MRP", async () => {
    const { ours, engines, words } = await twinProducts(shop, { salePrice: 250 });
    await compare({
      ours: () => place(shop, shopper, ours),
      engines: () => placeByEngine(shop, shopper, engines),
      words,
      known: {
        ...placed({ lines: 1 }),
        ...differing(
          "order_line_item",
          mrp,
          "Ours always keeps the MRP; the engine keeps it where a price list reduces it.",
        ),
      },
    });
  });

  it("is cancelled", async () => {
    const { ours, engines, words } = await twinOrders(shop, shopper);
    await compare({
      ours: () => api(shopper.token, shop.url).call("cancelOrder", { params: { orderId: ours } }),
      engines: () => cancelByEngine(shop, shopper, engines),
      words,
      known: withoutCreditLine,
    });
  });

  it("is unpacked and cancelled", async () => {
    const { ours, engines, words } = await twinPairs(shop, shopper);
    for (const orderId of [ours, engines]) await move(shop, orderId, "processing");
    await compare({
      ours: () => api(shopper.token, shop.url).call("cancelOrder", { params: { orderId: ours } }),
      engines: async () => {
        await unpackByEngine(shop, engines);
        await cancelByEngine(shop, shopper, engines);
      },
      words,
      known: withoutCreditLine,
    });
  });

  it("is paid by a gateway", async () => {
    const { ours, engines, words } = await twinOnlineOrders(shop, shopper);
    // A webhook could book it before the comparison begins.
    const { callback } = await payAt(ours, { webhook: "never" });
    await compare({
      ours: () => sendPaid(ours, callback),
      engines: () => bookByEngine(shop, engines.orderId),
      words,
      known: {
        "payment.data.gateway_payment_id": gatewayId,
        "payment_session.data.gateway_payment_id": gatewayId,
      },
    });
  });

  it("is cancelled after it was paid", async () => {
    const { ours, engines, words } = await twinOnlineOrders(shop, shopper);
    for (const order of [ours, engines]) await sendPaid(order, (await payAt(order, { webhook: "never" })).callback);
    await compare({
      ours: () => api(shopper.token, shop.url).call("cancelOrder", { params: { orderId: ours.orderId } }),
      engines: () => cancelByEngine(shop, shopper, engines.orderId),
      words,
      known: {
        ...withoutCreditLine,
        "refund.note": "Ours says why money goes back.",
        "refund.created_by": "Ours was cancelled by its shopper, the engine's by an administrator.",
      },
    });
  });

  it("is shipped, delivered, and its cash collected", async () => {
    const { ours, engines, words } = await twinOrders(shop, shopper);
    await compare({
      ours: () => move(shop, ours, "delivered"),
      engines: async () => {
        await engineCall(shop, `${await sendByEngine(shop, engines)}/mark-as-delivered`);
        await bookByEngine(shop, engines);
      },
      words,
      known: {},
    });
  });

  it("of pairs is shipped under a tracking number", async () => {
    const { ours, engines, words } = await twinPairs(shop, shopper);
    const trackingNumber = "BD-9";
    await compare({
      ours: () => move(shop, ours, "shipped", { carrier: "Blue Dart", trackingNumber }),
      engines: () => sendByEngine(shop, engines, { trackingNumber }),
      words,
      known: {},
    });
  });

  it("is partly returned", async () => {
    const { ours, engines, words } = await twinOrders(shop, shopper);
    for (const orderId of [ours, engines]) await move(shop, orderId, "delivered");
    await compare({
      ours: () => takeBack(shop, shopper, ours, "return"),
      engines: () => receiveByEngine(shop, engines),
      words,
      known: {
        "refund.note": "Ours says for which request money goes back.",
        "return_item.note": requestNote,
        "return_item.metadata": "An empty one is as good as none.",
        "order_transaction.reference_id":
          "Ours names the payment, as the engine's workflow for several payments does; its workflow for one names the refund.",
        "return.created_by": oneStep,
        ...differing("order_change", ["created_by", "confirmed_by"], oneStep),
        ...differing("order_change_action", ["details.order_id", "details.return_id"], oneStep),
        ...differing("order_shipping_method", ["is_custom_amount", "is_tax_inclusive"], oneStep),
        ...moreOfEngines({ order_shipping_method_tax_line: 1 }, oneStep),
        "order_shipping (1 more of ours)": oneStep,
      },
    });
  });

  it("is partly replaced", async () => {
    const { ours, engines, product, words } = await twinOrders(shop, shopper);
    for (const orderId of [ours, engines]) await move(shop, orderId, "delivered");
    await compare({
      ours: () => takeBack(shop, shopper, ours, "replace"),
      engines: () => exchangeByEngine(shop, engines, product),
      words,
      known: {
        "order_line_item.metadata": ownMetadata,
        "order_line_item.product_description": noDescription,
        "order_line_item_tax_line.provider_id": taxProvider,
        ...differing("order_line_item", mrp, noSaving),
        ...differing("order_item", mrp, noSaving),
        ...differing("order_exchange", ["difference_due", "raw_difference_due"], "Ours says that there is none."),
        "order_exchange_item.note": requestNote,
        "order_exchange_item.metadata": "An empty one is as good as none.",
        "return_item.note": requestNote,
        "return_item.metadata": "An empty one is as good as none.",
        "return.created_by": "Ours says who; the engine says it of the exchange alone.",
        "order_change.created_by": "Ours says who of both changes; the engine does not of receiving.",
        "order_change_action.details.quantity":
          "A number of ours; the engine's call for goods that are written off keeps a text.",
        "fulfillment.marked_shipped_by": "Ours is packed and sent in one, and says who by `created_by`.",
        ...moreOfEngines(
          { reservation_item: 1 },
          "Ours leaves the stock in the transaction that makes it: nothing has to be reserved.",
        ),
        ...moreOfEngines(
          { order_shipping: 4, order_shipping_method: 1, order_shipping_method_tax_line: 1, order_change_action: 1 },
          "Ours goes out without a delivery of its own, which costs nothing.",
        ),
      },
    });
  });
});

describe("a product", () => {
  let made: Omit<TwinWish, "mark">;
  beforeAll(async () => {
    const { id: categoryId } = await aCategory({}, shop);
    const files = { image: await aPictureBlob("png") };
    const { data: picture } = await api(shop.admin.token, shop.url).call("uploadFile", { body: {}, files });
    const value = aSkuMark();
    await engineCall(shop, "/admin/product-tags", { value });
    const { id } = await rowOf(shop, "SELECT id FROM product_tag WHERE value = $1", [value]);
    made = { categoryId, picture, tag: { id, value } };
  });

  it("is created", async () => {
    const [first, second] = [aSkuMark(), aSkuMark()];
    const words = skusOf(first, second);
    await compare({
      ours: async () => {
        const { slug } = await saveNew(shop, { ...made, mark: first });
        words[slug] = second;
      },
      engines: () => saveNewByEngine(shop, { ...made, mark: second }),
      words,
      shared: [made.categoryId, made.tag.id],
      known: newItem,
    });
  });

  it("is updated", async () => {
    const [first, second] = [aSkuMark(), aSkuMark()];
    const ours = await saveNew(shop, { ...made, mark: first });
    const engines = await saveNew(shop, { ...made, mark: second });
    await compare({
      ours: () => saveChanged(shop, ours, first),
      engines: () => saveChangedByEngine(shop, engines, second),
      words: { ...skusOf(first, second), [ours.slug]: engines.slug },
      shared: [made.categoryId, made.tag.id],
      known: {
        ...newItem,
        "inventory_item (1 more of ours)":
          "Ours gives the item its variant's new SKU; the engine leaves it the old one.",
        "product_option_value (2 more of ours)":
          "Ours removes a value that no variant has any more; the engine only unlinks it.",
      },
    });
  });

  it("is deleted", async () => {
    const [first, second] = [aSkuMark(), aSkuMark()];
    const ours = await saveNew(shop, { ...made, mark: first });
    const engines = await saveNew(shop, { ...made, mark: second });
    await compare({
      ours: () => api(shop.admin.token, shop.url).call("deleteProduct", { params: { id: ours._id } }),
      engines: () => engineCall(shop, `/admin/products/${engines._id}`, undefined, "DELETE"),
      words: { ...skusOf(first, second), [ours.slug]: engines.slug },
      shared: [made.categoryId, made.tag.id],
      known: {
        ...differing("product_product_option", ["(row)", "deleted_at"], unlinked),
        ...differing("product_product_option_value", ["(row)", "deleted_at"], unlinked),
      },
    });
  });
});
