import { BatchSpanProcessor, type ReadableSpan } from "@opentelemetry/sdk-trace-node";

/** What is exported of a span besides its name and times, by the older and the newer names of OpenTelemetry. */
const told = new Set([
  "db.system",
  "db.system.name",
  "haat.request_id",
  "http.method",
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "http.status_code",
  "server.address",
  "server.port",
]);

/**
 * Exports nothing that could identify a person or open anything. Instrumentations record whole statements, into which
 * the engine writes values, whole URLs, in which a provider of SMS may want its key and the code, addresses of callers,
 * and errors that quote all of these.
 */
export class DiscreetProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    const { attributes, events, links } = span;
    for (const name of Object.keys(attributes)) if (!told.has(name)) delete attributes[name];
    events.length = 0;
    links.length = 0;
    Object.assign(span, { status: { code: span.status.code } });
    super.onEnd(span);
  }
}
