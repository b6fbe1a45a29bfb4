import { Registry } from "prom-client";
import { httpRequests } from "./http-requests";

const ended = { method: "GET", path: "/api/v1/settings", zone: "api", status: 200, ms: 12 } as const;

describe("the metrics of requests", () => {
  it("count each by route, method and status, and time it in seconds", async () => {
    const registry = new Registry();
    const observe = httpRequests(registry);
    observe(ended);
    observe({ ...ended, ms: 400 });
    observe({ ...ended, status: 503 });
    const text = await registry.metrics();
    const series = 'haat_http_request_duration_seconds_count{route="getSettings",method="GET",status=';
    expect(text).toContain(`${series}"200"} 2`);
    expect(text).toContain(`${series}"503"} 1`);
    expect(text).toContain('_bucket{le="0.25",route="getSettings",method="GET",status="200"} 1');
    expect(text).toContain('_sum{route="getSettings",method="GET",status="200"} 0.412');
  });

  it("do not grow with what callers make up", async () => {
    const registry = new Registry();
    const observe = httpRequests(registry);
    for (const made of ["A", "B", "C"]) observe({ ...ended, method: made, path: `/api/v1/${made}` });
    const text = await registry.metrics();
    expect(text).toContain('_count{route="unknown",method="other",status="200"} 3');
    expect(text).not.toContain('"A"');
  });
});
