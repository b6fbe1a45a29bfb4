import { model } from "@medusajs/framework/utils";

/** Who changed what in the back office. Append-only: the table rejects updates and deletes. */
export const AuditEntry = model
  .define("audit_entry", {
    id: model.id({ prefix: "audit" }).primaryKey(),
    /** The engine's user. */
    actor_id: model.text(),
    /** What was done, e.g. `banner.updated`. */
    action: model.text(),
    subject_type: model.text(),
    subject_id: model.text(),
    /** The subject's display name at the time. */
    subject_label: model.text(),
    /** The changed fields, before and after; null where a side does not exist. */
    before: model.json().nullable(),
    after: model.json().nullable(),
  })
  .indexes([
    { on: ["created_at", "id"] },
    { on: ["actor_id", "created_at"] },
    { on: ["subject_type", "subject_id"] },
    { on: ["subject_type", "created_at", "id"], name: "IDX_audit_entry_subject_type_created_at" },
    { on: ["subject_label"], type: "gin", name: "IDX_audit_entry_subject_label" },
  ]);
