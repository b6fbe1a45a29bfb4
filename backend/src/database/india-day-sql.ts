/** The shop's days are India's, which has one time and no summer time. */
export const indiaZone = "Asia/Kolkata";

/** The day in India of an instant, as a SQL `date`. */
export const indiaDaySql = (instant: string) => `(${instant} AT TIME ZONE '${indiaZone}')::date`;

/** The instant at which a day begins in India. */
export const indiaMidnightSql = (day: string) => `((${day})::timestamp AT TIME ZONE '${indiaZone}')`;
