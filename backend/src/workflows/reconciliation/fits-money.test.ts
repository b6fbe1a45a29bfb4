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
  ["nothing came", {}],
  ["the wallet paid a part of it", { takenPaise: 20_000 }],
  ["it was never paid and cancelled", { isCancelled: true, paymentStatus: "failed" }],
  ["it was paid", { paymentStatus: "paid", takenPaise: 50_000 }],
  ["a part of it was cancelled and paid back", { paymentStatus: "paid", takenPaise: 80_000, givenPaise: 30_000 }],
  ["some of it went back", { paymentStatus: "partially_refunded", takenPaise: 50_000, givenPaise: 1 }],
  [
    "it was cancelled and paid back",
    { isCancelled: true, paymentStatus: "refunded", takenPaise: 50_000, givenPaise: 50_000 },
  ],
  [
    "the wallet's part went back when it was not paid in time",
    { isCancelled: true, paymentStatus: "failed", takenPaise: 9, givenPaise: 9 },
  ],
  ["it was taken up again and paid anew", { paymentStatus: "paid", takenPaise: 100_000, givenPaise: 50_000 }],
  ["it costs nothing", { totalPaise: 0 }],
  [
    "it was cancelled and a person has to pay its cash back",
    { isCancelled: true, paymentStatus: "paid", takenPaise: 50_000, givenPaise: 50_000, toPayPaise: 50_000 },
  ],
  [
    "its wallet's part is back and a person has to pay the rest",
    { isCancelled: true, paymentStatus: "partially_refunded", takenPaise: 50_000, givenPaise: 50_000, toPayPaise: 1 },
  ],
])("accepts an order if %s", (_, order) => expect(fitsMoney(books(order))).toBe(true));

it.each<[string, Partial<OrderBooks>]>([
  ["it is paid and nobody says so", { takenPaise: 50_000 }],
  ["it is said to be paid and is not", { paymentStatus: "paid" }],
  ["less came than it costs", { paymentStatus: "paid", takenPaise: 49_999 }],
  [
    "it is cancelled and the money is still here",
    { isCancelled: true, paymentStatus: "refunded", takenPaise: 50_000, givenPaise: 10 },
  ],
  ["it failed and the money is here", { paymentStatus: "failed", takenPaise: 50_000 }],
  ["it is said to be refunded and some is here", { paymentStatus: "refunded", takenPaise: 50_000, givenPaise: 10 }],
  ["it is said to be refunded and nothing ever came", { paymentStatus: "refunded" }],
  [
    "it is said to be partly refunded and all is back",
    { paymentStatus: "partially_refunded", takenPaise: 5, givenPaise: 5 },
  ],
  [
    "it is said to be refunded and a person has still to pay it",
    { isCancelled: true, paymentStatus: "refunded", takenPaise: 50_000, givenPaise: 50_000, toPayPaise: 1 },
  ],
  ["more went back than came", { paymentStatus: "refunded", takenPaise: 5, givenPaise: 6 }],
])("rejects an order if %s", (_, order) => expect(fitsMoney(books(order))).toBe(false));
