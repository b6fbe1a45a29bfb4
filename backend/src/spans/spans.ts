import { setTimeout as pause } from "node:timers/promises";
import { context, isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

/** How long the end of a process waits for its last spans. */
const patienceMs = 2_000;
const version = "00";
const sampled = 1;

let isOn = false;
let endTracing: () => Promise<void> = async () => undefined;

/** Called once, by what records and exports the spans. @param end exports what is left */
export function tracingStarted(end: () => Promise<void>): void {
  isOn = true;
  endTracing = end;
}

/** Exports the last spans, unless their receiver keeps the process waiting. */
export const stopTracing = async (): Promise<void> => {
  await Promise.race([endTracing(), pause(patienceMs, undefined, { ref: false })]);
};

/** The trace that the current work belongs to, for a line of the log; empty without one. */
export function traceOfLine(): { trace_id?: string } {
  const span = isOn ? trace.getActiveSpan() : undefined;
  return span ? { trace_id: span.spanContext().traceId } : {};
}

/** The current trace and span in the W3C's format of `traceparent`, for a task that continues it; null without one. */
export function traceparent(): string | null {
  const span = isOn ? trace.getActiveSpan() : undefined;
  if (!span) return null;
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `${version}-${traceId}-${spanId}-${(traceFlags & sampled).toString().padStart(2, "0")}`;
}

/** Notes the request's id at its span. */
export function nameRequest(id: string): void {
  if (isOn) trace.getActiveSpan()?.setAttribute("haat.request_id", id);
}

/** Runs work that serves many, such as a loop that a request has started, in nobody's trace. */
export const outsideSpans = <Result>(work: () => Result): Result => (isOn ? context.with(ROOT_CONTEXT, work) : work());

/** Runs a task as a span of the trace that its payload names, or of a new one. */
export async function inTaskSpan<Result>(name: string, payload: unknown, work: () => Promise<Result>): Promise<Result> {
  if (!isOn) return await work();
  return await trace
    .getTracer("haat")
    .startActiveSpan(`task ${name}`, { kind: SpanKind.CONSUMER }, contextOf(payload), async (span) => {
      try {
        return await work();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
}

/** The context of the span that a payload names. What is no valid `traceparent` begins a new trace. */
function contextOf(payload: unknown) {
  const named = (payload as { traceparent?: unknown } | null)?.traceparent;
  const [, traceId = "", spanId = "", flags = ""] = typeof named === "string" ? named.split("-") : [];
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & sampled, isRemote: true };
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : context.active();
}
