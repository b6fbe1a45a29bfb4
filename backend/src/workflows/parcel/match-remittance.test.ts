import { matchRemittance, toRemittanceLine } from "./match-remittance";

const parcel = (key: string, change: object = {}) => ({
  id: `par_${key}`,
  trackingKey: key,
  status: "delivered" as const,
  isCash: true,
  isCollected: false,
  due: 43_598 as number | null,
  orderId: "order_1",
  orderNumber: 7,
  ...change,
});
const line = (trackingNumber: string, paise: number | null = 43_598, reference = "HDFC7") => ({
  line: 2,
  trackingNumber,
  paise,
  reference,
});
const states = (lines: ReturnType<typeof line>[], parcels: ReturnType<typeof parcel>[]) =>
  matchRemittance(lines, parcels).map(({ state }) => state);

describe("a line of a courier's file", () => {
  it("is matched if one parcel has its number, ignoring case and spaces, and exactly its amount is due", () => {
    expect(states([line("bd 1")], [parcel("BD1"), parcel("BD2")])).toEqual(["matched"]);
    const [made] = matchRemittance([line("bd 1")], [parcel("BD1")]).map(toRemittanceLine);
    expect(made).toEqual({
      line: 2,
      trackingNumber: "bd 1",
      amount: 435.98,
      reference: "HDFC7",
      state: "matched",
      order: { _id: "order_1", orderNumber: 7 },
      due: 435.98,
    });
  });

  it.each([
    ["differs", line("BD1", 43_597), [parcel("BD1")]],
    ["received", line("BD1"), [parcel("BD1", { due: null })]],
    ["not-due", line("BD1"), [parcel("BD1", { status: "shipped" })]],
    ["not-due", line("BD1"), [parcel("BD1", { isCash: false })]],
    ["unknown", line("BD1"), [parcel("BD2")]],
    ["collected", line("BD1"), [parcel("BD1", { isCollected: true })]],
    ["collected", line("BD1"), [parcel("BD1", { isCollected: true, status: "returned", due: null })]],
    ["differs", line("BD1", 43_597), [parcel("BD1", { isCollected: true })]],
    ["not-due", line("BD1"), [parcel("BD1", { isCollected: true, status: "shipped" })]],
    ["not-due", line("BD1"), [parcel("BD1", { isCollected: true, isCash: false })]],
    ["ambiguous", line("BD1"), [parcel("BD1"), parcel("BD1", { isCollected: true })]],
    ["ambiguous", line("BD1"), [parcel("BD1"), parcel("BD1", { id: "par_other" })]],
    ["unreadable", line(""), [parcel("")]],
    ["unreadable", line("BD1", null), [parcel("BD1")]],
    ["unreadable", line("BD1", 43_598, ""), [parcel("BD1")]],
  ])("is %s otherwise", (state, one, parcels) => expect(states([one], parcels)).toEqual([state]));

  it("is doubled if its number is in the file twice: nobody knows which is right", () => {
    expect(states([line("BD1"), line("bd1", 1), line("BD2")], [parcel("BD1"), parcel("BD2")])).toEqual([
      "doubled",
      "doubled",
      "matched",
    ]);
  });
});
