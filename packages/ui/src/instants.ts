const day = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});
const dayAndTime = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Asia/Kolkata",
});

const written = (format: Intl.DateTimeFormat, instant: string): string => {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? "" : format.format(date);
};

/** `5 Mar 2026`, in India's time zone. Empty for an invalid time. */
export const dayText = (instant: string): string => written(day, instant);

/** `5 Mar 2026, 4:05 pm`, in India's time zone. */
export const instantText = (instant: string): string => written(dayAndTime, instant);
