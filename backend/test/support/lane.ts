/**
 * Two lanes run the same tests. The gate (`npm test`) uses the same few examples each time, so that a failure is caused
 * by the change; the long one (`npm run test:long`) uses many new ones. `HAAT_SEED=<seed>` reproduces its findings.
 */
const isLong = process.env.HAAT_LANE === "long";
const asked = process.env.HAAT_SEED;

/** The seed of everything random in a run, which the run prints when it fails. */
export const laneSeed = asked ? Number(asked) : isLong ? Date.now() % 2 ** 31 : 1;

/** The number of runs of a property, or its examples, in each of the lanes. */
export const inLane = <T>(lanes: { gate: T; long: T }): T => (isLong ? lanes.long : lanes.gate);
