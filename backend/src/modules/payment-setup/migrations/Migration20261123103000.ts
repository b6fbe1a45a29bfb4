import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Written by SQL alone. `payment_settings` is one row: `version` is for optimistic locking, `revision` rises with every
 * change of settings or keys, so that a process knows which of two reads is newer. `gateway_keys.sealed` has the
 * secrets, encrypted; `key_id` is the public part.
 */
export class Migration20261123103000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists payment_settings (
      id text primary key check (id = 'payments'), document jsonb not null, version integer not null default 1,
      revision bigint not null default 1, updated_at timestamptz not null default now())`);
    this.addSql(`create table if not exists gateway_keys (
      gateway text primary key, sealed text not null, key_id text not null,
      mode text not null check (mode in ('test', 'live')), stored_at timestamptz not null default now(),
      stored_by text not null)`);
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists gateway_keys, payment_settings");
  }
}
