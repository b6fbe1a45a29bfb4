import { payByTime } from "./pay-until";

const at = (payUntil: string | null) => ({ fromWallet: 0, due: 899, payUntil });
const now = new Date("2026-03-05T10:30:00.000Z");

describe("until when an order waits for its money", () => {
  it("is a time of today in India", () => expect(payByTime(at("2026-03-05T11:00:00.000Z"), now)).toBe("4:30 pm"));

  it("names another day, also where UTC has the same", () => {
    expect(payByTime(at("2026-03-05T18:45:00.000Z"), now)).toBe("6 March, 12:15 am");
  });

  it("is nothing when it is over, and where nothing is awaited", () => {
    expect(payByTime(at("2026-03-05T10:30:00.000Z"), now)).toBeNull();
    expect(payByTime(at(null), now)).toBeNull();
  });
});
