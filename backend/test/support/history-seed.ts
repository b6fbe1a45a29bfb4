const asked = process.env.HISTORY_SEED ?? "1";

/** The seed of random histories: always the same, so that a red run is about the change; `HISTORY_SEED=random` looks for new ones. */
export const historySeed = asked === "random" ? Date.now() % 2 ** 31 : Number(asked);
