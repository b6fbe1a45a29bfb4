import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readConfig } from "#config/read-config";
import { OUTBOX_MODULE } from "#modules/outbox/index";
import type { OutboxModuleService } from "#modules/outbox/service";

/** Styles are inside the mail itself; everything else is blocked: loading, scripts and form submission. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups; frame-ancestors 'none'";

/** One mail of the outbox, rendered. Not found in production. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const [message] =
    readConfig().mode === "demo"
      ? await req.scope
          .resolve<OutboxModuleService>(OUTBOX_MODULE)
          .listOutboxMessages({ id: String(req.params.id) }, { take: 1 })
      : [];
  if (!message?.html) {
    res.status(404).type("text/plain").send("Not Found");
    return;
  }
  res.set("Cache-Control", "no-store").set("Content-Security-Policy", policy).type("html").send(message.html);
}
