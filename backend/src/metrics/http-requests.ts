import { Histogram, type Registry } from "prom-client";
import type { EndedRequest } from "../edge/request-log";
import { routeOf } from "../edge/zone";

/** Counts and times every answer. @returns what to call when a request has ended */
export function httpRequests(registry: Registry): (request: EndedRequest) => void {
  const seconds = new Histogram({
    name: "haat_http_request_duration_seconds",
    help: "Time from a request's arrival until its answer was sent or its caller left.",
    labelNames: ["route", "method", "status"] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return (request) => {
    const { method, status, ms } = request;
    seconds.observe({ route: routeOf(request), method: knownMethod(method), status }, ms / 1_000);
  };
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Callers choose the method: others would be a series each. */
const knownMethod = (method: string) => (methods.includes(method) ? method : "other");
