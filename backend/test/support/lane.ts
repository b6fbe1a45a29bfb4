/**
 * Two lanes run the same tests. The gate (`npm test`) draws the same few examples each time, so that a red run is about the
 * change; the long one (`npm run test:long`) draws many new ones. What it finds is drawn again by `HAAT_SEED=<seed>`.
 */
const isLong = process.env.HAAT_LANE === "long";
const asked = process.env.HAAT_SEED;

/** What all that is random in a run is drawn from; the run prints it when it fails. */
export const laneSeed = asked ? Number(asked) : isLong ? Date.now() % 2 ** 31 : 1;

/** How often a property is tried, or what it is tried on, in each of the lanes. */
export const inLane = <T>(lanes: { gate: T; long: T }): T => (isLong ? lanes.long : lanes.gate);
