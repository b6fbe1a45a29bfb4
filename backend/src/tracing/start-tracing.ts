import type { IncomingMessage } from "node:http";
import { DiagLogLevel, diag } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { registerInstrumentations } from "@opentelemetry/instrumentation";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { isAsset, pathOf, routeOf, zoneOf } from "../edge/zone";
import { log } from "../log/log";
import { tracingStarted } from "../spans/spans";
import { DiscreetProcessor } from "./discreet-processor";

/** Probes and files: many, and all alike. */
const untraced = (path: string) => isAsset(path) || path === "/ready" || path === "/health";

/**
 * Records a span for each request, statement, task and call of another service, and exports them by OTLP over HTTP.
 * OpenTelemetry's own variables say where to, and how many are sampled. Must run before anything loads `pg`.
 *
 * Nobody's context is taken over, since anybody could send one, and none is passed on to gateways.
 */
export function startTracing(): void {
  const warn = (message: string, ...details: unknown[]) => log.warn({ details }, `Tracing: ${message}`);
  const ignore = () => undefined;
  const logger = { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": "haat" }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new DiscreetProcessor(new OTLPTraceExporter())],
  });
  provider.register({ propagator: null });
  registerInstrumentations({ tracerProvider: provider, instrumentations: [requests(), calls(), statements()] });
  tracingStarted(() => provider.shutdown().catch((error: unknown) => warn("the last spans were not sent", error)));
}

/** Requests of callers, and calls by `node:http`: buckets, Google. */
function requests(): HttpInstrumentation {
  return new HttpInstrumentation({
    ignoreIncomingRequestHook: ({ url }) => untraced(pathOf(url ?? "/")),
    requestHook: (span, request) => {
      if (!("httpVersion" in request)) return;
      const { method = "", url = "/" } = request as IncomingMessage;
      const path = pathOf(url);
      const route = routeOf({ method, path, zone: zoneOf(path) });
      span.updateName(`${method} ${route}`);
      span.setAttribute("http.route", route);
    },
  });
}

/** Calls by `fetch` and undici: gateways, providers of SMS. */
function calls(): UndiciInstrumentation {
  return new UndiciInstrumentation({
    requestHook: (span, { origin, method }) => void span.updateName(`${method} ${new URL(origin).host}`),
  });
}

/** Statements that belong to no request or task are the process's own housekeeping. */
function statements(): PgInstrumentation {
  return new PgInstrumentation({
    requireParentSpan: true,
    requestHook: (span, { query }) => {
      const { name } = query as { name?: string };
      if (name) span.updateName(name);
    },
  });
}
