/** The part of autocannon that the bench uses; the package ships no types. */
declare module "autocannon" {
  import type { EventEmitter } from "node:events";

  export type Request = { method?: string; path: string; headers?: Record<string, string>; body?: string };
  export type Client = {
    setRequests(requests: Request[]): void;
    /** Adds what has come to the text of the answer. */
    pipelinedRequests: { addBody(body: Uint8Array): void };
  };
  export type Options = {
    url: string;
    connections: number;
    amount?: number;
    duration?: number;
    timeout?: number;
    workers?: number;
    requests?: Request[];
    setupClient?: (client: Client) => void;
  };
  export type Instance = EventEmitter & PromiseLike<{ errors: number }> & { stop(): void };

  export default function autocannon(options: Options): Instance;
}
