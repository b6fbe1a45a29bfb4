import { currentOffers } from "./current-offers";

it("leaves out what has ended, and keeps what has no end", () => {
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
