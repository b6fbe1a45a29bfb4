/** A webhook before anybody has signed it. `body` is JSON. */
export type MadeEvent = { id: string; type: string; body: string };
