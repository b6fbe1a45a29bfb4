import { readIdentifier } from "@haat/api-contract/login/schemas";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readConfig } from "#config/read-config";
import { OUTBOX_MODULE } from "#modules/outbox/index";
import type { OutboxModuleService } from "#modules/outbox/service";
import { outboxPage } from "./outbox-page";
import { toOutboxEntry } from "./to-outbox-entry";

/** The messages that the demo shop has sent, newest first, as JSON or as a page. Not found in production. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  if (readConfig().mode !== "demo") {
    res.status(404).type("text/plain").send("Not Found");
    return;
  }
  const asked = typeof req.query.to === "string" ? req.query.to : undefined;
  const to = asked && (readIdentifier(asked)?.value ?? asked);
  const rows = await req.scope
    .resolve<OutboxModuleService>(OUTBOX_MODULE)
    .listOutboxMessages(to ? { to } : {}, { order: { created_at: "DESC", id: "DESC" }, take: 200 });
  res.set("Cache-Control", "no-store").vary("Accept");
  if (req.accepts(["json", "html"]) === "html") {
    const shown = rows.map((row) => ({ ...toOutboxEntry(row), mailUrl: row.html ? `/dev/outbox/${row.id}` : null }));
    res.type("html").send(outboxPage(shown, asked ?? ""));
  } else res.json({ messages: rows.map(toOutboxEntry) });
}
