import type { Page } from "@playwright/test";

const seen = { firstSeenAt: "2026-11-21T22:00:04.000Z", lastSeenAt: "2026-11-23T06:40:12.000Z" };
const order = { _id: "order_1", orderNumber: 1042 };

/** A reconciliation response with many differences. */
const booksThatDiffer = {
  success: true,
  run: {
    _id: "recon_1",
    from: "2026-11-21",
    to: "2026-11-23",
    outcome: "incomplete",
    startedAt: "2026-11-23T06:40:00.000Z",
    endedAt: "2026-11-23T06:40:12.000Z",
    payments: 1284,
    differences: 3,
    gaps: [{ what: "stripe", why: "The gateway can't be reached." }],
  },
  differences: [
    {
      _id: "recdiff_1",
      kind: "unknown-payment",
      order,
      gateway: "razorpay",
      paymentId: "pay_Nq1x7bDhLm3kTz",
      expected: 0,
      found: 12499.5,
      detail: "",
      ...seen,
    },
    {
      _id: "recdiff_2",
      kind: "payment-status",
      order,
      gateway: "stripe",
      paymentId: "ch_3PqLmN2eZvKYlo2C1x7bDhLm",
      expected: 0,
      found: 899,
      detail: "authorized here, captured there",
      ...seen,
    },
    {
      _id: "recdiff_3",
      kind: "wallet-balance",
      order: null,
      gateway: null,
      paymentId: null,
      expected: 250,
      found: 251,
      detail: "cus_01JD6Y8M3V5K2W9T4R7Q",
      ...seen,
    },
  ],
  total: 3,
  page: 1,
  limit: 10,
};

/** For a merchant whose books differ. */
export const differentBooks = (page: Page) =>
  page.route("**/api/v1/back-office/reconciliation?*", (route) => route.fulfill({ json: booksThatDiffer }));
