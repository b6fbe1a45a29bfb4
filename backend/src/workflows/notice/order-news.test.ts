import { orderPlaced, returnRequested } from "./order-news";

const order = {
  orderId: "order_1",
  number: 42,
  customer: "Asha Rao",
  totalPaise: 123456700,
  pieces: 2,
  returnAction: "replace",
} as const;

describe("order notices", () => {
  it("name the customer, quantity and amount in Indian format, and link to the order", () => {
    const news = orderPlaced(order);
    expect(news.title).toBe("New order #42");
    expect(news.text).toBe("Asha Rao ordered 2 items for ₹12,34,567.");
    expect(news.link).toBe("/orderdetails?search=%2342");
    expect(news.permission).toBe("view_order");
  });

  it("use the singular for one item, and a placeholder without a name", () => {
    expect(orderPlaced({ ...order, pieces: 1, customer: "" }).text).toBe("A customer ordered 1 item for ₹12,34,567.");
  });

  it("distinguish a return from a replacement", () => {
    expect(returnRequested(order).title).toBe("Replacement requested for order #42");
    expect(returnRequested({ ...order, returnAction: "return" }).title).toBe("Return requested for order #42");
  });

  it("have a different key for each kind of notice about one order", () => {
    expect(orderPlaced(order).key).not.toBe(returnRequested(order).key);
  });
});
