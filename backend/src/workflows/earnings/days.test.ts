import { addDays, dayInIndia, daysIn, financialYearOf, monthOf, rangeBefore } from "./days";

describe("days in India", () => {
  it("begin at 18:30 UTC", () => {
    expect(dayInIndia(new Date("2026-03-31T18:29:59.999Z"))).toBe("2026-03-31");
    expect(dayInIndia(new Date("2026-03-31T18:30:00.000Z"))).toBe("2026-04-01");
  });

  it("are counted across months and leap days", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(daysIn({ from: "2028-02-01", to: "2028-03-01" })).toBe(30);
    expect(daysIn({ from: "2026-05-05", to: "2026-05-05" })).toBe(1);
  });

  it("have a preceding range of the same length", () => {
    expect(rangeBefore({ from: "2026-03-01", to: "2026-03-31" })).toEqual({ from: "2026-01-29", to: "2026-02-28" });
  });

  it("map to their month, also across the turn of the year", () => {
    expect(monthOf("2026-12-31")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
    expect(monthOf("2026-01-15", -1)).toEqual({ from: "2025-12-01", to: "2025-12-31" });
    expect(monthOf("2028-01-31", 1)).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  });

  it("map to their financial year, which begins in April", () => {
    expect(financialYearOf("2026-03-31")).toEqual({ from: "2025-04-01", to: "2026-03-31" });
    expect(financialYearOf("2026-04-01")).toEqual({ from: "2026-04-01", to: "2027-03-31" });
    expect(financialYearOf("2026-04-01", -1)).toEqual({ from: "2025-04-01", to: "2026-03-31" });
  });
});
