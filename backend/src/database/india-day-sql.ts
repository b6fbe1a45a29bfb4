/** The shop's days are India's, which has a single time zone and no daylight saving time. */
export const indiaZone = "Asia/Kolkata";

/** The date in India at an instant, as a SQL `date`. */
export const indiaDaySql = (instant: string) => `(${instant} AT TIME ZONE '${indiaZone}')::date`;

/** The instant at which a day begins in India. */
export const indiaMidnightSql = (day: string) => `((${day})::timestamp AT TIME ZONE '${indiaZone}')`;
