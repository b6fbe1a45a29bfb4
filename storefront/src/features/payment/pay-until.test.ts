import { payByTime } from "./pay-until";

const at = (payUntil: string | null) => ({ fromWallet: 0, due: 899, payUntil });
const now = new Date("2026-03-05T10:30:00.000Z");

describe("the deadline of an order's payment", () => {
  it("is only a time if it is today in India", () =>
    expect(payByTime(at("2026-03-05T11:00:00.000Z"), now)).toBe("4:30 pm"));

  it("includes the date on another day in India, even if it is the same day in UTC", () => {
    expect(payByTime(at("2026-03-05T18:45:00.000Z"), now)).toBe("6 March, 12:15 am");
  });

  it("is null if it has passed, or if no payment is awaited", () => {
    expect(payByTime(at("2026-03-05T10:30:00.000Z"), now)).toBeNull();
    expect(payByTime(at(null), now)).toBeNull();
  });
});
