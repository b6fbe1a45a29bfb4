import { dayInIndia, longDay, monthName, readDay, usualRanges, withEnd } from "./days";

const rangesOn = (today: string) => Object.fromEntries(usualRanges(today).map(({ name, range }) => [name, range]));

it("determines days in India's time zone", () => {
  expect(dayInIndia(new Date("2026-03-31T18:29:59Z"))).toBe("2026-03-31");
  expect(dayInIndia(new Date("2026-03-31T18:30:00Z"))).toBe("2026-04-01");
});

// @spec earnings-shown-day-week
it("offers ranges that include both ends", () => {
  expect(rangesOn("2026-03-05")).toEqual({
    "7 days": { from: "2026-02-27", to: "2026-03-05" },
    "30 days": { from: "2026-02-04", to: "2026-03-05" },
    "90 days": { from: "2025-12-06", to: "2026-03-05" },
    "This month": { from: "2026-03-01", to: "2026-03-05" },
    "Last month": { from: "2026-02-01", to: "2026-02-28" },
    "Financial year": { from: "2025-04-01", to: "2026-03-05" },
  });
  expect(rangesOn("2026-01-31")["Last month"]).toEqual({ from: "2025-12-01", to: "2025-12-31" });
  expect(rangesOn("2026-04-01")["Financial year"]?.from).toBe("2026-04-01");
});

// @spec days-grouping-live-address
it("parses days from a URL, and rejects everything else", () => {
  expect(["2026-02-28", "2026-02-30", "2026-2-1", "x", "", null].map(readDay)).toEqual([
    "2026-02-28",
    "",
    "",
    "",
    "",
    "",
  ]);
});

it("formats days for people", () => {
  expect([longDay("2026-03-05"), monthName("2026-03-01")]).toEqual(["5 Mar 2026", "Mar 2026"]);
});

it("moves one end of a range, and the other one if they would cross", () => {
  const march = { from: "2026-03-01", to: "2026-03-31" };
  expect(withEnd(march, "from", "2026-03-15")).toEqual({ from: "2026-03-15", to: "2026-03-31" });
  expect(withEnd(march, "from", "2026-04-02")).toEqual({ from: "2026-04-02", to: "2026-04-02" });
  expect(withEnd(march, "to", "2026-02-10")).toEqual({ from: "2026-02-10", to: "2026-02-10" });
  expect(withEnd(march, "to", "2026-02-30")).toBeNull();
});
