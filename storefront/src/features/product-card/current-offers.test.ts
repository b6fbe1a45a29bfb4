import { currentOffers } from "./current-offers";

it.each([
  ["Use code SAVE10", "at checkout"],
  ["10% off", "Apply coupon FEST at checkout."],
  ["Promo code NEW50", ""],
  ["Vouchers", "for your next order"],
])("omits %s, which cannot be redeemed", (title, description) => {
  expect(currentOffers([{ title, description, validTill: null }], new Date())).toEqual([]);
});

it("keeps offers with similar words", () => {
  const offer = { title: "Free dress code guide", description: "With codes of 12 colours.", validTill: null };
  expect(currentOffers([offer], new Date())).toEqual([offer]);
});

it("omits expired offers, and keeps those without an end", () => {
  const offer = (title: string, validTill: string | null) => ({ title, description: "", validTill });
  const offers = [
    offer("over", "2026-11-20T18:29:59.000Z"),
    offer("on", "2026-11-30T18:29:59.000Z"),
    offer("always", null),
  ];
  expect(currentOffers(offers, new Date("2026-11-24T00:00:00.000Z")).map(({ title }) => title)).toEqual([
    "on",
    "always",
  ]);
});
