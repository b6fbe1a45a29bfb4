// The Swedish calendar writes days as the ISO standard does.
const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" });

/** The day of India's calendar that an instant falls on: `2026-12-31`. */
export const indianDay = (instant: string): string => day.format(new Date(instant));
