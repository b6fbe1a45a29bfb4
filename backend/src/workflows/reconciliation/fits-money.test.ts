import { fitsMoney, type OrderBooks } from "./fits-money";

const books = (order: Partial<OrderBooks>): OrderBooks => ({
  isCancelled: false,
  paymentStatus: "pending",
  totalPaise: 50_000,
  takenPaise: 0,
  givenPaise: 0,
  toPayPaise: 0,
  ...order,
});

it.each<[string, Partial<OrderBooks>]>([
  ["nothing was paid", {}],
  ["the wallet paid a part", { takenPaise: 20_000 }],
  ["it was never paid and cancelled", { isCancelled: true, paymentStatus: "failed" }],
  ["it was paid", { paymentStatus: "paid", takenPaise: 50_000 }],
  ["a part was cancelled and refunded", { paymentStatus: "paid", takenPaise: 80_000, givenPaise: 30_000 }],
  ["some of it was refunded", { paymentStatus: "partially_refunded", takenPaise: 50_000, givenPaise: 1 }],
  [
    "it was cancelled and refunded",
    { isCancelled: true, paymentStatus: "refunded", takenPaise: 50_000, givenPaise: 50_000 },
  ],
  [
    "the wallet's part was refunded when it was not paid in time",
    { isCancelled: true, paymentStatus: "failed", takenPaise: 9, givenPaise: 9 },
  ],
  ["it was reopened and paid again", { paymentStatus: "paid", takenPaise: 100_000, givenPaise: 50_000 }],
  ["it costs nothing", { totalPaise: 0 }],
  [
    "it was cancelled and its cash must be refunded by hand",
    { isCancelled: true, paymentStatus: "paid", takenPaise: 50_000, givenPaise: 50_000, toPayPaise: 50_000 },
  ],
  [
    "its wallet's part was refunded and the rest must be refunded by hand",
    { isCancelled: true, paymentStatus: "partially_refunded", takenPaise: 50_000, givenPaise: 50_000, toPayPaise: 1 },
  ],
])("accepts an order if %s", (_, order) => expect(fitsMoney(books(order))).toBe(true));

it.each<[string, Partial<OrderBooks>]>([
  ["it was paid but its status is pending", { takenPaise: 50_000 }],
  ["its status is paid but nothing was paid", { paymentStatus: "paid" }],
  ["less was paid than it costs", { paymentStatus: "paid", takenPaise: 49_999 }],
  [
    "it was cancelled but the money was not fully refunded",
    { isCancelled: true, paymentStatus: "refunded", takenPaise: 50_000, givenPaise: 10 },
  ],
  ["its status is failed but it was paid", { paymentStatus: "failed", takenPaise: 50_000 }],
  ["its status is refunded but only a part was", { paymentStatus: "refunded", takenPaise: 50_000, givenPaise: 10 }],
  ["its status is refunded but nothing was ever paid", { paymentStatus: "refunded" }],
  [
    "its status is partially refunded but everything was",
    { paymentStatus: "partially_refunded", takenPaise: 5, givenPaise: 5 },
  ],
  [
    "its status is refunded but a part must still be refunded by hand",
    { isCancelled: true, paymentStatus: "refunded", takenPaise: 50_000, givenPaise: 50_000, toPayPaise: 1 },
  ],
  ["more was refunded than paid", { paymentStatus: "refunded", takenPaise: 5, givenPaise: 6 }],
])("rejects an order if %s", (_, order) => expect(fitsMoney(books(order))).toBe(false));
