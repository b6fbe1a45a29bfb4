const format = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h12",
  timeZone: "Asia/Kolkata",
});

/** `5 March 2026 at 4:30 pm`, in India's time. */
export const dateAndTime = (instant: string): string => format.format(new Date(instant));
