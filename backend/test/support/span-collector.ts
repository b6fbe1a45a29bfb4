import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

const attribute = z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute).default([]),
});
const exported = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

export type Span = z.infer<typeof span>;

/** Receives spans as a collector of OpenTelemetry does: by OTLP over HTTP, in JSON. */
export async function aSpanCollector() {
  const spans: Span[] = [];
  const texts: string[] = [];
  let answer: (response: ServerResponse) => unknown = (response) =>
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      if (request.url === "/v1/traces") {
        const text = Buffer.concat(parts).toString();
        texts.push(text);
        const { resourceSpans } = exported.parse(JSON.parse(text));
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
      }
      answer(response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** All that it was sent. */
    texts,
    /** From now on it answers so. */
    answerWith: (how: typeof answer) => {
      answer = how;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
