import type { Client, Transport } from "@haat/api-contract/client";
import type { Call } from "./calls";

let transport: Transport | null = null;

/** Sets the transport of guests' calls: server rendering is for guests only, and its calls need no network. */
export const sendGuestsCallsBy = (guests: Transport): void => {
  transport = guests;
};

let client: Promise<Client<Call>> | undefined;

/** Loaded lazily: a server-rendered page can be read without any call. */
export function loadClient(): Promise<Client<Call>> {
  client ??= import("./calls").then(
    ({ clientOf }) => clientOf(transport),
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}

/** Every call of the shop, typed by the contract; failures are `ApiError`. */
export const api: Client<Call> = {
  call: async (name, input, headers) => (await loadClient()).call(name, input, headers),
};
