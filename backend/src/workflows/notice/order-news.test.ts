import { orderPlaced, returnRequested } from "./order-news";

const order = {
  orderId: "order_1",
  number: 42,
  customer: "Asha Rao",
  totalPaise: 123456700,
  pieces: 2,
  returnAction: "replace",
} as const;

describe("what the bell says of orders", () => {
  it("names who bought how much, in Indian figures, and leads to the order", () => {
    const news = orderPlaced(order);
    expect(news.title).toBe("New order #42");
    expect(news.text).toBe("Asha Rao ordered 2 items for ₹12,34,567.");
    expect(news.link).toBe("/orderdetails?search=%2342");
    expect(news.permission).toBe("view_order");
  });

  it("counts one piece as one, and knows no name where none was given", () => {
    expect(orderPlaced({ ...order, pieces: 1, customer: "" }).text).toBe("A customer ordered 1 item for ₹12,34,567.");
  });

  it("tells a return from a replacement", () => {
    expect(returnRequested(order).title).toBe("Replacement requested for order #42");
    expect(returnRequested({ ...order, returnAction: "return" }).title).toBe("Return requested for order #42");
  });

  it("has one key for each order and each kind of news", () => {
    expect(orderPlaced(order).key).not.toBe(returnRequested(order).key);
  });
});
