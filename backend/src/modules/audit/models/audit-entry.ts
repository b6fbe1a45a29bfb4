import { model } from "@medusajs/framework/utils";

/** Who changed what in the back office. Rows are only ever added: the table refuses to change or remove one. */
export const AuditEntry = model
  .define("audit_entry", {
    id: model.id({ prefix: "audit" }).primaryKey(),
    /** The engine's user. */
    actor_id: model.text(),
    /** What was done, e.g. `banner.updated`. */
    action: model.text(),
    subject_type: model.text(),
    subject_id: model.text(),
    /** What people call it, as it was called then. */
    subject_label: model.text(),
    /** The fields that differ, as they were and as they became; null where there was or is nothing. */
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
