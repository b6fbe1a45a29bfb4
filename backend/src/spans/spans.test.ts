import { SpanStatusCode } from "@opentelemetry/api";
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { inTaskSpan, outsideSpans, traceOfLine, traceparent, tracingStarted } from "./spans";

const named = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };
const payload = { id: "1", traceparent: `00-${named.traceId}-${named.spanId}-01` };

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });

describe("without tracing", () => {
  it("a task runs, and names no trace", async () => {
    const seen = await inTaskSpan("send", payload, async () => ({ ...traceOfLine(), parent: traceparent() }));
    expect(seen).toEqual({ parent: null });
  });
});

describe("with tracing", () => {
  beforeAll(() => {
    provider.register({ propagator: null });
    tracingStarted(() => provider.shutdown());
  });
  afterAll(() => provider.shutdown());
  beforeEach(() => exporter.reset());

  it("a task continues the trace of its payload, and passes it on", async () => {
    const seen = await inTaskSpan("send", payload, async () => ({ ...traceOfLine(), parent: traceparent() }));
    const [span] = exporter.getFinishedSpans();
    expect(span?.name).toBe("task send");
    expect(span?.parentSpanContext).toMatchObject(named);
    expect(seen).toEqual({
      trace_id: named.traceId,
      parent: `00-${named.traceId}-${span?.spanContext().spanId}-01`,
    });
  });

  it.each([undefined, null, 7, "", "00-0-0-01", `00-${"0".repeat(32)}-${named.spanId}-01`, `00-${named.traceId}`])(
    "a task with the traceparent %j begins a trace",
    async (wrong) => {
      await inTaskSpan("send", { traceparent: wrong }, async () => undefined);
      const [span] = exporter.getFinishedSpans();
      expect(span?.parentSpanContext).toBeUndefined();
      expect(span?.spanContext().traceId).not.toBe(named.traceId);
    },
  );

  it("what serves many is in nobody's trace", async () => {
    const seen = await inTaskSpan("send", payload, async () => outsideSpans(() => [traceOfLine(), traceparent()]));
    expect(seen).toEqual([{}, null]);
  });

  it("a failed task fails, and so does its span", async () => {
    const failing = inTaskSpan("send", {}, async () => {
      throw new Error("No mail server");
    });
    await expect(failing).rejects.toThrow("No mail server");
    expect(exporter.getFinishedSpans()[0]?.status).toEqual({ code: SpanStatusCode.ERROR });
  });

  it("work outside of a span has no trace", () => {
    expect([traceOfLine(), traceparent()]).toEqual([{}, null]);
  });
});
