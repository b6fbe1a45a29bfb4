import { installEdge } from "./src/edge/install";

/** The engine calls this before it makes its HTTP server. */
export function register(): void {
  installEdge();
}
